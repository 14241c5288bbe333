import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { LONGEST_HEADING } from '#contract/mappingShape.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldError } from '../../ui/layout/parts.ts'

interface Props {
  name: string
  /** what other columns are called */
  others: readonly string[]
  onChange: (name: string) => void
}

/** What a person calls a column of a file without headings: taken when it is left, and where no other column is called so. */
export function ColumnName({ name, others, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  const typed = (text ?? name).trim()
  const keys = others.map((other) => other.trim().toLowerCase())
  const isWrong = typed === '' || keys.includes(typed.toLowerCase())
  const leave = () => {
    if (text === null || isWrong) return
    if (typed !== name) onChange(typed)
    setText(null)
  }
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        value={text ?? name}
        error={isWrong}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        inputProps={{
          'aria-label': t('dataMappings.nameOfColumn'),
          'aria-describedby': isWrong ? id : undefined,
          maxLength: LONGEST_HEADING,
          autoComplete: 'off',
        }}
      />
      {isWrong && <FieldError id={id}>{t('errors.DATA_MAPPING_NAME_TWICE', { field: typed })}</FieldError>}
    </>
  )
}
