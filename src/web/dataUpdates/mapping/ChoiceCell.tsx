import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface Props {
  /** for the ear: row and column name it for the eye */
  label: string
  value: string
  options: readonly Choice[]
  onChange: (value: string) => void
}

/** A choice in a table whose rows are not of a form. */
export function ChoiceCell({ label, value, options, onChange }: Props) {
  return (
    <NativeSelect
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
