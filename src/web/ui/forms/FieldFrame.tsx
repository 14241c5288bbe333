import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  id: string
  label: string
  /** said beside the label of what may be left empty */
  optional?: boolean
  help?: ReactNode
  error: string | undefined
  children: ReactNode
}

/** Ids of what describes an input: its help and what is wrong. */
export function describedBy(id: string, help: unknown, error: unknown): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** Label above, input, help and what is wrong under it. */
export function FieldFrame({ id, label, optional, help, error, children }: Props) {
  const { t } = useTranslation()
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
        {optional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {` (${t('common.optional')})`}
          </Box>
        )}
      </Box>
      {children}
      {help && (
        <Box id={`${id}-help`} sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} sx={{ mt: 0.5, color: 'error.main', fontWeight: 600, fontSize: '0.9375rem' }}>
          {error}
        </Box>
      )}
    </Box>
  )
}
