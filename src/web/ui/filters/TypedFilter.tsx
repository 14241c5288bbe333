import { useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { parseDay } from '../values/days.ts'
import { TextFilter } from './TextFilter.tsx'

interface Props {
  label: string
  /** what the list is narrowed to now; a day is ISO */
  value: string
  kind?: 'text' | 'day'
  suggestions?: readonly string[]
  onSet: (value: string) => void
}

/** A filter that is typed and takes hold on Enter or when its field is left; a day that is none is refused at the field. */
export function TypedFilter({ label, value, kind = 'text', suggestions, onSet }: Props) {
  const t = useTranslate()
  const shown = kind === 'day' && value ? formatDate(value) : value
  const [known, setKnown] = useState(value)
  const [text, setText] = useState(shown)
  const [wrong, setWrong] = useState(false)
  if (known !== value) {
    setKnown(value)
    setText(shown)
    setWrong(false)
  }
  const commit = () => {
    const trimmed = text.trim()
    const next = kind === 'day' && trimmed !== '' ? parseDay(trimmed) : trimmed
    setWrong(next === undefined)
    if (next !== undefined && next !== value) onSet(next)
  }
  return (
    <TextFilter
      label={label}
      value={text}
      placeholder={kind === 'day' ? t('common.dayPattern') : undefined}
      error={wrong ? t('common.dayInvalid') : undefined}
      suggestions={suggestions}
      onChange={setText}
      onCommit={commit}
    />
  )
}
