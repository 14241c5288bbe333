import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Row, Text } from '../../ui/layout/parts.ts'
import { Spinner } from '../../ui/theme/Spinner.tsx'
import type { CaptchaState } from './useCaptcha.ts'

/** The state of the robot check, which needs nothing from the person. */
export function CaptchaNote({ state, onRetry }: { state: CaptchaState; onRetry?: () => void }) {
  const t = useTranslate()
  return (
    <Note py={0} size="small">
      <Row align="center" wrap={false} minHeight={28} role="status">
        {state === 'checking' && (
          <span aria-hidden>
            <Spinner />
          </span>
        )}
        {t(`accounts.captcha.${state}`)}
        {state === 'failed' && (
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </Row>
      <Text tone="muted">{t('accounts.captcha.local')}</Text>
    </Note>
  )
}
