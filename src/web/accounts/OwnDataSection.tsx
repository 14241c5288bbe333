import Download from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ownData, ownDataText } from '#contract/endpoints/accounts.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { Section } from '../ui/Section.tsx'

/** Everything the service knows about oneself, to be read or to be taken elsewhere. */
export function OwnDataSection() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section title={t('accounts.data.title')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('accounts.data.lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          href={addressOf(ownDataText, { lang: language })}
          download
        >
          {t('accounts.data.text')}
        </Button>
        <Button variant="outlined" startIcon={<Download />} href={addressOf(ownData)} download>
          {t('accounts.data.json')}
        </Button>
      </Box>
    </Section>
  )
}
