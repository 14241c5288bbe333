import { fieldsOfKind, mappedColumns, missingFields } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { headerKey } from '#domain/imports/headerKey.ts'
import { AppError } from '../../platform/errors.ts'
import type { MappedSheet } from '../kinds/mappedTables.ts'

/** Headings that more than one field is read from. */
export function twiceMapped(mapping: SheetMapping): string[] {
  const headings = [...mappedColumns(mapping).values()]
  const keys = headings.map(headerKey)
  return [...new Set(headings.filter((_heading, place) => keys.indexOf(keys[place]!) !== place))]
}

/** What more than one column is called, or none. */
function namedTwice(headings: readonly string[]): string[] {
  const keys = headings.map(headerKey)
  return headings.filter((_heading, place) => keys[place] === '' || keys.indexOf(keys[place]!) !== place)
}

/** @throws AppError 422 with the sheet and what is wrong with it */
export function expectUsable(sheets: readonly MappedSheet[]): void {
  for (const sheet of sheets) if (sheet.mapping) expectUsableSheet(sheet, sheet.mapping)
  if (sheets.every(({ mapping }) => mapping === null)) throw new AppError('refused', 'DATA_MAPPING_NOTHING')
}

function expectUsableSheet({ name, headings, dataFirst }: MappedSheet, mapping: SheetMapping): void {
  const refuse = (
    code:
      | 'DATA_MAPPING_FIELD_MISSING'
      | 'DATA_MAPPING_COLUMN_TWICE'
      | 'DATA_MAPPING_COLUMN_UNKNOWN'
      | 'DATA_MAPPING_NAME_TWICE'
      | 'DATA_MAPPING_FIELD_UNKNOWN',
    field: string,
  ) => new AppError('refused', code, undefined, { details: { sheet: name ?? '', field } })
  const [missing] = missingFields(mapping)
  if (missing !== undefined) throw refuse('DATA_MAPPING_FIELD_MISSING', missing)
  const [twice] = twiceMapped(mapping)
  if (twice !== undefined) throw refuse('DATA_MAPPING_COLUMN_TWICE', twice)
  const [same] = dataFirst ? namedTwice(headings) : []
  if (same !== undefined) throw refuse('DATA_MAPPING_NAME_TWICE', same)
  const known = new Set(fieldsOfKind(mapping.kind))
  const keys = new Set(headings.map(headerKey))
  for (const [field, heading] of mappedColumns(mapping)) {
    if (!known.has(field)) throw refuse('DATA_MAPPING_FIELD_UNKNOWN', field)
    if (!keys.has(headerKey(heading)) && !isByName(mapping))
      throw refuse('DATA_MAPPING_COLUMN_UNKNOWN', heading)
  }
}

/** A mapping that finds columns by the names of fields need not have them all. */
const isByName = (mapping: SheetMapping): boolean => mapping.kind === 'dogs' && mapping.fieldsByName
