import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useField } from '../forms/formScope.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { Suggestions } from './Suggestions.tsx'

interface Props {
  name: string
  type?: 'text' | 'email' | 'tel'
  optional?: boolean
  help?: ReactNode
  autoComplete?: string
  maxLength?: number
  /** reads out signs as they are, for user names and numbers */
  verbatim?: boolean
  /** shown, but not to be changed here */
  readOnly?: boolean
  /** the keys that a phone offers */
  inputMode?: 'numeric' | 'decimal'
  /** offered while typing; any other text will do too */
  suggestions?: readonly string[]
}

/** A field for one line of text. */
export function TextInput({
  name,
  type = 'text',
  optional,
  help,
  autoComplete,
  maxLength,
  verbatim,
  readOnly,
  inputMode,
  suggestions,
}: Props) {
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name)
  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
      <OutlinedInput
        {...field}
        inputRef={ref}
        id={id}
        type={type}
        fullWidth
        size="small"
        error={error !== undefined}
        autoComplete={autoComplete}
        sx={readOnly ? { backgroundColor: 'tint' } : undefined}
        inputProps={{
          maxLength,
          inputMode,
          readOnly,
          list: suggestions && `${id}-list`,
          'aria-describedby': describedBy(id, help, error),
          ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
        }}
      />
      <Suggestions id={`${id}-list`} of={suggestions} />
    </FieldFrame>
  )
}
