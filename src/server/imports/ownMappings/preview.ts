import type { PreviewRow, PreviewSheet } from '#contract/dataMappings.ts'
import { givenFields, mappedColumns, missingFields } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { headerKey } from '#domain/imports/headerKey.ts'
import { twiceMapped } from './faults.ts'
import type { SheetSample } from './mappings.types.ts'
import { type PreviewContext, type RowProblem, sheetReader } from './previewReader.ts'

/** Rows that a preview shows: the first ones, and the first ones with a problem. */
const SHOWN = 10
/** Different problems of a sheet that are counted, and characters of a text that is shown. */
const [MOST_PROBLEMS, LONGEST_TEXT] = [50, 200]

/** How the beginning of a sheet would be read; of a mapping that cannot be used yet, what it lacks. */
export function previewOf(sample: SheetSample, mapping: SheetMapping, context: PreviewContext): PreviewSheet {
  const missing = missingFields(mapping)
  const twice = twiceMapped(mapping)
  const looked = sample.rows.length
  if (missing.length > 0) return { missing, twice, looked, refused: 0, rows: [], problems: [] }
  const read = sheetReader(sample, mapping, context)
  const rows = sample.rows.map((row) => {
    const { refused, values, problems } = read(row)
    return { row, refused, values, problems }
  })
  const hasProblem = ({ problems }: (typeof rows)[number]) => problems.length > 0
  const shown = new Set([...rows.slice(0, SHOWN), ...rows.filter(hasProblem).slice(0, SHOWN)])
  const places = placesOf(sample.headings, mapping)
  return {
    missing,
    twice,
    looked,
    refused: rows.filter(({ refused }) => refused).length,
    rows: rows
      .filter((one) => shown.has(one))
      .map(
        ({ row, ...one }): PreviewRow => ({
          line: row.line,
          refused: one.refused,
          cells: places.map(([field, place]) => {
            const text = row.cells[place] ?? ''
            const problem = one.problems.find(({ fields }) => fields.includes(field))
            const value = problem ? null : (one.values.get(field) ?? null)
            return { field, text: cut(text), value: value && cut(value), problem: problem?.code ?? null }
          }),
          problems: one.problems
            .filter(({ fields }) => !fields.some((field) => places.some(([known]) => known === field)))
            .map(({ code }) => code),
        }),
      ),
    problems: counted(rows.flatMap(({ problems }) => problems)),
  }
}

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text)

/** The mapped fields with the places of their columns, in the order of the file; behind them those that are the same in all rows. */
const placesOf = (headings: readonly string[], mapping: SheetMapping): [string, number][] => {
  const keys = headings.map(headerKey)
  const inColumns = [...mappedColumns(mapping)]
    .map(([field, heading]): [string, number] => [field, keys.indexOf(headerKey(heading))])
    .filter(([, place]) => place >= 0)
    .sort((one, other) => one[1] - other[1])
  const known = new Set(inColumns.map(([field]) => field))
  return [
    ...inColumns,
    ...givenFields(mapping).flatMap((field): [string, number][] => (known.has(field) ? [] : [[field, -1]])),
  ]
}

function counted(problems: readonly RowProblem[]): PreviewSheet['problems'] {
  const groups = new Map<string, PreviewSheet['problems'][number]>()
  for (const { code, fields, detail } of problems) {
    const field = fields[0] ?? null
    const key = JSON.stringify([code, field])
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { code, field, count: 1, example: detail && cut(detail) })
  }
  return [...groups.values()].sort((one, other) => other.count - one.count).slice(0, MOST_PROBLEMS)
}
