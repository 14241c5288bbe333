import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldMark } from '../../sheets/FieldMark.tsx'
import type { Saver } from '../../sheets/saver.ts'
import { useSwipe } from '../../ui/focus/useSwipe.ts'
import { Block, Heading, Row, Text } from '../../ui/layout/parts.ts'
import { BELOW_BAR } from '../../ui/theme/scales.ts'
import { FieldRow, UNDER_BARS } from '../field/FieldRow.tsx'
import { fieldAnchor, stepToField } from '../field/goToField.ts'
import { checksAt } from '../judgement.ts'
import { partyName } from '../parties.ts'
import type { OpenLine } from '../useSheets.ts'
import { CardBar } from './CardBar.tsx'
import { DogSwitch } from './DogSwitch.tsx'
import { StatedSums } from './StatedSums.tsx'
import { WaterNote } from './WaterNote.tsx'

interface Props {
  sheets: ResultSheets
  lines: readonly OpenLine[]
  /** place of the shown dog */
  place: number
  onGo: (place: number) => void
  saver: Saver
  showMissing: boolean
  /** fields that are left out */
  without?: readonly SheetField[]
  /** stands beside a field's name */
  beside?: (open: OpenLine, field: SheetField) => ReactNode
  /** marks the dog done, in the bar that stays below */
  action?: ReactNode
  /** at the end of the sheet */
  children?: ReactNode
}

/** The paper's own sums, which stand last and folded away. */
const STATED: readonly SheetField[] = ['statedPoints', 'statedPrize']

/** One dog's sheet on a phone: the dog stays on top, what the sheet comes to below; swiping goes to the next dog. */
export function DogSheet({
  sheets,
  lines,
  place,
  onGo,
  saver,
  showMissing,
  without = [],
  beside,
  action,
  children,
}: Props) {
  const t = useTranslate()
  const sheet = useRef<HTMLDivElement>(null)
  const go = (to: number) => {
    if (to >= 0 && to < lines.length) onGo(to)
  }
  const swipe = useSwipe((step) => go(place + step))
  const open = lines[place]
  if (!open) return null
  const { line, judgement } = open
  const groups = groupsOf(sheets.kind, sheets.trial.type, [open.rulebook], [open.values]).map(
    ({ code, fields }) => ({
      code,
      fields: fields.filter((field) => !without.includes(field)),
    }),
  )
  return (
    <Box ref={sheet} {...swipe} sx={{ maxWidth: '40rem', mx: 'auto' }}>
      <Box data-bar sx={TOP}>
        <DogSwitch sheets={sheets} lines={lines} place={place} onGo={go} />
        <Row end mb={0.5} minHeight={20}>
          <FieldMark mark={open.mark} worded />
        </Row>
      </Box>
      <Box id={fieldAnchor(line.entryId, 'class')} tabIndex={-1} sx={{ ...UNDER_BARS, mt: 1.5 }}>
        <TrialClassChip code={line.class} /> {line.dog.regnr}, {t(statusKey(sheets.trial, line))}
        {line.party !== null && `, ${partyName(t, sheets, line.party)}`}
        {checksAt(judgement.checks, 'class', showMissing).map((code) => (
          <Text tone="error" strong key={code} role="alert">
            {t(`errors.${code}`)}
          </Text>
        ))}
      </Box>
      {groups.map(({ code, fields }) => (
        <Block component="section" mt={2.5} key={code}>
          <Heading component="h2" large ruled mb={0.5}>
            {t(`results.groups.${code}`)}
          </Heading>
          {fields.filter((field) => !STATED.includes(field)).map(row)}
          {fields.some((field) => STATED.includes(field)) && (
            <StatedSums
              key={line.dog.regnr}
              filled={STATED.some(
                (field) => open.unsaved.has(field) || (open.values[field] ?? null) !== null,
              )}
            >
              {STATED.map(row)}
            </StatedSums>
          )}
          {KIND_RULES[sheets.kind].countsWater && code === 'retrieve' && (
            <Water sheets={sheets} open={open} showMissing={showMissing} />
          )}
        </Block>
      ))}
      {children}
      <CardBar sheets={sheets} lines={lines} place={place} onGo={go} action={action} />
    </Box>
  )

  function row(field: SheetField) {
    return (
      <FieldRow
        key={`${line.dog.regnr} ${field}`}
        sheets={sheets}
        open={open!}
        field={field}
        showMissing={showMissing}
        saver={saver}
        beside={beside?.(open!, field)}
        phrases={sheets.phrases}
        onChosen={step}
      />
    )
  }

  /** Goes on to the next field that is empty. */
  function step(from: SheetField) {
    const order = groups.flatMap(({ fields }) => fields).filter((field) => !STATED.includes(field))
    const next = order.slice(order.indexOf(from) + 1).find((field) => (open!.values[field] ?? null) === null)
    if (next) stepToField(line.entryId, next)
  }
}

/** After the end nothing is being written down any more. */
const statusKey = ({ state }: ResultSheets['trial'], { status }: OpenLine['line']) =>
  state === 'ready' && status === 'entered' ? 'results.status.none' : (`results.status.${status}` as const)

/** What counts of the dog's water and track work, at its place among the parts. */
function Water({ sheets, open, showMissing }: Pick<Props, 'sheets' | 'showMissing'> & { open: OpenLine }) {
  const t = useTranslate()
  return (
    <Box id={fieldAnchor(open.line.entryId, 'water')} tabIndex={-1} sx={{ ...UNDER_BARS, mt: 1 }}>
      <Text strong>{t('results.water.title')}</Text>
      <WaterNote sheets={sheets} open={open} showMissing={showMissing} />
    </Box>
  )
}

/** Stays under the bar of the page. */
const TOP = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 1, sm: 0 },
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const
