import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'
import type { ReviewClass } from '#contract/reviewStaff.ts'
import {
  LONGEST_CRITIQUE,
  REVIEW_NEEDED,
  type ReviewField,
  type ReviewGap,
  type ReviewValue,
  reviewFieldProblem,
} from '#domain/breeding/reviews.ts'
import { localTextIn } from '#domain/localText.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ClearButton } from '../../../sheets/ClearButton.tsx'
import { FieldIssues } from '../../../sheets/FieldIssues.tsx'
import { FieldMark } from '../../../sheets/FieldMark.tsx'
import { NUMBER, type Reading, TIME, textOf } from '../../../sheets/readings.ts'
import { TypedInput } from '../../../sheets/TypedInput.tsx'
import { ValueButtons } from '../../../sheets/ValueButtons.tsx'
import { Row, Text } from '../../../ui/layout/parts.ts'
import { useReviewWords } from '../useReviewWords.ts'
import type { DaySaver } from './daySaver.ts'
import type { OpenEntry } from './useDaySheet.ts'

const READINGS: Readonly<Record<Exclude<ReviewField, 'class'>, Reading>> = {
  clock: TIME,
  height: NUMBER,
  length: NUMBER,
  critique: textOf(LONGEST_CRITIQUE),
}

export interface FieldProps {
  open: OpenEntry
  field: ReviewField
  classes: readonly ReviewClass[]
  saver: DaySaver
  /** missing values are faults too, as someone has tried to publish the day */
  asked: boolean
}

/** Where a field of a dog stands on the page, for links to it. */
export const entryAnchor = ({ entry }: OpenEntry, field: ReviewField) => `entry-${entry.entryId}-${field}`

/** One field on a phone: name, state of saving, a large input, and faults. */
export function CardField(props: FieldProps) {
  const { open, field } = props
  const t = useTranslate()
  const { fieldName } = useReviewWords()
  const anchor = entryAnchor(open, field)
  const name = `${anchor}-name`
  const row = useRef<HTMLDivElement>(null)
  const now = () =>
    open.write(
      'clock',
      new Intl.DateTimeFormat('fi', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Helsinki' })
        .format(new Date())
        .replace('.', ':'),
    )
  return (
    <Box ref={row} id={anchor} tabIndex={-1} data-field={field} sx={{ py: 1, scrollMarginTop: '11rem' }}>
      <Row align="baseline" mb={0.5}>
        <Text strong id={name}>
          {fieldName(field)}
          {(field === 'height' || field === 'length') && ', cm'}
        </Text>
        <FieldMark mark={open.markOf(field)} />
        {field === 'class' && (open.values.class ?? null) !== null && (
          <ClearButton name={fieldName(field)} field={row} onClear={() => open.write('class', null)} />
        )}
      </Row>
      {field === 'clock' ? (
        <Row align="start">
          <Control {...props} labelledBy={name} />
          <Button variant="outlined" onClick={now} sx={{ minHeight: 56 }}>
            {t('reviewAdmin.now')}
          </Button>
        </Row>
      ) : (
        <Control {...props} labelledBy={name} />
      )}
      <Issues {...props} />
    </Box>
  )
}

/** The same in a cell of the grid: `labelledBy` are the names of its column and its dog. */
export function CellField(props: FieldProps & { labelledBy: string }) {
  const { open, field } = props
  return (
    <Box id={entryAnchor(open, field)} tabIndex={-1} data-field={field} sx={{ position: 'relative' }}>
      <Control {...props} dense />
      <Box sx={{ position: 'absolute', top: -6, right: 2, lineHeight: 1 }}>
        <FieldMark mark={open.markOf(field) === 'saved' ? null : open.markOf(field)} />
      </Box>
      <Issues {...props} />
    </Box>
  )
}

function Control(props: FieldProps & { labelledBy: string; dense?: boolean }) {
  const { open, field, classes, asked, labelledBy, dense = false } = props
  const common = {
    value: open.values[field] ?? null,
    disabled: false,
    labelledBy,
    describedBy: troubled(open, field, asked) ? `${entryAnchor(open, field)}-troubles` : undefined,
  }
  if (field === 'class') return <ClassChoice {...props} {...common} dense={dense} />
  const codes = classes.map(({ code }) => code)
  return (
    <TypedInput
      {...common}
      reading={READINGS[field]}
      problemOf={(value) => reviewFieldProblem(field, value as ReviewValue, codes)}
      typed={open.typedIn(field)}
      onChange={(value, typing) => open.write(field, value, typing)}
      onHold={(typed) => open.hold(field, typed)}
      patient
      dense={dense}
    />
  )
}

interface ChoiceProps {
  open: OpenEntry
  classes: readonly ReviewClass[]
  value: OpenEntry['values']['class'] & {}
  labelledBy: string
  describedBy: string | undefined
  dense: boolean
}

/** Large buttons on a phone, a list by letters on a desk; a class that is no longer offered stays where it was given. */
function ClassChoice({ open, classes, labelledBy, describedBy, dense }: Omit<ChoiceProps, 'value'>) {
  const language = useLanguage()
  const present = open.values.class ?? null
  const known = present === null || classes.some(({ code }) => code === present)
  const options = [
    ...classes.map(({ code, name }) => ({
      value: code,
      label: code,
      short: code,
      name: localTextIn(name, language),
    })),
    ...(known ? [] : [{ value: String(present), label: String(present), short: String(present), name: '' }]),
  ]
  if (!dense)
    return (
      <ValueButtons
        options={options}
        value={present}
        disabled={false}
        labelledBy={labelledBy}
        describedBy={describedBy}
        onChange={(value) => open.write('class', value)}
      />
    )
  return (
    <NativeSelect
      value={present ?? ''}
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }}
      onChange={({ target }) => open.write('class', target.value || null)}
    >
      <option value="">–</option>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name ? `${value}, ${name}` : value}
        </option>
      ))}
    </NativeSelect>
  )
}

const gapOf = (open: OpenEntry, field: ReviewField, asked: boolean): string | null =>
  asked && field in REVIEW_NEEDED && (open.values[field] ?? null) === null
    ? REVIEW_NEEDED[field as ReviewGap]
    : null

const troubled = (open: OpenEntry, field: ReviewField, asked: boolean): boolean =>
  gapOf(open, field, asked) !== null || open.unsaved.get(field)?.answer != null

function Issues({ open, field, saver, asked }: FieldProps) {
  const gap = gapOf(open, field, asked)
  return (
    <FieldIssues
      id={`${entryAnchor(open, field)}-troubles`}
      codes={gap ? [gap] : []}
      unsaved={open.unsaved.get(field)}
      options={null}
      saver={saver}
      holds
    />
  )
}
