import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslate } from '../i18n/useTranslate.ts'

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

/** While a page loads: a line on top. While a change is saved (`meta: { blocking: true }`): also a veil over the page. */
export function LoadingOverlay() {
  const t = useTranslate()
  const saving = useIsMutating({ predicate: (mutation) => mutation.meta?.blocking === true }) > 0
  const loading = useRouterState({ select: (state) => state.isLoading })
  if (!saving && !loading) return null
  return (
    <Box
      role="progressbar"
      aria-label={t('common.loading')}
      sx={{
        position: 'fixed',
        inset: 0,
        bottom: saving ? 0 : 'auto',
        height: saving ? 'auto' : 3,
        overflow: 'hidden',
        zIndex: 'modal',
        backgroundColor: saving ? 'rgb(17 24 20 / 0.35)' : 'transparent',
        '&::before': {
          content: '""',
          display: 'block',
          width: '30%',
          height: 3,
          backgroundColor: 'secondary.main',
          animation: `${sweep} 1.2s ease-in-out infinite`,
        },
      }}
    />
  )
}
