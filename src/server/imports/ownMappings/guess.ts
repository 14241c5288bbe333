import { emptyMapping, fieldsOfKind, mappedColumns, withColumn } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { dateReader } from '#domain/imports/dates.ts'
import { DATE_FORMATS, DAY_FIELDS, DOG_HEADINGS } from '#domain/imports/dogHeadings.ts'
import { findColumns } from '#domain/imports/findColumns.ts'
import { findKind } from '#domain/imports/sheetKinds.ts'
import type { SheetSample } from './mappings.types.ts'

/** How a sheet is written as far as its headings and first rows say; a person confirms or changes it. null: nothing of it is known. */
export function guessMapping(sample: SheetSample): SheetMapping | null {
  const mapping = byHeadings(sample.headings)
  return mapping && { ...mapping, dateFormats: formatsOf(mapping, sample) }
}

function byHeadings(headings: readonly string[]): SheetMapping | null {
  const found = findKind(headings)
  if (found)
    return [...found.places].reduce(
      (mapping, [field, place]) => withColumn(mapping, field, headings[place]!),
      emptyMapping(found.kind),
    )
  const columns = findColumns<string>(headings, HEADINGS)
  const known = Object.entries(columns).filter((entry): entry is [string, number] => entry[1] !== null)
  if (known.length === 0) return null
  return known.reduce(
    (mapping, [field, place]) => withColumn(mapping, field, headings[place]!),
    emptyMapping('dogs'),
  )
}
/** Beside what people write, the names of the fields. */
const HEADINGS = Object.fromEntries(
  fieldsOfKind('dogs').map((field) => [field, [...new Set([field, ...(DOG_HEADINGS[field] ?? [])])]]),
)

/** The format by which most of the days of the sample can be read; of two that read as many, the earlier one. */
function formatsOf(mapping: SheetMapping, { headings, rows }: SheetSample): string[] {
  const places = [...mappedColumns(mapping)].flatMap(([field, heading]) =>
    DAY_FIELDS.has(field) || field.endsWith('_date') ? headings.indexOf(heading) : [],
  )
  const texts = rows
    .flatMap(({ cells }) => places.map((place) => cells[place] ?? ''))
    .filter((text) => text !== '')
  const read = DATE_FORMATS.map((format) => {
    const days = dateReader([format])
    return texts.filter((text) => days(text) !== null).length
  })
  const most = Math.max(...read)
  return most === 0 ? mapping.dateFormats : [DATE_FORMATS[read.indexOf(most)]!]
}
