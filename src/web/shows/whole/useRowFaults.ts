import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_CRITIQUE } from '#contract/constants.ts'
import { readRow, SHOW_COLUMNS, type ShowColumn } from '#domain/shows/typedRow.ts'
import type { ApiError } from '../../client/ApiError.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { type RowCheck, rowChecksQuery, type SentRow } from '../queries.ts'
import { type Line, sentRows } from './lines.ts'

export type Faults = Readonly<Partial<Record<ShowColumn, string>>>

/** Milliseconds after which what has been typed is checked by the service. */
const PAUSE = 400

/** What is wrong with each line, by what is known here at once and what the service says soon after. */
export function useRowFaults(showId: number, lines: readonly Line[]) {
  const rows = sentRows(lines)
  const settled = useDebounced(JSON.stringify(rows), PAUSE)
  const checks = useQuery(rowChecksQuery(showId, JSON.parse(settled) as SentRow[]))
  /** what was refused when it was saved; until then what is still empty is no fault */
  const [refused, setRefused] = useState<ReadonlyMap<string, RowCheck> | null>(null)
  const checkOf = (line: Line): RowCheck | undefined =>
    line.dirty && rows.length > 0 ? checks.data?.get(line.key) : undefined
  const faultsOf = (line: Line): Faults => {
    if (!line.dirty || line.removed) return {}
    const said = {
      ...readRow({ ...line.typed, dog: line.result ? 'known' : line.typed.dog }).faults,
      ...tooLong(line),
    }
    const told = [refused?.get(line.key), checkOf(line)].flatMap((check) =>
      check ? faultsIn(check, line) : [],
    )
    const all = Object.entries({ ...Object.fromEntries(told), ...said })
    return Object.fromEntries(
      all.filter(([column]) => refused !== null || line.typed[column as ShowColumn].trim() !== ''),
    )
  }
  return {
    /** somebody has tried to save */
    asked: refused !== null,
    checkOf,
    faultsOf,
    /** from now on also what is missing is told; `error`: the refusal, whose fields name the rows that were sent */
    ask: (sent: readonly SentRow[], error?: ApiError) =>
      setRefused(new Map(sent.map((row, place) => [row.key, refusalOf(row, place, error)]))),
    forget: () => setRefused(null),
  }
}

/** What was said of values that have been changed since says nothing any more. */
const faultsIn = ({ faults, sent }: RowCheck, line: Line) =>
  Object.entries(faults).filter(([column]) => sent[column as ShowColumn] === line.typed[column as ShowColumn])

const refusalOf = (sent: SentRow, place: number, error: ApiError | undefined): RowCheck => ({
  dog: null,
  known: false,
  sent,
  faults: Object.fromEntries(
    SHOW_COLUMNS.flatMap((column) => {
      const code = error?.fields[`rows.${place}.${column}`]
      return code ? [[column, code]] : []
    }),
  ),
})

const tooLong = ({ typed }: Line): Faults =>
  typed.critique.length > LONGEST_CRITIQUE ? { critique: 'VALUE_TOO_LONG' } : {}
