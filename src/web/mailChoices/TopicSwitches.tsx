import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { MailChoices, MailTopic } from '#contract/mailChoices.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

interface Props {
  choices: MailChoices
  busy: boolean
  onChoose: (choice: { topic: MailTopic; wanted: boolean }) => void
}

/** A switch for each topic of mails that are not necessary, and that the others are sent in any case. */
export function TopicSwitches({ choices, busy, onChoose }: Props) {
  const t = useTranslate()
  return (
    <>
      {choices.topics.map(({ topic, wanted }) => (
        <Box key={topic} sx={{ py: 0.5 }}>
          <FormControlLabel
            label={t(`accounts.mailChoices.topics.${topic}`)}
            control={
              <Switch
                checked={wanted}
                disabled={busy}
                onChange={(_event, checked) => onChoose({ topic, wanted: checked })}
              />
            }
            sx={{ alignItems: 'center' }}
          />
        </Box>
      ))}
      <Text tone="muted" size="small" mt={1} measure="text">
        {t('accounts.mailChoices.always')}
      </Text>
    </>
  )
}
