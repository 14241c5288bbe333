import type { Mapping } from '#contract/mappingShape.ts'
import { FIELD_NAMES, type FieldName } from '#domain/imports/fields.ts'
import { headerKey } from '#domain/imports/headerKey.ts'
import { ImportError } from './importError.ts'

/** Where the columns of a mapping stand in one file. */
export interface Columns {
  readonly count: number
  /** place of a column, or −1 where the file does not have it */
  place(column: string | undefined): number
  /** fields that the file has, in the order of `FIELD_NAMES` */
  readonly fields: readonly { readonly name: FieldName; readonly place: number }[]
  /** columns that nothing is read from and the mapping does not know */
  readonly unused: readonly string[]
}

/**
 * Finds a mapping's columns in a header; case and white space around a name do not matter.
 * @throws ImportError where required columns are missing or one stands twice
 */
export function findColumns(header: readonly string[], mapping: Mapping): Columns {
  const keys = headerKeys(header)
  const missing = [...mapping.required, mapping.numbers.column].filter(
    (name) => !keys.includes(headerKey(name)),
  )
  if (missing.length > 0)
    throw new ImportError(
      `The header lacks ${[...new Set(missing)].map((name) => `"${name}"`).join(', ')}. It has ${header
        .map((name) => `"${name}"`)
        .join(', ')}. Choose another mapping with --mapping, or write one: docs/import-format.md.`,
      { code: 'FILE_COLUMNS_MISSING', row: [...new Set(missing)].join(', ') },
    )
  const place = (column: string | undefined) => (column === undefined ? -1 : keys.indexOf(headerKey(column)))
  const known = new Set(columnsOf(mapping).map(headerKey))
  return {
    count: header.length,
    place,
    fields: FIELD_NAMES.map((name) => ({ name, place: place(mapping.fields[name]) })).filter(
      (field) => field.place >= 0,
    ),
    unused: header.filter((name) => name.trim() !== '' && !known.has(headerKey(name))),
  }
}

/**
 * The names of columns as they are compared.
 * @throws ImportError where one stands twice
 */
export function headerKeys(header: readonly string[]): string[] {
  const keys = header.map(headerKey)
  const twice = keys.filter((key, place) => key !== '' && keys.indexOf(key) !== place)
  if (twice.length === 0) return keys
  throw new ImportError(
    [...new Set(twice)].map((key) => `The header has the column "${key}" twice.`).join('\n'),
    { code: 'FILE_COLUMN_TWICE', row: [...new Set(twice)].join(', ') },
  )
}

/** The columns with these fields in their order, whether the file has them or not: several tables are gathered as one. */
export function withFields(columns: Columns, fields: readonly FieldName[]): Columns {
  const places = new Map(columns.fields.map(({ name, place }) => [name, place]))
  return { ...columns, fields: fields.map((name) => ({ name, place: places.get(name) ?? -1 })) }
}

function columnsOf({ numbers, sire, dam, breed, fields, titles, statements, ignored }: Mapping): string[] {
  const ofStatements = statements.flatMap((s) => [
    s.value,
    s.left,
    s.right,
    s.examinedOn,
    s.ageMonths,
    s.certificate,
    s.source,
    s.when?.column,
  ])
  const all = [
    numbers.column,
    numbers.aliases?.column,
    sire,
    dam,
    breed.column,
    titles?.column,
    ...Object.values(fields),
    ...ofStatements,
    ...ignored,
  ]
  return all.filter((name) => name !== undefined)
}
