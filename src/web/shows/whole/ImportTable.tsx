import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { ATTACHMENT_MAX_BYTES, CSV_TYPE, XLSX_TYPE } from '#contract/constants.ts'
import { readShowTable } from '#contract/endpoints/shows.ts'
import { areReadable, findShowColumns, rowBy, type ShowColumns } from '#domain/shows/columns.ts'
import { isEmptyRow, SHOW_COLUMNS, type TypedRow } from '#domain/shows/typedRow.ts'
import { ApiError } from '../../client/ApiError.ts'
import { useService } from '../../client/service.ts'
import { useChange } from '../../client/useChange.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { FileButton } from '../../ui/inputs/FileButton.tsx'
import { Card, FieldLabel, Fieldset, Row, Text } from '../../ui/layout/parts.ts'
import { useColumnNames } from './useColumnNames.ts'

type Table = AnswerOf<typeof readShowTable>

interface Props {
  showId: number
  /** brings the rows into the grid */
  onRows: (rows: readonly TypedRow[]) => void
}

/** Brings the rows of a file into the grid, where they are checked; nothing of it is written before the grid is saved. */
export function ImportTable({ showId, onRows }: Props) {
  const t = useTranslate()
  const helpId = useId()
  const limit = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const [problem, setProblem] = useState<string | null>(null)
  const [table, setTable] = useState<Table | null>(null)
  const reading = useChange(readShowTable, {
    params: { id: showId },
    onSuccess: (read) => setTable(read),
    onError: (error) =>
      error instanceof ApiError && error.kind === 'result' && setProblem(errorText(t, error)),
  })
  const choose = async (file: File) => {
    setTable(null)
    setProblem(file.size > limit ? t('errors.FILE_TOO_LARGE') : null)
    if (file.size > limit) return
    const type = file.name.toLowerCase().endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE
    try {
      reading.mutate(new Blob([await file.arrayBuffer()], { type }))
    } catch {
      setProblem(t('memberLists.unreadable'))
    }
  }
  return (
    <>
      <FileButton
        label={t('wholeShows.chooseFile')}
        helpId={helpId}
        loading={reading.isPending}
        onChoose={(file) => void choose(file)}
      />
      <Text tone="muted" size="small" mt={0.5} mb={2} id={helpId} measure="wide">
        {t('wholeShows.fileHelp')}
      </Text>
      {problem && (
        <Text tone="error" strong mb={2} role="alert">
          {problem}
        </Text>
      )}
      {table && (
        <ColumnChoices
          table={table}
          onRows={(rows) => {
            setTable(null)
            onRows(rows)
          }}
          onClose={() => setTable(null)}
        />
      )}
    </>
  )
}

interface ChoicesProps {
  table: Table
  onRows: Props['onRows']
  onClose: () => void
}

/** Which column of the file is which; those that their headings tell are chosen already. */
function ColumnChoices({ table: { header, rows }, onRows, onClose }: ChoicesProps) {
  const t = useTranslate()
  const names = useColumnNames()
  const [columns, setColumns] = useState<ShowColumns>(() => findShowColumns(header))
  const options = header.map((heading, place) => ({
    value: String(place),
    label: heading || t('memberLists.unnamedColumn', { number: place + 1 }),
  }))
  const typed = rows.map((cells) => rowBy(cells, columns)).filter((row) => !isEmptyRow(row))
  return (
    <Card mb={3}>
      <Fieldset>
        <FieldLabel component="legend">{t('wholeShows.columnsTitle')}</FieldLabel>
        <Row gap={2} mb={2}>
          {SHOW_COLUMNS.map((column) => (
            <FilterSelect
              key={column}
              label={names[column]!}
              value={String(columns[column] ?? '')}
              options={options}
              none={t('memberLists.noColumn')}
              onChange={(value) => setColumns({ ...columns, [column]: value === '' ? null : Number(value) })}
            />
          ))}
        </Row>
      </Fieldset>
      {!areReadable(columns) && (
        <Text tone="warning" strong mb={1}>
          {t('wholeShows.columnsMissing')}
        </Text>
      )}
      <Row gap={1}>
        <Button variant="contained" disabled={!areReadable(columns)} onClick={() => onRows(typed)}>
          {t('wholeShows.bringRows', { count: typed.length })}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </Row>
    </Card>
  )
}
