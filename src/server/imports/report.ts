import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type pg from 'pg'
import { ImportError } from './importError.ts'
import { PROBLEMS, type Problem, type ProblemCode, problemText } from './problemCodes.ts'

/** One kind of problem with how often it occurred. */
export interface ProblemSummary {
  readonly code: ProblemCode
  readonly count: number
  /** the first ones in the file */
  readonly examples: readonly Problem[]
}

/** A value that a recorded dog gets. */
export interface Change {
  readonly line: number
  readonly regnr: string | null
  readonly field: string
  readonly value: string
}

export interface ChangeSummary {
  readonly field: string
  readonly count: number
  readonly examples: readonly Change[]
}

const EXAMPLES = 3
const FETCH = 5000

/** Problems by kind, in the order of `PROBLEMS`. */
export async function summariseProblems(client: pg.PoolClient): Promise<ProblemSummary[]> {
  const { rows } = await client.query<Problem & { total: number; place: number }>(
    `select * from (
       select *, count(*) over (partition by code) as total,
         row_number() over (partition by code order by line, subject, detail) as place
       from import_problem
     ) numbered where place <= ${EXAMPLES} order by code, place`,
  )
  return (Object.keys(PROBLEMS) as ProblemCode[]).flatMap((code) => {
    const examples = rows.filter((row) => row.code === code)
    return examples[0] ? [{ code, count: examples[0].total, examples }] : []
  })
}

/** Changes of recorded dogs by field, the most frequent first. */
export async function summariseChanges(client: pg.PoolClient): Promise<ChangeSummary[]> {
  const { rows } = await client.query<Change & { total: number; place: number }>(
    `select * from (
       select line, regnr, field, value, count(*) over (partition by field) as total,
         row_number() over (partition by field order by line, value) as place
       from import_change
     ) numbered where place <= ${EXAMPLES} order by total desc, field, place`,
  )
  return [...Map.groupBy(rows, (row) => row.field)].map(([field, examples]) => ({
    field,
    count: examples[0]!.total,
    examples,
  }))
}

/**
 * Writes every problem, and every change of a recorded dog, as CSV: line, number, reason code, text.
 * @throws ImportError where the file cannot be written
 */
export async function writeReport(client: pg.PoolClient, path: string): Promise<void> {
  try {
    await pipeline(
      reportRows(client),
      stringify({ header: true, columns: ['line', 'number', 'reason', 'text'], bom: true, delimiter: ';' }),
      createWriteStream(path),
    )
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    throw new ImportError(`The report cannot be written to ${path}: ${(error as Error).message}.`)
  }
}

/** A cursor keeps memory flat however many there are. */
async function* reportRows(client: pg.PoolClient): AsyncGenerator<(string | number)[]> {
  await client.query(
    `declare import_report no scroll cursor for
     select line, regnr, code, subject, detail from import_problem
     union all select line, regnr, 'filled', field, value from import_change
     order by line, code, subject, detail`,
  )
  for (;;) {
    const { rows } = await client.query<Omit<Problem, 'code'> & { code: ProblemCode | 'filled' }>(
      `fetch ${FETCH} from import_report`,
    )
    for (const row of rows)
      yield [
        row.line,
        harmless(row.regnr ?? ''),
        row.code,
        row.code === 'filled' ? `${row.subject}: ${row.detail}` : problemText({ ...row, code: row.code }),
      ]
    if (rows.length < FETCH) break
  }
  await client.query('close import_report')
}

/** A cell that a spreadsheet would take for a formula is made plain text. */
function harmless(cell: string): string {
  return /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
}
