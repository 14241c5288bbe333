import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useField } from '../forms/formScope.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Props {
  name: string
  optional?: boolean
  help?: ReactNode
  /** lines that are shown at first; it grows with its text */
  rows?: number
  maxLength?: number
}

/** A field for several lines of text. */
export function TextAreaInput({ name, optional, help, rows = 3, maxLength }: Props) {
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name)
  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
      <OutlinedInput
        {...field}
        inputRef={ref}
        id={id}
        multiline
        minRows={rows}
        maxRows={20}
        fullWidth
        size="small"
        error={error !== undefined}
        inputProps={{ maxLength, 'aria-describedby': describedBy(id, help, error) }}
      />
    </FieldFrame>
  )
}
