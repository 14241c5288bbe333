import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '../client/ApiError.ts'
import { errorText } from '../i18n/errorText.ts'

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
  const { t } = useTranslation()
  return (
    <Box
      role="alert"
      sx={{ borderLeft: 3, borderColor: 'error.main', pl: 2, py: 1, my: 2, maxWidth: '40rem' }}
    >
      <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{title ?? errorText(t, error)}</Typography>
      {children}
      {onRetry && !isNotFound(error) && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 1.5 }}>
          {t('common.retry')}
        </Button>
      )}
    </Box>
  )
}
