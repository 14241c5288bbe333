import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** While a page loads: a line on top. While a change is saved (`meta: { blocking: true }`): also a veil over the page. */
export function LoadingOverlay() {
  const { t } = useTranslation()
  const saving = useIsMutating({ predicate: (mutation) => mutation.meta?.blocking === true }) > 0
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!saving && !loading) return null
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        bottom: saving ? 0 : 'auto',
        zIndex: 'modal',
        backgroundColor: saving ? 'rgb(17 24 20 / 0.35)' : 'transparent',
      }}
    >
      <LinearProgress aria-label={t('common.loading')} sx={{ height: 3 }} />
    </Box>
  )
}
