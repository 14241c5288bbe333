import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { ApiError, isRefusal } from '../../client/ApiError.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Text } from '../layout/parts.ts'

interface Props {
  error: unknown
  /** said instead of the error's own sentence */
  title?: string
  /** not offered where asking again would help nobody */
  onRetry?: () => void
  children?: ReactNode
}

/** A failure where its content would stand: what happened, and what to do now. */
export function ErrorState({ error, title, onRetry, children }: Props) {
  const t = useTranslate()
  return (
    <Note tone="error" mt={2} mb={2} py={1} measure="text" role="alert" data-part="failure">
      <Text component="p" tone="error" strong>
        {title ?? errorText(t, error)}
      </Text>
      {children}
      <RequestId error={error} />
      {onRetry && !isRefusal(error) && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 1.5 }}>
          {t('common.retry')}
        </Button>
      )}
    </Note>
  )
}

/** What a person tells whoever keeps the service, so that the failure is found in its log. */
export function RequestId({ error }: { error: unknown }) {
  const t = useTranslate()
  if (!(error instanceof ApiError) || error.kind !== 'unexpected' || error.requestId === null) return null
  return (
    <Text component="p" tone="muted">
      {t('common.requestId', { id: error.requestId })}
    </Text>
  )
}
