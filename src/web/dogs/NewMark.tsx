import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'

/** Marks a result that is less than a day old (docs/rules/visibility.md#new-results). */
export function NewMark() {
  const t = useTranslate()
  return (
    <Box
      component="span"
      title={t('dogs.isNewHelp')}
      sx={{
        ml: 0.75,
        px: 0.6,
        borderRadius: 0.5,
        bgcolor: 'success.main',
        color: 'success.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1.5,
        display: 'inline-block',
      }}
    >
      {t('dogs.isNew')}
    </Box>
  )
}
