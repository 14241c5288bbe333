import { placeName } from '#domain/imports/rowPlace.ts'
import type { ImportResult } from '#server/imports/importDogs.ts'
import { PROBLEMS } from '#server/imports/problemCodes.ts'
import { groupThousands } from './importProgress.ts'

interface SummaryContext {
  readonly file: string
  readonly dryRun: boolean
  readonly strict: boolean
  readonly report: string | undefined
}

/** What an import did, or would do, for the person who ran it. */
export function importSummary(result: ImportResult, context: SummaryContext): string {
  const lines = [heading(result, context), counts(result)]
  if (result.unusedColumns.length > 0)
    lines.push(`Columns that were not used: ${result.unusedColumns.join(', ')}.`)
  if (result.unknownParents > 0)
    lines.push(
      `Parents written as unknown (NA, 0, - and the like): ${groupThousands(result.unknownParents)}.`,
    )
  lines.push(...changeLines(result), ...problemLines(result))
  if (context.report !== undefined) lines.push(`Every problem and change by line: ${context.report}`)
  return `${lines.join('\n')}\n`
}

function heading({ rows, taken, written }: ImportResult, { file, dryRun }: SummaryContext): string {
  if (taken === 0) return `${file}: nothing could be imported: ${refusedRows(rows)}.`
  const of = `${file}: ${groupThousands(rows)} rows`
  if (written) return `${of}, imported.`
  return dryRun
    ? `${of}, tried only: nothing has been changed.`
    : `${of}, refused (--strict): nothing has been changed.`
}

function refusedRows(rows: number): string {
  if (rows === 0) return 'it has no rows'
  return rows === 1 ? 'its only row is refused' : `each of its ${groupThousands(rows)} rows is refused`
}

function counts(result: ImportResult): string {
  const { newDogs, changedDogs, newNumbers, newStatements, newTitles } = result
  const dogs = `Dogs: ${groupThousands(newDogs)} new, ${groupThousands(changedDogs)} changed.`
  const more = [
    [newNumbers, 'numbers'],
    [newStatements, 'health statements'],
    [newTitles, 'titles'],
  ] as const
  const added = more.filter(([count]) => count > 0).map(([count, name]) => `${groupThousands(count)} ${name}`)
  return added.length > 0 ? `${dogs} New: ${added.join(', ')}.` : dogs
}

function changeLines({ changes }: ImportResult): string[] {
  if (changes.length === 0) return []
  return [
    'Recorded dogs get:',
    ...changes.flatMap(({ field, count, examples }) => [
      `  ${groupThousands(count)} × ${field}`,
      ...examples.map((change) => `      ${placeName(change)}: ${change.regnr}: ${change.value}`),
    ]),
  ]
}

function problemLines({ problems }: ImportResult): string[] {
  if (problems.length === 0) return ['No problems.']
  return [
    'Problems:',
    ...problems.flatMap(({ code, count, examples }) => [
      `  ${groupThousands(count)} × ${PROBLEMS[code].title} (${code})`,
      ...examples.map(
        ({ regnr, subject, detail, ...place }) =>
          `      ${placeName(place)}: ${[...new Set([regnr, subject, detail])].filter((part) => part !== null).join(', ') || 'empty'}`,
      ),
    ]),
  ]
}
