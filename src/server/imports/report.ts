import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type pg from 'pg'
import { ImportError } from './importError.ts'
import { PROBLEMS, type ProblemCode, problemText } from './problemCodes.ts'
import { type Change, firstChanges, firstProblems, type PlacedProblem, reportRows } from './report.store.ts'

/** One kind of problem with how often it occurred. */
export interface ProblemSummary {
  readonly code: ProblemCode
  readonly count: number
  /** the first ones in the file */
  readonly examples: readonly PlacedProblem[]
}

export interface ChangeSummary {
  readonly field: string
  readonly count: number
  readonly examples: readonly Change[]
}

const EXAMPLES = 3
const COLUMNS = ['line', 'number', 'reason', 'text']

/** Problems by kind, in the order of `PROBLEMS`. */
export async function summariseProblems(client: pg.PoolClient): Promise<ProblemSummary[]> {
  const rows = await firstProblems(client, EXAMPLES)
  return (Object.keys(PROBLEMS) as ProblemCode[]).flatMap((code) => {
    const examples = rows.filter((row) => row.code === code)
    return examples[0] ? [{ code, count: examples[0].total, examples }] : []
  })
}

/** Changes of recorded dogs by field, the most frequent first. */
export async function summariseChanges(client: pg.PoolClient): Promise<ChangeSummary[]> {
  const rows = await firstChanges(client, EXAMPLES)
  return [...Map.groupBy(rows, (row) => row.field)].map(([field, examples]) => ({
    field,
    count: examples[0]!.total,
    examples,
  }))
}

/**
 * Writes every problem, and every change of a recorded dog, as CSV: line, number, reason code, text; of a workbook
 * the sheet before them.
 * @throws ImportError where the file cannot be written
 */
export async function writeReport(client: pg.PoolClient, path: string, bySheet: boolean): Promise<void> {
  try {
    await pipeline(
      csvRows(client, bySheet),
      stringify({
        header: true,
        columns: [...(bySheet ? ['sheet'] : []), ...COLUMNS],
        bom: true,
        delimiter: ';',
      }),
      createWriteStream(path),
    )
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    throw new ImportError(`The report cannot be written to ${path}: ${(error as Error).message}.`)
  }
}

async function* csvRows(client: pg.PoolClient, bySheet: boolean): AsyncGenerator<(string | number)[]> {
  for await (const row of reportRows(client))
    yield [
      ...(bySheet ? [withoutFormula(row.sheet ?? '')] : []),
      row.line,
      withoutFormula(row.regnr ?? ''),
      row.code,
      row.code === 'filled' ? `${row.subject}: ${row.detail}` : problemText({ ...row, code: row.code }),
    ]
}

/** A cell that a spreadsheet would take for a formula is made plain text. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
}
