import Box from '@mui/material/Box'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import type { OfferedPhrase } from '#contract/phrases.ts'
import type { FeatureScale } from '#domain/trials/features.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { fieldProblem, LONGEST_REPORT, scaleOf } from '#domain/trials/sheetFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ClearButton } from '../../sheets/ClearButton.tsx'
import { FieldIssues } from '../../sheets/FieldIssues.tsx'
import { FieldMark } from '../../sheets/FieldMark.tsx'
import { NUMBER, textOf } from '../../sheets/readings.ts'
import type { Saver } from '../../sheets/saver.ts'
import { TypedInput } from '../../sheets/TypedInput.tsx'
import { ValueButtons } from '../../sheets/ValueButtons.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { checksAt } from '../judgement.ts'
import type { OpenLine } from '../useSheets.ts'
import { CountStepper } from './CountStepper.tsx'
import { fieldName, optionsOf } from './fields.ts'
import { fieldAnchor } from './goToField.ts'
import { Phrases } from './Phrases.tsx'

interface Props {
  sheets: Pick<ResultSheets, 'kind' | 'judges'>
  open: OpenLine
  field: SheetField
  /** missing values are faults too, as someone has tried to mark the dog done */
  showMissing: boolean
  /** null where fields are not saved one by one */
  saver: Saver | null
  /** stands beside the name */
  beside?: ReactNode
  /** offered under the review */
  phrases?: readonly OfferedPhrase[]
  /** a value was chosen by finger or mouse */
  onChosen?: (field: SheetField) => void
  /** where links lead to it; where it stands on the sheet if left out */
  anchor?: string
}

const REPORT = textOf(LONGEST_REPORT)

/** One field on a phone: name, state of saving, allowed values and faults. */
export function FieldRow({
  sheets,
  open,
  field,
  showMissing,
  saver,
  beside,
  phrases = [],
  onChosen,
  anchor = fieldAnchor(open.line.entryId, field),
}: Props) {
  const t = useTranslate()
  const row = useRef<HTMLDivElement>(null)
  const name = fieldName(t, field)
  const options = optionsOf(t, field, open.rulebook, sheets.judges)
  const isCount = field === 'pointsAtGame' || field === 'birdsMet'
  const unsaved = open.unsaved.get(field)
  const codes = checksAt(open.judgement.checks, field, showMissing)
  const zero = scaleOf(open.rulebook, field)?.zero
  const troubled = codes.length > 0 || unsaved?.answer != null
  const common = {
    value: open.values[field] ?? null,
    disabled: !open.writable,
    labelledBy: `${anchor}-name`,
    describedBy:
      [zero && `${anchor}-zero`, troubled && `${anchor}-troubles`].filter(Boolean).join(' ') || undefined,
  }
  const write = (value: typeof common.value, typing = false) => open.write(field, value, typing)
  return (
    <Box ref={row} id={anchor} onFocus={markVisited} tabIndex={-1} data-field={field} sx={ROW}>
      <Row align="baseline" mb={0.5}>
        <Text strong id={`${anchor}-name`}>
          {name}
        </Text>
        {zero && <ZeroNote id={`${anchor}-zero`} zero={zero} chosen={open.values[field] === 0} />}
        <FieldMark mark={open.markOf(field)} />
        {beside}
        {(options || isCount) && open.writable && common.value !== null && (
          <ClearButton name={name} field={row} onClear={() => write(null)} />
        )}
      </Row>
      {control()}
      {field === 'report' && open.writable && (
        <Phrases phrases={phrases} review={String(common.value ?? '')} field={row} onChange={write} />
      )}
      <FieldIssues
        id={`${anchor}-troubles`}
        codes={codes}
        unsaved={unsaved}
        options={options}
        saver={saver}
        holds={open.writable}
      />
    </Box>
  )

  function control() {
    if (options) {
      const choose = (value: typeof common.value, byPointer: boolean) => {
        write(value)
        if (byPointer) onChosen?.(field)
      }
      return <ValueButtons {...common} options={options} onChange={choose} />
    }
    if (isCount) return <CountStepper {...common} name={name} onChange={write} />
    const problemOf = (value: typeof common.value) => fieldProblem(open.rulebook, sheets.kind, field, value)
    return (
      <TypedInput
        {...common}
        reading={field === 'report' ? REPORT : NUMBER}
        problemOf={problemOf}
        typed={open.writable ? open.typedIn(field) : undefined}
        onChange={write}
        onHold={(typed) => open.hold(field, typed)}
      />
    )
  }
}

/** What a 0 of this field does to the dog, as the paper sheet says it; loud once it is chosen. */
function ZeroNote({
  id,
  zero,
  chosen,
}: {
  id: string
  zero: NonNullable<FeatureScale['zero']>
  chosen: boolean
}) {
  const t = useTranslate()
  return (
    <Text id={id} size="small" tone={chosen ? 'error' : 'muted'} strong={chosen}>
      {t(`results.zeroMeans.${zero}`)}
    </Text>
  )
}

/** Whoever has been in a field has put its cursor somewhere. */
function markVisited({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.dataset.visited = 'yes'
}

/** Under what stays at the top when a link leads to it, and in sight in a low window. */
export const UNDER_BARS = { scrollMarginTop: 'min(11rem, 25vh)' } as const

/** The field that is next has a line at its side. */
const ROW = {
  ...UNDER_BARS,
  py: 1,
  ml: '-11px',
  pl: '8px',
  borderLeft: '3px solid transparent',
  outlineOffset: '2px',
  '&:focus': { borderLeftColor: 'secondary.main' },
} as const
