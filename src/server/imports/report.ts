import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type pg from 'pg'
import { ImportError } from './importError.ts'
import { PROBLEMS, type Problem, type ProblemCode, problemText } from './problemCodes.ts'
import { type Change, firstChanges, firstProblems, reportRows } from './report.store.ts'

/** One kind of problem with how often it occurred. */
export interface ProblemSummary {
  readonly code: ProblemCode
  readonly count: number
  /** the first ones in the file */
  readonly examples: readonly Problem[]
}

export interface ChangeSummary {
  readonly field: string
  readonly count: number
  readonly examples: readonly Change[]
}

const EXAMPLES = 3

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
 * Writes every problem, and every change of a recorded dog, as CSV: line, number, reason code, text.
 * @throws ImportError where the file cannot be written
 */
export async function writeReport(client: pg.PoolClient, path: string): Promise<void> {
  try {
    await pipeline(
      csvRows(client),
      stringify({ header: true, columns: ['line', 'number', 'reason', 'text'], bom: true, delimiter: ';' }),
      createWriteStream(path),
    )
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).syscall) throw error
    throw new ImportError(`The report cannot be written to ${path}: ${(error as Error).message}.`)
  }
}

async function* csvRows(client: pg.PoolClient): AsyncGenerator<(string | number)[]> {
  for await (const row of reportRows(client))
    yield [
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
