import Box from '@mui/material/Box'
import type { Consents } from '#contract/consents.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, PlainList, Text } from '../../ui/layout/parts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'

type Change = Consents['log'][number]

/** Every change of one's consents, newest first, folded away until it is asked for. */
export function ConsentLog({ log }: { log: readonly Change[] }) {
  const t = useTranslate()
  return (
    <Block component="details" mt={2}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
        {t('accounts.consents.log')}
      </Box>
      {log.length === 0 && <Text tone="muted">{t('accounts.consents.noLog')}</Text>}
      <PlainList>
        {log.map((change) => (
          <Text component="li" py={0.5} key={`${change.changedAt} ${change.kind} ${change.regnr}`}>
            <TimeText moment={change.changedAt} /> {consentText(change)}:{' '}
            {t(change.given ? 'accounts.consents.given' : 'accounts.consents.withdrawn')}
          </Text>
        ))}
      </PlainList>
    </Block>
  )

  function consentText({ kind, regnr }: Change): string {
    return kind === 'death_data' ? t('accounts.consents.logDeath', { regnr }) : t('accounts.consents.logName')
  }
}
