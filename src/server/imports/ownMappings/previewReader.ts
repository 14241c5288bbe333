import { givenFields, mappedColumns, statementField } from '#contract/mappingColumns.ts'
import { dogMapping, type FurtherMapping, type Mapping, type SheetMapping } from '#contract/mappingShape.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { dateReader } from '#domain/imports/dates.ts'
import { DAY_FIELDS } from '#domain/imports/dogHeadings.ts'
import { type FoundKind, isOfRecords, kindByHeadings } from '#domain/imports/sheetKinds.ts'
import { type Columns, findColumns } from '../columns.ts'
import { type CellsOf, mappedCells } from '../kinds/furtherCells.ts'
import type { DatedRulebook } from '../kinds/kinds.types.ts'
import { litterColumns, litterTaker } from '../kinds/litters.ts'
import { recordReader } from '../kinds/stageRecords.ts'
import type { Problem } from '../problemCodes.ts'
import { RowReader } from '../rowReader.ts'
import { datesIn } from '../stageTables.ts'
import type { StagedRow } from '../staging.store.ts'
import type { SheetSample } from './mappings.types.ts'

/** What rows of a preview are read with. */
export interface PreviewContext {
  /** breed code by the `breedKey` of code and names */
  readonly breeds: ReadonlyMap<string, string>
  /** the ISO day after which nothing can have happened yet */
  readonly today: string
  readonly codes: HealthCodes
  readonly rulebooks: readonly DatedRulebook[]
  /** how the service's own files are written */
  readonly own: Mapping
}

/** What is wrong with a row, and which of its fields it is about. */
export interface RowProblem {
  readonly code: string
  readonly fields: readonly string[]
  readonly detail: string | null
}

interface ReadRow {
  readonly refused: boolean
  /** by field, as it would be taken */
  readonly values: ReadonlyMap<string, string | null>
  readonly problems: readonly RowProblem[]
}

type SampleRow = SheetSample['rows'][number]

/** Reads rows of a sample one by one, by the same readers as a whole file. */
export function sheetReader(
  { name, headings }: SheetSample,
  mapping: SheetMapping,
  context: PreviewContext,
): (row: SampleRow) => ReadRow {
  const dateFormats = datesIn(name, mapping.dateFormats)
  if (mapping.kind === 'dogs')
    return dogReader(headings, { ...dogMapping.parse(mapping), dateFormats }, context)
  const found = kindByHeadings(mapping.kind, headings, mapping.columns)
  const further = { ...mapping, dateFormats }
  return isOfRecords(found) ? recordRows(found, further, context) : litterRows(found, further, context)
}

function dogReader(headings: readonly string[], mapping: Mapping, context: PreviewContext) {
  const columns = findColumns(headings, { ...mapping, required: [] })
  const problems: Problem[] = []
  const brought = mapping.breeds.map(({ code, en }): [string, string] => [en.toLowerCase(), code])
  const breeds = new Map([...context.breeds, ...brought])
  const reader = new RowReader({ ...context, mapping, columns, breeds }, (problem) => problems.push(problem))
  const fieldsOf = fieldsByColumn(mapping)
  return ({ line, cells }: SampleRow): ReadRow => {
    problems.length = 0
    const read = reader.read({ line, cells, lost: false })
    return {
      refused: read === null,
      values: read ? valuesOf(read, columns) : new Map(),
      problems: [
        ...problems.map((problem) => ({
          code: problem.code,
          fields: fieldsAbout(problem, fieldsOf),
          detail: problem.detail,
        })),
        ...(read ? offScale(read, context.codes) : []),
      ],
    }
  }
}

const OF_NUMBER: ReadonlySet<string> = new Set(['no-number', 'short-number', 'unusable-number'])
const OF_BREED: ReadonlySet<string> = new Set(['no-breed', 'unknown-breed'])

/** A problem names a field, of statements the column, or by its code what a row is refused for. */
function fieldsAbout(
  { code, subject }: Pick<Problem, 'code' | 'subject'>,
  fieldsOf: ReadonlyMap<string, string>,
): string[] {
  if (OF_NUMBER.has(code)) return ['regnr']
  if (OF_BREED.has(code)) return ['breed']
  if (code === 'alias-unusable') return ['aliases']
  return subject === null ? [] : [fieldsOf.get(subject) ?? subject]
}

/** Fields of statements by their columns, by which their problems are told. */
const fieldsByColumn = (mapping: Mapping): ReadonlyMap<string, string> =>
  new Map(
    [...mappedColumns({ ...mapping, fieldsByName: false })]
      .filter(([field]) => statementField(field))
      .map(([field, column]) => [column, field]),
  )

/** Grades that the health codes do not hold: they are taken as they are, and no scale knows them. */
const offScale = ({ statements }: StagedRow, codes: HealthCodes): RowProblem[] =>
  statements
    .filter((graded) => codes.placeOf(graded) < 0)
    .map(({ kind, value }) => ({ code: 'unknown-grade', fields: [kind], detail: value }))

function valuesOf(row: StagedRow, columns: Columns): Map<string, string | null> {
  const { number, aliases, sire, dam, breed, titles, statements } = row
  const others = aliases.filter(({ of }) => of.key === number.key).map((one) => one.number.regnr)
  return new Map<string, string | null>([
    ['regnr', number.regnr],
    ['aliases', others.join(', ') || null],
    ['sire', sire?.regnr ?? null],
    ['dam', dam?.regnr ?? null],
    ['breed', breed],
    ['titles', titles.join(', ') || null],
    ...columns.fields.map(({ name }, place): [string, string | null] => {
      const value = row.values[place]
      return [name, value === null || value === undefined ? null : String(value)]
    }),
    ...statements.flatMap((one): [string, string | null][] => [
      [one.kind, one.value],
      [`${one.kind}_left`, one.left],
      [`${one.kind}_right`, one.right],
      [`${one.kind}_date`, one.examinedOn],
      [`${one.kind}_age`, one.ageMonths === null ? null : String(one.ageMonths)],
      [`${one.kind}_certificate`, one.certificate],
      [`${one.kind}_source`, one.source],
    ]),
  ])
}

function recordRows(
  found: FoundKind & Parameters<typeof recordReader>[0]['found'],
  mapping: FurtherMapping,
  { today, rulebooks }: PreviewContext,
) {
  const cellsOf = mappedCells(found, mapping)
  const dates = dateReader(mapping.dateFormats)
  const read = recordReader({ found, cells: cellsOf }, { dates, today, rulebooks })
  return (row: SampleRow): ReadRow => {
    const problems: RowProblem[] = []
    const values = read(row, (_regnr, code, subject, detail) =>
      problems.push({ code, fields: OF_NUMBER.has(code) ? ['regnr'] : subject ? [subject] : [], detail }),
    )
    return { refused: values === null, values: furtherValues(row, found, cellsOf, mapping), problems }
  }
}

/** Cells of a further sheet in the service's own terms. */
function furtherValues(
  { cells }: SampleRow,
  { places }: FoundKind,
  cellsOf: CellsOf,
  mapping: FurtherMapping,
): Map<string, string | null> {
  const cell = cellsOf(cells)
  const dates = dateReader(mapping.dateFormats)
  return new Map(
    [...places.keys(), ...givenFields(mapping)].map((field) => {
      const text = cell(field)
      return [field, (DAY_FIELDS.has(field) ? dates(text) : text) || null]
    }),
  )
}

function litterRows(found: FoundKind, mapping: FurtherMapping, context: PreviewContext) {
  const { own, breeds, today, codes } = context
  const cells = mappedCells(found, mapping)
  const problems: RowProblem[] = []
  const add = ({ code, subject, detail }: Problem) => {
    const [about = subject ?? ''] = fieldsAbout({ code, subject }, new Map())
    const field = OF_PUPPY[about] ?? about
    problems.push({ code, fields: found.places.has(field) ? [field] : [], detail })
  }
  const ofPuppies = { ...own, dateFormats: mapping.dateFormats }
  const columns = litterColumns({ found, cells }, ofPuppies)
  const reader = new RowReader({ mapping: ofPuppies, columns, breeds, today, codes }, add)
  let taken = 0
  const take = litterTaker({ found, cells }, { addProblem: add, addLitterLine: (line) => line }, (puppy) => {
    if (reader.read(puppy)) taken++
  })
  return (row: SampleRow): ReadRow => {
    problems.length = 0
    taken = 0
    take({ ...row, lost: false })
    return {
      refused: taken === 0,
      values: furtherValues(row, found, cells, mapping),
      problems: [...problems],
    }
  }
}
/** What the row of a puppy calls what its litter's row says. */
const OF_PUPPY: Readonly<Record<string, string>> = { birth_date: 'born', regnr: 'puppies', name: 'puppies' }
