import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldFrame } from '../../ui/inputs/FieldFrame.tsx'

interface SmallProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

/** A field of a row, which the list that it stands in keeps. */
export function SmallText({
  label,
  value,
  onChange,
  kind = 'text',
  most = 40,
}: SmallProps<string> & { kind?: 'text' | 'decimal' | 'date'; most?: number }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        type={kind === 'date' ? 'date' : 'text'}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          ...(kind !== 'date' && { maxLength: most }),
          ...(kind === 'decimal' && { inputMode: 'decimal' as const }),
        }}
      />
    </FieldFrame>
  )
}

export function SmallSelect({
  label,
  value,
  onChange,
  options,
}: SmallProps<string> & { options: readonly { readonly value: string; readonly label: string }[] }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <NativeSelect
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
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

export function SmallCheck({ label, value, onChange }: SmallProps<boolean>) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={value} onChange={(_event, checked) => onChange(checked)} />}
    />
  )
}

/** Several of few, each with its box. */
export function SmallChecks({
  value,
  onChange,
  options,
}: Omit<SmallProps<readonly string[]>, 'label' | 'onChange'> & {
  onChange: (value: string[]) => void
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  return (
    <>
      {options.map((option) => (
        <SmallCheck
          key={option.value}
          label={option.label}
          value={value.includes(option.value)}
          onChange={(checked) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? checked : value.includes(one))),
            )
          }
        />
      ))}
    </>
  )
}
