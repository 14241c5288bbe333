import Box from '@mui/material/Box'
import { type KeyboardEvent, useId } from 'react'
import { REVIEW_FIELDS, type ReviewField } from '#domain/breeding/reviews.ts'
import { DogLink } from '../../../dogs/name/DogLink.tsx'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { FieldMark } from '../../../sheets/FieldMark.tsx'
import { Block, Row, Text, VisuallyHidden } from '../../../ui/layout/parts.ts'
import { useReviewWords } from '../useReviewWords.ts'
import type { SheetProps } from './DogCard.tsx'
import { CellField } from './EntryField.tsx'
import { RemoveDog } from './RemoveDog.tsx'

/** All dogs of the day in one table: Tab goes along a row, Enter and the arrows up and down to the same field of the next dog. */
export function DayGrid({ day, lines, classes, saver, asked }: SheetProps) {
  const t = useTranslate()
  const id = useId()
  const { fieldName } = useReviewWords()
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box component="table" aria-describedby={`${id}-keys`} onKeyDown={onKeyDown} sx={TABLE}>
        <Box component="caption" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)', width: 1, height: 1 }}>
          {t('reviewAdmin.sheet')}
        </Box>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ textAlign: 'left', minWidth: '14rem' }}>
              {t('reviewAdmin.dog')}
            </Box>
            {REVIEW_FIELDS.map((field) => (
              <Box
                component="th"
                scope="col"
                key={field}
                id={`${id}-${field}`}
                sx={{ textAlign: 'left', width: WIDTHS[field] }}
              >
                {fieldName(field)}
                {(field === 'height' || field === 'length') && ', cm'}
              </Box>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('reviewAdmin.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((open, row) => (
            <tr key={open.entry.entryId} data-dog={open.entry.dog.regnr}>
              <Box
                component="th"
                scope="row"
                id={`${id}-dog-${open.entry.entryId}`}
                sx={{ textAlign: 'left' }}
              >
                <Row align="baseline" wrap={false}>
                  <span>{row + 1}.</span>
                  <DogLink dog={open.entry.dog} breed />
                  <Block grow />
                  <FieldMark mark={open.mark} />
                </Row>
                {open.entry.fault && (
                  <Text tone="error" strong size="small">
                    {codeText(t, open.entry.fault)}
                  </Text>
                )}
              </Box>
              {REVIEW_FIELDS.map((field) => (
                <td key={field} data-row={row} data-column={field}>
                  <CellField
                    open={open}
                    field={field}
                    classes={classes}
                    saver={saver}
                    asked={asked}
                    labelledBy={`${id}-${field} ${id}-dog-${open.entry.entryId}`}
                  />
                </td>
              ))}
              <td>
                <RemoveDog day={day} open={open} small />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Text tone="muted" size="small" mt={1} id={`${id}-keys`}>
        {t('reviewAdmin.keys')}
      </Text>
    </Box>
  )
}

const WIDTHS: Readonly<Record<ReviewField, string>> = {
  clock: '6rem',
  class: '12rem',
  height: '6rem',
  length: '6rem',
  critique: '20rem',
}

/** Up and down in the column; lists keep the arrows, texts of several lines Enter as well. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement
  const cell = target.closest<HTMLElement>('td[data-row]')
  const step = stepOf(event, target)
  if (!cell || step === 0) return
  const next = event.currentTarget.querySelector<HTMLElement>(
    `td[data-row="${Number(cell.dataset.row) + step}"][data-column="${cell.dataset.column}"] :is(input, select, textarea:not([aria-hidden]))`,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

function stepOf({ key, shiftKey, altKey, ctrlKey }: KeyboardEvent, target: HTMLElement): number {
  if (altKey || ctrlKey || target instanceof HTMLTextAreaElement) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (target instanceof HTMLSelectElement) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { p: 0.75, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider', fontWeight: 400 },
  '& thead th': { fontWeight: 600, fontSize: '0.875rem' },
} as const
