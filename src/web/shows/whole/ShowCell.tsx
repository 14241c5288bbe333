import Box from '@mui/material/Box'
import type { FocusEvent, ReactNode } from 'react'
import type { ShowColumn } from '#domain/shows/typedRow.ts'
import { isDesk } from '../../ui/isDesk.ts'
import { DogMatches } from './DogMatches.tsx'
import { CELL } from './gridLooks.ts'
import type { Line } from './lines.ts'

interface Props {
  line: Line
  column: ShowColumn
  /** for the ear: column and dog */
  label: string
  /** over the field on a phone */
  name: string
  wrong: boolean
  describedBy: string | undefined
  active: boolean
  onEnter: () => void
  onType: (value: string) => void
  /** a dog was chosen among those that match */
  onPick: (regnr: string) => void
  children: ReactNode
}

/** The most characters of each column. */
const LONGEST: Readonly<Record<ShowColumn, number>> = {
  dog: 100,
  class: 40,
  grade: 40,
  placing: 10,
  marks: 200,
  judge: 200,
  critique: 5000,
}
/** Columns that take the whole width of a phone's card. */
const WIDE: ReadonlySet<ShowColumn> = new Set(['dog', 'marks', 'judge', 'critique'])

/** One cell: always a field, so that it is written on a phone as at a desk. */
export function ShowCell({
  line,
  column,
  label,
  name,
  wrong,
  describedBy,
  active,
  onEnter,
  onType,
  onPick,
  children,
}: Props) {
  const isFixed = line.removed || (column === 'dog' && line.result !== null)
  const props = {
    value: line.typed[column],
    'aria-label': label,
    'aria-invalid': wrong || undefined,
    'aria-describedby': describedBy,
    readOnly: isFixed,
    maxLength: LONGEST[column],
    autoComplete: 'off',
    spellCheck: column === 'critique',
    // One stop of the page at a desk; on a phone every field can be gone to.
    tabIndex: active || !isDesk() ? 0 : -1,
    'data-active': active,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onEnter()
      event.target.select()
    },
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  }
  return (
    <Box
      component="td"
      role="gridcell"
      data-column={column}
      sx={{
        ...CELL,
        gridColumn: WIDE.has(column) ? '1 / -1' : 'auto',
        position: 'relative',
      }}
    >
      <Box aria-hidden sx={PHONE_NAME}>
        {name}
      </Box>
      {column === 'critique' ? (
        <Box component="textarea" rows={1} {...props} sx={{ ...FIELD(wrong), ...CRITIQUE }} />
      ) : (
        <Box
          component="input"
          {...props}
          inputMode={column === 'placing' ? 'numeric' : undefined}
          autoCapitalize={
            column === 'class' || column === 'grade' || column === 'marks' ? 'characters' : undefined
          }
          sx={FIELD(wrong)}
        />
      )}
      {children && <Box sx={{ px: 1, pb: 0.5, lineHeight: 1.2 }}>{children}</Box>}
      {column === 'dog' && active && !isFixed && <DogMatches text={line.typed.dog} onPick={onPick} />}
    </Box>
  )
}

const PHONE_NAME = {
  display: { xs: 'block', md: 'none' },
  px: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const

const FIELD = (wrong: boolean) =>
  ({
    display: 'block',
    width: '100%',
    minHeight: { xs: 44, md: 36 },
    px: 1,
    py: 0.75,
    border: { xs: 1, md: 0 },
    borderColor: { xs: 'divider', md: 'transparent' },
    borderRadius: { xs: 1, md: 0 },
    font: 'inherit',
    color: 'inherit',
    textDecoration: 'inherit',
    background: 'transparent',
    boxShadow: wrong ? 'inset 0 -3px 0 var(--k-palette-error-main)' : 'none',
    '&:read-only': { color: 'text.secondary' },
    '&:focus': {
      outline: '2px solid var(--k-palette-primary-main)',
      outlineOffset: '-2px',
      backgroundColor: 'background.paper',
    },
  }) as const

/** One line high, and over the next ones while it is written. */
const CRITIQUE = {
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: { md: 'nowrap' },
  height: { xs: '5rem', md: 36 },
  '&:focus': {
    outline: '2px solid var(--k-palette-primary-main)',
    outlineOffset: '-2px',
    backgroundColor: 'background.paper',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    position: { md: 'absolute' },
    top: 0,
    left: 0,
    height: { xs: '8rem', md: '7.5rem' },
    zIndex: 2,
  },
} as const
