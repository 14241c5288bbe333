import Box from '@mui/material/Box'
import { useService } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** Says, where the demo data is loaded, that it is invented. */
export function DemoBanner() {
  const t = useTranslate()
  const { data } = useService()
  if (!data?.demo) return null
  return (
    <Box
      component="aside"
      aria-label={t('shell.demoLabel')}
      data-print="no"
      sx={{
        px: 2,
        py: 0.5,
        textAlign: 'center',
        fontSize: '0.875rem',
        color: 'text.secondary',
        backgroundColor: 'var(--k-palette-tint)',
      }}
    >
      {t('shell.demo')}
    </Box>
  )
}
