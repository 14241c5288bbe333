import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldLabel } from '../layout/parts.ts'

interface Props {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
  /** what the choice of nothing is called, default: all; null: something is chosen always */
  none?: string | null
}

/** One filter of a list: a choice, or all. */
export function FilterSelect({ label, value, options, onChange, none }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Box sx={{ minWidth: { xs: '100%', sm: '14rem' } }}>
      <FieldLabel component="label" htmlFor={id}>
        {label}
      </FieldLabel>
      <NativeSelect
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        {none !== null && <option value="">{none ?? t('common.all')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
