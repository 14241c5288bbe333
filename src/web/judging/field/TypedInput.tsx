import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { LONGEST_REPORT } from '#domain/trials/sheetFields.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldError } from '../../ui/layout/parts.ts'
import { numberIn, shownValue } from './fields.ts'

interface Props {
  field: SheetField
  value: SheetValue
  disabled: boolean
  labelledBy: string
  describedBy: string | undefined
  /** code of what is wrong with a value by itself; such a value is not taken */
  problemOf: (value: SheetValue) => string | null
  onChange: (value: SheetValue, typing: boolean) => void
}

/** A field that is typed: the report, or a free number with comma or point. What is no number stays in the field unsaved. */
export function TypedInput({ field, value, disabled, labelledBy, describedBy, problemOf, onChange }: Props) {
  const t = useTranslate()
  const isText = field === 'report'
  const [text, setText] = useState(shownValue(value, null))
  // What somebody else, or another device, has written meanwhile.
  useEffect(() => {
    setText((typed) => (readAs(isText, typed) === value ? typed : shownValue(value, null)))
  }, [value, isText])
  const problemIn = (typed: string) => {
    const next = readAs(isText, typed)
    return next === undefined ? 'VALUE_INVALID' : problemOf(next)
  }
  const problem = problemIn(text)
  const write = (typed: string, typing: boolean) => {
    if (!problemIn(typed)) onChange(readAs(isText, typed) ?? null, typing)
  }
  return (
    <>
      <OutlinedInput
        value={text}
        readOnly={disabled}
        error={problem !== null}
        fullWidth
        multiline={isText}
        minRows={isText ? 5 : undefined}
        onChange={({ target }) => {
          setText(target.value)
          write(target.value, true)
        }}
        onBlur={() => write(text, false)}
        inputProps={{
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-invalid': problem !== null,
          maxLength: isText ? LONGEST_REPORT : 6,
          ...(!isText && { inputMode: 'decimal' as const }),
        }}
        sx={isText ? undefined : { maxWidth: '9rem' }}
      />
      {problem && <FieldError role="alert">{codeText(t, problem)}</FieldError>}
    </>
  )
}

/** The value of what stands in the input; undefined: none. */
const readAs = (isText: boolean, typed: string) => (isText ? typed || null : numberIn(typed))
