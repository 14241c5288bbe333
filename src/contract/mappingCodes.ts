import { DAY_FIELDS } from '#domain/imports/dogHeadings.ts'
import { FIELDS } from '#domain/imports/fields.ts'
import { LENGTH_UNITS, type Unit, WEIGHT_UNITS } from '#domain/imports/units.ts'
import { statementField } from './mappingColumns.ts'
import type { SheetMapping, WrittenDogMapping } from './mappingShape.ts'

/** What a value of a field is chosen from; `text`: it is typed. */
export type CodeKind = 'sex' | 'yesNo' | 'breed' | 'text'

export function codeKind(kind: SheetMapping['kind'], field: string): CodeKind {
  if (field === 'breed') return 'breed'
  if (kind !== 'dogs') return 'text'
  if (field === 'sex') return 'sex'
  return FIELDS[field]?.type === 'boolean' ? 'yesNo' : 'text'
}

/** Whether single values of a field can be said to stand for others; a number of a dog, a name or a day stands for itself. */
export const hasCodes = (field: string): boolean =>
  !['regnr', 'aliases', 'name', 'sire', 'dam', 'titles', 'puppies', 'males', 'females'].includes(field) &&
  !DAY_FIELDS.has(field) &&
  FIELDS[field]?.type !== 'number' &&
  !/_(?:date|age|certificate|source)$/.test(field)

const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** The texts of a file by what they stand for in a field, `true` and `false` for yes and no; an empty one says nothing. */
export function codesOf(mapping: SheetMapping, field: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(listOf(mapping, field)).map(([text, value]) => [keyOf(text), String(value)]))
}

/** What a text stands for in a field; undefined: for itself. */
export const codeOf = (mapping: SheetMapping, field: string, text: string): string | undefined =>
  codesOf(mapping, field).get(keyOf(text))

type List = Readonly<Record<string, string | boolean>>

function listOf(mapping: SheetMapping, field: string): List {
  if (mapping.kind !== 'dogs') return mapping.values[field] ?? {}
  const kind = codeKind('dogs', field)
  if (kind === 'sex') return mapping.sexes
  if (kind === 'yesNo') return mapping.booleans
  if (kind === 'breed') return mapping.breed.values
  const statement = statementField(field)
  if (!statement) return mapping.values[field] ?? {}
  return mapping.statements.find((one) => one.kind === statement.kind)?.values ?? {}
}

/** The same mapping with a text of a field that stands for something; undefined: for itself. */
export function withCode(
  mapping: SheetMapping,
  field: string,
  text: string,
  value: string | undefined,
): SheetMapping {
  const others = Object.entries(listOf(mapping, field)).filter(([known]) => keyOf(known) !== keyOf(text))
  const list = Object.fromEntries(value === undefined ? others : [...others, [text, value]])
  return mapping.kind === 'dogs' ? withList(mapping, field, list) : withValues(mapping, field, list)
}

function withList(mapping: WrittenDogMapping, field: string, list: List): SheetMapping {
  const kind = codeKind('dogs', field)
  if (kind === 'sex') return { ...mapping, sexes: list as WrittenDogMapping['sexes'] }
  if (kind === 'yesNo') {
    const truths = Object.entries(list).map(([text, value]) => [text, String(value) === 'true'])
    return { ...mapping, booleans: Object.fromEntries(truths) }
  }
  const texts = list as Readonly<Record<string, string>>
  if (kind === 'breed') return { ...mapping, breed: { ...mapping.breed, values: texts } }
  const statement = statementField(field)
  if (!statement) return withValues(mapping, field, list)
  const statements = mapping.statements.map((one) =>
    one.kind === statement.kind ? { ...one, values: texts } : one,
  )
  return { ...mapping, statements }
}

function withValues<Kept extends SheetMapping>(mapping: Kept, field: string, list: List): Kept {
  return { ...mapping, values: { ...mapping.values, [field]: list as Readonly<Record<string, string>> } }
}

/** The units in which a field may be told, its own one first; empty: it is no measure. */
export function unitsOf(kind: SheetMapping['kind'], field: string): readonly Unit[] {
  if (kind !== 'dogs') return []
  if (field.endsWith('_cm')) return LENGTH_UNITS
  return field.endsWith('_kg') ? WEIGHT_UNITS : []
}

/** The same mapping with a measure told in a unit. */
export const withUnit = (mapping: SheetMapping, field: string, unit: Unit): SheetMapping =>
  mapping.kind === 'dogs' ? { ...mapping, units: { ...mapping.units, [field]: unit } } : mapping
