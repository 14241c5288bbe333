import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { saveShowRows } from '#contract/endpoints/shows.ts'
import type { WholeShow } from '#contract/shows.ts'
import { SHOW_COLUMNS } from '#domain/shows/typedRow.ts'
import { LOGS } from '../../audit/queries.ts'
import { ApiError } from '../../client/ApiError.ts'
import { invalidate } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Row, Text } from '../../ui/layout/parts.ts'
import { showsAddress } from '../addresses.ts'
import { bodyOf, SHOWN_RESULTS, showQuery } from '../queries.ts'
import { useShowUndo } from '../saves/useShowUndo.ts'
import { GridLine } from './GridLine.tsx'
import { CELL, WIDTHS } from './gridLooks.ts'
import { ImportTable } from './ImportTable.tsx'
import { removedResults, sentRows, withChoice, withRemoval, withRows } from './lines.ts'
import { useCells } from './useCells.ts'
import { useColumnNames } from './useColumnNames.ts'
import { useEdits } from './useEdits.ts'
import { useRowFaults } from './useRowFaults.ts'

/** The results of a show in one grid that is used like a spreadsheet; nothing is written before it is saved. */
export function ResultGrid({ show }: { show: WholeShow }) {
  const t = useTranslate()
  const names = useColumnNames()
  const help = useId()
  const { lines, edit, reset } = useEdits(show)
  const cells = useCells({ lines, edit })
  const faults = useRowFaults(show.id, lines)
  const { save, problem } = useSave(show, () => {
    reset()
    faults.forget()
  })
  const rows = sentRows(lines)
  const removed = removedResults(lines)
  const waiting = rows.length + removed.length
  const hasFaults = lines.some((line) => Object.keys(faults.faultsOf(line)).length > 0)
  const isMended = problem?.atCells && !hasFaults
  const goToFault = () => {
    const row = lines.findIndex((line) => Object.keys(faults.faultsOf(line)).length > 0)
    if (row < 0) return false
    const column = SHOW_COLUMNS.findIndex((one) => one in faults.faultsOf(lines[row]!))
    cells.go({ row, column })
    return true
  }
  const submit = () => {
    cells.settle()
    faults.ask(rows)
    save.mutate(
      { rows: rows.map(bodyOf), removed },
      { onError: (error) => error instanceof ApiError && faults.ask(rows, error) },
    )
  }
  return (
    <Box>
      <ImportTable showId={show.id} onRows={(added) => edit((edits) => withRows(edits, added))} />
      <Box sx={{ overflow: { xs: 'visible', md: 'clip visible' }, mb: 2 }}>
        <Box
          component="table"
          role="grid"
          ref={cells.table}
          aria-label={t('wholeShows.gridTitle')}
          aria-describedby={help}
          onKeyDown={cells.onKeyDown}
          onPaste={cells.onPaste}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && cells.exit()}
          sx={TABLE}
        >
          <Box component="thead" sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
            <tr>
              <Box component="td" sx={{ ...HEAD, width: '2.75rem' }} />
              {SHOW_COLUMNS.map((column) => (
                <Box component="th" scope="col" key={column} sx={{ ...HEAD, width: WIDTHS[column] }}>
                  {names[column]}
                </Box>
              ))}
              <Box component="td" sx={{ ...HEAD, width: '3rem' }} />
            </tr>
          </Box>
          <Box component="tbody" sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
            {lines.map((line, place) => (
              <GridLine
                key={line.key}
                line={line}
                place={place}
                faults={faults.faultsOf(line)}
                check={faults.checkOf(line)}
                asked={faults.asked}
                cells={cells}
                onRemove={() => edit((edits) => withRemoval(edits, line))}
                onChoose={(own) => edit((edits) => withChoice(edits, line, own))}
              />
            ))}
          </Box>
        </Box>
      </Box>
      {problem && !isMended && (
        <Note tone="error" mb={2} py={1} role="alert">
          <Text strong>{problem.text}</Text>
          {hasFaults && (
            <Button size="small" onClick={goToFault}>
              {t('wholeShows.toFault')}
            </Button>
          )}
        </Note>
      )}
      <Row align="center" gap={2}>
        <Button variant="contained" loading={save.isPending} disabled={waiting === 0} onClick={submit}>
          {t('wholeShows.save')}
        </Button>
        <Text tone="muted" role="status">
          {waiting === 0 ? t('wholeShows.allSaved') : t('wholeShows.unsaved', { count: waiting })}
        </Text>
      </Row>
      <Text id={help} tone="muted" size="small" mt={2} measure="wide">
        {t('wholeShows.help')}
      </Text>
    </Box>
  )
}

/** The field of a refusal that is shown at its cell. */
const AT_CELL = /^rows\.\d+\.\w+$/

/** Saves all or nothing; what is refused is told over the button and at its cells. */
function useSave(show: WholeShow, onSaved: () => void) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { offer } = useShowUndo()
  const [problem, setProblem] = useState<{ readonly text: string; readonly atCells: boolean } | null>(null)
  const save = useChange(saveShowRows, {
    params: { id: show.id },
    onSuccess: async ({ show: saved, added, changed, removed, save: id }) => {
      setProblem(null)
      if (saved) queries.setQueryData(showQuery(show.id).queryKey, saved)
      onSaved()
      if (!saved) await navigate(showsAddress())
      offer(id, t('wholeShows.saved', { added, changed, removed }))
      void invalidate(queries, ...SHOWN_RESULTS, ...LOGS)
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.kind !== 'result') return
      setProblem({
        text: errorText(t, error),
        atCells: Object.keys(error.fields).some((field) => AT_CELL.test(field)),
      })
      // What somebody else has changed comes in beside what was typed.
      if (error.status === 409) void queries.invalidateQueries({ queryKey: showQuery(show.id).queryKey })
    },
  })
  return { save, problem }
}

const TABLE = {
  display: { xs: 'block', md: 'table' },
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', md: '1px 0 0 1px' },
} as const

const HEAD = {
  ...CELL,
  px: 1,
  py: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'left',
  color: 'text.secondary',
  backgroundColor: 'tint',
} as const
