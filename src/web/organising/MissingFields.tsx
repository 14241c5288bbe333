import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** What a draft still lacks before it may be published: the codes, each once. */
export function MissingFields({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <Box component="ul" aria-label={t('trialAdmin.missing.title')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {codes.map((code) => (
        <li key={code}>{t(`errors.${code}`)}</li>
      ))}
    </Box>
  )
}
