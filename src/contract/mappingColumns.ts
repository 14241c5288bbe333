import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { FIELD_NAMES, type FieldName } from '#domain/imports/fields.ts'
import { columnsOfKind, type SheetKind } from '#domain/imports/sheetKinds.ts'
import type { SheetMapping, StatementMapping, WrittenDogMapping } from './mappingShape.ts'

/**
 * A mapping as a list of fields with their columns, as a person fills it in: `regnr`, `hips_date` and the like of dogs, the columns of
 * docs/import-format.md#further-sheets of the other kinds.
 */

/** What a statement tells in columns of its own: end of the field's name → key of the mapping. */
const STATEMENT_PARTS = {
  '': 'value',
  _left: 'left',
  _right: 'right',
  _date: 'examinedOn',
  _age: 'ageMonths',
  _certificate: 'certificate',
  _source: 'source',
} as const satisfies Record<string, keyof StatementMapping>
type StatementPart = keyof typeof STATEMENT_PARTS

/** The scale that a statement of a kind is on, unless somebody says another one. */
const SCALES: Readonly<Record<StatementMapping['kind'], string>> = {
  hips: 'fci_hips',
  elbows: 'iewg_elbows',
  shoulder_oc: 'shoulder_oc',
  back_sp: 'sp',
  back_ltv: 'ltv',
  back_va: 'va',
  eyes: 'eyes',
  knees: 'putnam_knees',
}
const SIDED: ReadonlySet<string> = new Set(['hips', 'elbows', 'shoulder_oc', 'knees'])

interface StatementField {
  readonly kind: StatementMapping['kind']
  readonly part: StatementPart
}

const STATEMENT_FIELDS: ReadonlyMap<string, StatementField> = new Map(
  HEALTH_KINDS.flatMap((kind) =>
    (Object.keys(STATEMENT_PARTS) as StatementPart[])
      .filter((part) => SIDED.has(kind) || (part !== '_left' && part !== '_right'))
      .map((part) => [`${kind}${part}`, { kind, part }] as const),
  ),
)

/** The health kind and the part of its statement that a field is; undefined: it is none of a statement. */
export const statementField = (field: string): StatementField | undefined => STATEMENT_FIELDS.get(field)

const OF_NUMBERS = ['regnr', 'aliases', 'name', 'sex', 'breed', 'birth_date', 'sire', 'dam'] as const
const DOG_FIELDS: readonly string[] = [
  ...new Set([...OF_NUMBERS, ...FIELD_NAMES, 'titles', ...STATEMENT_FIELDS.keys()]),
]

/** The fields of a kind, in the order in which they are offered. */
export const fieldsOfKind = (kind: SheetKind): readonly string[] =>
  kind === 'dogs' ? DOG_FIELDS : Object.keys(columnsOfKind(kind).headings)

/** Which column each field of a mapping comes from. */
export function mappedColumns(mapping: SheetMapping): ReadonlyMap<string, string> {
  const all = mapping.kind === 'dogs' ? dogColumns(mapping) : Object.entries(mapping.columns)
  return new Map(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function dogColumns(mapping: WrittenDogMapping): [string, string | undefined][] {
  const { numbers, breed, sire, dam, titles, fields, fieldsByName, statements } = mapping
  const byName = fieldsByName ? FIELD_NAMES.map((name): [string, string] => [name, name]) : []
  return [
    ['regnr', numbers.column || undefined],
    ['aliases', numbers.aliases?.column],
    ['breed', breed.column],
    ['sire', sire],
    ['dam', dam],
    ...byName,
    ...Object.entries(fields),
    ['titles', titles?.column],
    ...statements.flatMap((one) =>
      Object.entries(STATEMENT_PARTS).map(([part, key]): [string, string | undefined] => [
        `${one.kind}${part}`,
        one[key],
      ]),
    ),
  ]
}

/** The fields that a mapping of another kind than dogs gives a value where rows do not say. */
export const givenFields = (mapping: SheetMapping): string[] =>
  mapping.kind === 'dogs'
    ? []
    : Object.entries(mapping.otherwise).flatMap(([field, value]) => (value === '' ? [] : [field]))

/** The needed fields that a mapping has no column for, and no value for rows that do not say. */
export function missingFields(mapping: SheetMapping): string[] {
  const columns = mappedColumns(mapping)
  if (mapping.kind === 'dogs')
    return [
      ...(columns.has('regnr') ? [] : ['regnr']),
      ...(columns.has('breed') || mapping.breed.otherwise !== undefined ? [] : ['breed']),
    ]
  const { needed, oneOf = [] } = columnsOfKind(mapping.kind)
  const given = new Set(givenFields(mapping))
  const isTold = (field: string) => columns.has(field) || given.has(field)
  return [
    ...needed.filter((field) => !isTold(field)),
    ...(oneOf.length === 0 || oneOf.some((field) => columns.has(field)) ? [] : oneOf.slice(0, 1)),
  ]
}

/** The fields that may be the same in all rows of a sheet; of dogs the breed alone, which stands apart. */
export const otherwiseFields = (kind: SheetKind): readonly string[] =>
  kind === 'dogs' ? [] : fieldsOfKind(kind).filter((field) => !OF_ONE_ROW.has(field))
const OF_ONE_ROW: ReadonlySet<string> = new Set(['regnr', 'puppies', 'males', 'females'])

/** A mapping of a kind that reads nothing yet. */
export function emptyMapping(kind: SheetKind): SheetMapping {
  const common = { description: '', dateFormats: ['D.M.YYYY', 'YYYY-MM-DD'], values: {} }
  if (kind !== 'dogs') return { ...common, kind, columns: {}, otherwise: {} }
  return {
    ...common,
    kind,
    required: [],
    ignored: [],
    numbers: { column: '' },
    breed: { values: {} },
    breeds: [],
    fieldsByName: false,
    fields: {},
    sexes: { ...SEXES },
    booleans: { ...BOOLEANS },
    unnamed: [],
    statements: [],
    units: {},
  }
}
/** What people write of a dog's sex, and for yes and no: docs/import-format.md#columns-of-the-mapping-koirakanta. */
const SEXES = {
  male: 'male',
  female: 'female',
  m: 'male',
  f: 'female',
  uros: 'male',
  narttu: 'female',
  u: 'male',
  n: 'female',
  hane: 'male',
  tik: 'female',
} as const
const BOOLEANS = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
  kyllä: true,
  ei: false,
  ja: true,
  nej: false,
  x: true,
} as const

/** Between several numbers or titles of one cell. */
const SEPARATOR = '|'

/** The same mapping with a field read from a column; undefined: from none. */
export function withColumn(mapping: SheetMapping, field: string, column: string | undefined): SheetMapping {
  if (mapping.kind !== 'dogs') {
    const { [field]: _former, ...columns } = mapping.columns
    return { ...mapping, columns: column === undefined ? columns : { ...columns, [field]: column } }
  }
  const { numbers, titles } = mapping
  if (field === 'regnr') return { ...mapping, numbers: { ...numbers, column: column ?? '' } }
  if (field === 'aliases') {
    const aliases = column === undefined ? undefined : { separator: SEPARATOR, ...numbers.aliases, column }
    return { ...mapping, numbers: { ...numbers, aliases } }
  }
  if (field === 'breed') return { ...mapping, breed: { ...mapping.breed, column } }
  if (field === 'sire' || field === 'dam') return { ...mapping, [field]: column }
  if (field === 'titles')
    return {
      ...mapping,
      titles: column === undefined ? undefined : { separator: SEPARATOR, ...titles, column },
    }
  const statement = statementField(field)
  return statement
    ? { ...mapping, statements: withStatement(mapping.statements, statement, column) }
    : withField(mapping, field as FieldName, column)
}

/** The same mapping with a column called otherwise. */
export function withHeading(mapping: SheetMapping, from: string, to: string): SheetMapping {
  return [...mappedColumns(mapping)]
    .filter(([, heading]) => heading === from)
    .reduce((changed, [field]) => withColumn(changed, field, to), mapping)
}

function withField(mapping: WrittenDogMapping, field: FieldName, column: string | undefined) {
  const named = mapping.fieldsByName ? Object.fromEntries(FIELD_NAMES.map((name) => [name, name])) : {}
  const { [field]: _former, ...fields } = { ...named, ...mapping.fields }
  return {
    ...mapping,
    fieldsByName: false,
    fields: column === undefined ? fields : { ...fields, [field]: column },
  }
}

/** Statements are told in one column each at least: one whose last column goes is none. */
function withStatement(
  statements: readonly StatementMapping[],
  { kind, part }: StatementField,
  column: string | undefined,
): StatementMapping[] {
  const key = STATEMENT_PARTS[part]
  const place = statements.findIndex((one) => one.kind === kind)
  const { [key]: _former, ...rest } = statements[place] ?? {
    kind,
    scale: SCALES[kind],
    sides: {},
    values: {},
  }
  const changed: StatementMapping = column === undefined ? rest : { ...rest, [key]: column }
  const isTold = Object.values(STATEMENT_PARTS).some((one) => changed[one] !== undefined)
  if (place < 0) return isTold ? [...statements, changed] : [...statements]
  return isTold ? statements.with(place, changed) : statements.toSpliced(place, 1)
}
