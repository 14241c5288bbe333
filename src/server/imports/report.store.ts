import type pg from 'pg'
import type { RowPlace } from '#domain/imports/rowPlace.ts'
import type { Problem, ProblemCode } from './problemCodes.ts'
import { rowOfSheet, sheetOf } from './sheetRow.store.ts'

/** A problem as it is told: with the sheet, and the line in it. */
export type PlacedProblem = Problem & RowPlace

/** A value that a recorded dog gets. */
export interface Change extends RowPlace {
  readonly regnr: string | null
  readonly field: string
  readonly value: string
}

/** A row of the report: a problem, or a field of a recorded dog that has been filled. */
type ReportRow = Omit<PlacedProblem, 'code'> & { readonly code: ProblemCode | 'filled' }

const FETCH = 5000

/** The first `examples` problems of each kind in the file, and how many there are of it. */
export async function firstProblems(client: pg.PoolClient, examples: number) {
  const { rows } = await client.query<PlacedProblem & { readonly total: number }>(
    `select regnr, code, subject, detail, total, ${sheetOf('line')} as sheet, ${rowOfSheet('line')} as line from (
       select *, count(*) over (partition by code) as total,
         row_number() over (partition by code order by line, subject, detail) as place
       from import_problem
     ) numbered where place <= ${examples} order by code, place`,
  )
  return rows
}

/** The first `examples` changes of each field, the most frequent field first, and how many there are of it. */
export async function firstChanges(client: pg.PoolClient, examples: number) {
  const { rows } = await client.query<Change & { readonly total: number }>(
    `select regnr, field, value, total, ${sheetOf('line')} as sheet, ${rowOfSheet('line')} as line from (
       select line, regnr, field, value, count(*) over (partition by field) as total,
         row_number() over (partition by field order by line, value) as place
       from import_change
     ) numbered where place <= ${examples} order by total desc, field, place`,
  )
  return rows
}

/** Every problem and change by line; a cursor keeps memory flat however many there are. */
export async function* reportRows(client: pg.PoolClient): AsyncGenerator<ReportRow> {
  await client.query(
    `declare import_report no scroll cursor for
     select ${sheetOf('line')} as sheet, ${rowOfSheet('line')} as line, regnr, code, subject, detail from (
       select line, regnr, code, subject, detail from import_problem
       union all select line, regnr, 'filled', field, value from import_change
     ) row order by row.line, code, subject, detail`,
  )
  for (;;) {
    const { rows } = await client.query<ReportRow>(`fetch ${FETCH} from import_report`)
    yield* rows
    if (rows.length < FETCH) break
  }
  await client.query('close import_report')
}
