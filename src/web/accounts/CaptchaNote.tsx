import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'
import type { CaptchaState } from './useCaptcha.ts'

/** Tells how the robot check goes; it asks nothing of the person. */
export function CaptchaNote({ state, onRetry }: { state: CaptchaState; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, fontSize: '0.9375rem' }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
        {state === 'checking' && <CircularProgress size={16} aria-hidden />}
        {t(`accounts.captcha.${state}`)}
        {state === 'failed' && (
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('accounts.captcha.local')}</Box>
    </Box>
  )
}
