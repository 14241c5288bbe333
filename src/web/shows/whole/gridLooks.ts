import type { ShowColumn } from '#domain/shows/typedRow.ts'
import type { Line } from './lines.ts'

/** Widths of the columns at a desk. */
export const WIDTHS: Readonly<Record<ShowColumn, string>> = {
  dog: '13rem',
  class: '5rem',
  grade: '7rem',
  placing: '5rem',
  marks: '11rem',
  judge: '13rem',
  critique: 'auto',
}

/** Thin lines right of and under every cell at a desk; on a phone a line is a card of fields. */
export const CELL = {
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: 0, md: '0 1px 1px 0' },
  p: 0,
  verticalAlign: 'top',
} as const

export const LINE = ({ dirty, removed }: Line) => ({
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: '1fr 1fr',
  gap: { xs: 1, md: 0 },
  py: { xs: 1.5, md: 0 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: 'divider',
  backgroundColor: dirty ? 'tint' : 'background.paper',
  ...(removed && { textDecoration: 'line-through', color: 'text.secondary' }),
})

/** The number of a line, and what is done with it: at the head of a phone's card. */
export const NUMBER = {
  ...CELL,
  px: 1,
  pt: { md: 0.75 },
  order: -2,
  textAlign: { xs: 'left', md: 'right' },
  color: 'text.secondary',
} as const
export const ACTION = { ...CELL, order: -1, textAlign: { xs: 'right', md: 'center' } } as const
