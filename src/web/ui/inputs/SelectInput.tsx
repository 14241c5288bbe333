import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useField } from '../forms/formScope.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Props {
  name: string
  options: readonly { readonly value: string; readonly label: string }[]
  help?: ReactNode
}

/** A choice of one among few. */
export function SelectInput({ name, options, help }: Props) {
  const { id, label, error, register } = useField(name)
  const { ref, ...field } = register(name)
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <NativeSelect
        {...field}
        inputRef={ref}
        fullWidth
        error={error !== undefined}
        input={<OutlinedInput size="small" />}
        inputProps={{ id, 'aria-describedby': describedBy(id, help, error) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
