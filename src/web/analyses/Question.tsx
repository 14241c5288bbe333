import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import { Fragment } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

interface Slot {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}
export type QuestionSlots = Readonly<Record<'by' | 'measure' | 'breed' | 'from' | 'to', Slot>>

/** The question as a sentence with choices in it; the words stand in the order of the reader's language. */
export function Question({ sentence, slots }: { sentence: string; slots: QuestionSlots }) {
  const t = useTranslate()
  const parts = sentence.split(/\[(\w+)\]/)
  return (
    <Box role="group" aria-label={t('analyses.question.label')} sx={SENTENCE}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          <span key={part}>{part}</span>
        ) : (
          <Fragment key={part}>{isSlot(part, slots) && <Choice {...slots[part]} />}</Fragment>
        ),
      )}
    </Box>
  )
}

const isSlot = (name: string, slots: QuestionSlots): name is keyof QuestionSlots => name in slots

function Choice({ label, value, options, onChange }: Slot) {
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<InputBase />}
      inputProps={{ 'aria-label': label }}
      sx={CHOICE}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

const SENTENCE = {
  mb: 3,
  fontSize: '1.25rem',
  lineHeight: 2,
} as const

const CHOICE = {
  maxWidth: '100%',
  verticalAlign: 'baseline',
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  borderBottom: 2,
  borderColor: 'primary.main',
  '& .MuiNativeSelect-select': { minHeight: 0, py: 0.25, textOverflow: 'ellipsis', fieldSizing: 'content' },
  '&.Mui-focused': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
  '@media print': { borderBottom: 0, '& svg': { display: 'none' } },
} as const
