import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Suggestions } from '../inputs/Suggestions.tsx'
import { FieldError, FieldLabel } from '../layout/parts.ts'

interface Props {
  label: string
  value: string
  placeholder?: string
  /** what is wrong with the value */
  error?: string
  /** offered while typing */
  suggestions?: readonly string[]
  onChange: (value: string) => void
  /** on Enter, and when the field is left */
  onCommit?: () => void
}

/** One filter of a list that is typed. */
export function TextFilter({ label, value, placeholder, error, suggestions, onChange, onCommit }: Props) {
  const id = useId()
  return (
    <Box>
      <FieldLabel component="label" htmlFor={id}>
        {label}
      </FieldLabel>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={value}
        placeholder={placeholder}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onCommit}
        onKeyDown={(event) => event.key === 'Enter' && onCommit?.()}
        inputProps={{
          maxLength: 100,
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': error && `${id}-error`,
          list: suggestions && `${id}-list`,
        }}
      />
      <Suggestions id={`${id}-list`} of={suggestions} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  )
}
