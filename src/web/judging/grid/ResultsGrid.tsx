import Box from '@mui/material/Box'
import { useId, useMemo, useState } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { Saver } from '../../sheets/saver.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { optionsOf } from '../field/fields.ts'
import { checksAt } from '../judgement.ts'
import { OverrideOffer } from '../sheet/OverrideOffer.tsx'
import { ProblemList } from '../sheet/ProblemList.tsx'
import { SheetPaper } from '../sheet/SheetPaper.tsx'
import { WaterNote } from '../sheet/WaterNote.tsx'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'
import { GridCell } from './GridCell.tsx'
import { GridHead } from './GridHead.tsx'
import { DoneCell, RowHead } from './GridRow.tsx'
import { gridColumns } from './gridColumns.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { useGrid } from './useGrid.ts'
import { ValueBar } from './ValueBar.tsx'

interface Props {
  sheets: ResultSheets
  lines: readonly OpenLine[]
  saver: Saver
  marking: Marking
  /** row in which it begins */
  start: number
}

/** All dogs of the day in one grid that is used like a spreadsheet. */
export function ResultsGrid({ sheets, lines, saver, marking, start }: Props) {
  const t = useTranslate()
  const stored = useMemo(() => sheets.lines.map(({ values }) => values), [sheets.lines])
  const columns = useMemo(
    () => gridColumns(groupsOf(sheets.kind, sheets.trial.type, sheets.rulebooks, stored)),
    [sheets.kind, sheets.trial.type, sheets.rulebooks, stored],
  )
  const help = useId()
  const [dialog, setDialog] = useState<'report' | 'open' | null>(null)
  const options = (open: OpenLine, field: SheetField) => optionsOf(t, field, open.rulebook, sheets.judges)
  const grid = useGrid({
    sheets,
    lines,
    columns,
    optionsOf: options,
    onReport: () => setDialog('report'),
    start,
  })
  const { active } = grid
  const open = grid.openAt(active)
  const field = grid.fieldAt(active)
  const askedOf = ({ line }: OpenLine) => line.entryId !== null && marking.asked.has(line.entryId)

  const act = (row: number) => {
    const target = lines[row]
    grid.go({ row, column: columns.length - 1 })
    if (!target) return
    if (target.line.status !== 'entered') return setDialog('open')
    void marking.done(target)
  }
  const goTo = (name: SheetField | 'class') => {
    const column = columns.findIndex((one) => one.field === name)
    if (column >= 0) grid.go({ row: active.row, column })
  }
  const close = () => {
    setDialog(null)
    grid.go(active)
  }
  const codes = open && field ? checksAt(open.judgement.checks, field, askedOf(open)) : []
  return (
    <Box>
      <ValueBar
        grid={grid}
        options={open && field ? options(open, field) : null}
        codes={codes}
        saver={saver}
        onReport={() => setDialog('report')}
        beside={
          open &&
          KIND_RULES[sheets.kind].countsWater && (
            <WaterNote sheets={sheets} open={open} showMissing={askedOf(open)} titled />
          )
        }
      >
        {open && field === null && askedOf(open) && open.judgement.checks.length > 0 && (
          <>
            <ProblemList checks={open.judgement.checks} onGo={goTo} />
            <OverrideOffer key={open.line.entryId} open={open} marking={marking} onClose={close} />
          </>
        )}
      </ValueBar>
      <Box sx={{ overflow: 'auto', maxHeight: 'calc(100vh - 13rem)' }}>
        <Box
          component="table"
          role="grid"
          ref={grid.table}
          aria-label={t('results.grid.caption')}
          aria-describedby={help}
          onKeyDown={grid.onKeyDown}
          sx={{
            borderCollapse: 'separate',
            borderSpacing: 0,
            width: 'max-content',
            borderLeft: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <GridHead columns={columns} />
          <tbody>
            {lines.map((line, row) => (
              <tr key={line.line.dog.regnr} data-dog={line.line.dog.regnr}>
                <RowHead open={line} sheets={sheets} />
                {columns.map((column, place) => cell(line, row, column.field, place))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Row align="start" gap={2} mt={1}>
        <Box id={help} sx={{ flex: '1 1 20rem', color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('results.grid.keys')} {sheets.writable && t('results.grid.help')}
        </Box>
        {open && <SheetPaper sheets={sheets} open={open} named />}
      </Row>
      {open && dialog === 'report' && <ReportDialog open={open} saver={saver} onClose={close} />}
      {open && (
        <ConfirmDialog
          open={dialog === 'open'}
          question={t('results.open.question', { dog: open.line.dog.name || open.line.dog.regnr })}
          action={t('results.open.action')}
          busy={marking.busy === open.line.entryId}
          onConfirm={() => void marking.open(open).then(close)}
          onClose={close}
        >
          {t('results.open.help')}
        </ConfirmDialog>
      )}
    </Box>
  )

  function cell(line: OpenLine, row: number, own: SheetField | null, column: number) {
    const isActive = active.row === row && active.column === column
    const onEnter = () => {
      if (!isActive) grid.go({ row, column })
    }
    if (own === null) {
      return (
        <DoneCell
          key="done"
          open={line}
          kind={sheets.kind}
          active={isActive}
          failing={line.judgement.checks.length}
          showMissing={askedOf(line)}
          busy={marking.busy === line.line.entryId}
          writable={sheets.writable}
          onEnter={onEnter}
          onAct={() => act(row)}
        />
      )
    }
    return (
      <GridCell
        key={own}
        open={line}
        field={own}
        options={options(line, own)}
        codes={checksAt(line.judgement.checks, own, askedOf(line))}
        active={isActive}
        typing={isActive && !options(line, own) ? grid.typing.text : ''}
        refused={isActive && grid.typing.refused}
        onEnter={onEnter}
      />
    )
  }
}
