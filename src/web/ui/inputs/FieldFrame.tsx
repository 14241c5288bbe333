import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldError, FieldLabel, Span, Text } from '../layout/parts.ts'

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
  const t = useTranslate()
  return (
    <Box>
      <FieldLabel component="label" htmlFor={id}>
        {label}
        {optional && (
          <Span tone="muted" strong={false}>
            {` (${t('common.optional')})`}
          </Span>
        )}
      </FieldLabel>
      {children}
      {help && (
        <Text tone="muted" size="small" mt={0.5} id={`${id}-help`}>
          {help}
        </Text>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}
