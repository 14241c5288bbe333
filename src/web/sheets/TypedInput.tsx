import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import type { SheetValue } from '#domain/trials/sheet.ts'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FieldError } from '../ui/layout/parts.ts'
import type { Reading } from './readings.ts'

interface Props {
  reading: Reading
  value: SheetValue
  disabled: boolean
  /** ids of its name's words */
  labelledBy: string
  describedBy: string | undefined
  /** what was typed and is no value; undefined: the value stands */
  typed: string | undefined
  /** code of what is wrong with a value by itself; such a value is not taken */
  problemOf: (value: SheetValue) => string | null
  onChange: (value: SheetValue, typing: boolean) => void
  /** keeps what is no value, so that it is neither lost nor taken for saved */
  onHold: (typed: string) => void
  /** says what is wrong only once the field is left: the beginning of a right value may be a wrong one */
  patient?: boolean
  /** in a cell of a table */
  dense?: boolean
}

/** A field that is typed. What cannot be read, or is wrong, stays in the field, kept but not saved. */
export function TypedInput({ reading, problemOf, onChange, onHold, ...props }: Props) {
  const { value, typed: held, disabled, labelledBy, describedBy, patient = false, dense = false } = props
  const { read, show, unread, longest, inputMode, lines } = reading
  const t = useTranslate()
  const [text, setText] = useState(held ?? show(value))
  const [focused, setFocused] = useState(false)
  // What somebody else, or another device, has written meanwhile.
  useEffect(() => {
    setText((typed) => held ?? (read(typed) === value ? typed : show(value)))
  }, [value, held, read, show])
  const problemIn = (typed: string) => {
    const next = read(typed)
    return next === undefined ? unread : problemOf(next)
  }
  const problem = patient && focused ? null : problemIn(text)
  const write = (typed: string, typing: boolean) => {
    if (!problemIn(typed)) onChange(read(typed) ?? null, typing)
    // While it is being typed the beginning of a right value may be a wrong one.
    else if (!typing && typed !== show(value)) onHold(typed)
  }
  return (
    <>
      <OutlinedInput
        value={text}
        readOnly={disabled}
        error={problem !== null}
        fullWidth
        size={dense ? 'small' : 'medium'}
        multiline={lines}
        minRows={lines && !dense ? 5 : undefined}
        maxRows={lines && dense ? 6 : undefined}
        onFocus={() => setFocused(true)}
        onChange={({ target }) => {
          setText(target.value)
          write(target.value, true)
        }}
        onBlur={() => {
          setFocused(false)
          if (!disabled) write(text, false)
        }}
        inputProps={{
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-invalid': problem !== null,
          maxLength: longest,
          autoComplete: 'off',
          inputMode,
        }}
        sx={lines || dense ? undefined : { maxWidth: '9rem' }}
      />
      {problem && <FieldError role="alert">{codeText(t, problem)}</FieldError>}
    </>
  )
}
