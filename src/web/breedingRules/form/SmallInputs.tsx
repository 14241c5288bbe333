import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { finnishToday, parseDay } from '../../ui/values/days.ts'
import { readDay } from '../../ui/values/readDay.ts'

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
}: SmallProps<string> & { kind?: 'text' | 'decimal'; most?: number }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: most, ...(kind === 'decimal' && { inputMode: 'decimal' as const }) }}
      />
    </FieldFrame>
  )
}

/** A day, typed as `DayInput` takes it; its value is ISO, or empty where none can be read. */
export function SmallDay({ label, value, onChange }: SmallProps<string>) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isTyped = (parseDay(typed) ?? '') === value
  const shown = isTyped ? typed : value && formatDate(value)
  const error = isLeft && isTyped && typed !== '' && value === '' ? t('common.dayInvalid') : undefined
  const complete = () => {
    setLeft(true)
    const day = readDay(shown, finnishToday(), 'past')
    if (day === undefined) return
    setTyped(formatDate(day))
    onChange(day)
  }
  return (
    <FieldFrame id={id} label={label} help={t('common.dayPattern')} error={error}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        autoComplete="off"
        error={error !== undefined}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          setLeft(false)
          onChange(parseDay(target.value) ?? '')
        }}
        onBlur={complete}
        inputProps={{
          maxLength: 12,
          inputMode: 'decimal' as const,
          'aria-describedby': describedBy(id, true, error),
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
