import { mappedColumns } from '#contract/mappingColumns.ts'
import { dogMappingKeys, type SheetMapping } from '#contract/mappingShape.ts'
import { headerKey } from '#domain/imports/headerKey.ts'
import { healthCodesOf } from '../../healthCodes/healthCodes.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import { refusingConflicts } from '../../platform/databaseErrors.ts'
import { AppError } from '../../platform/errors.ts'
import { rulebooksInForce } from '../../rulebooks/rulebooks.service.ts'
import { headerMark, type MappedSheet, sheetFor } from '../kinds/mappedTables.ts'
import { loadMapping, shippedMappings, writtenMapping } from '../mapping.ts'
import { breedsByKey } from '../stageTables.ts'
import { sampleOf } from '../updates/updates.store.ts'
import { expectUsable } from './faults.ts'
import { guessMapping } from './guess.ts'
import {
  allMappings,
  breedNames,
  insertMapping,
  mappingById,
  removeMapping,
  updateMapping,
} from './mappings.store.ts'
import type { SheetSample, StoredMapping } from './mappings.types.ts'
import { previewOf } from './preview.ts'

/** Saved mappings that are listed and that a file is held against. */
const MOST_MAPPINGS = 500

const found = (mapping: StoredMapping | undefined): StoredMapping => {
  if (!mapping) throw new AppError('notFound', 'DATA_MAPPING_NOT_FOUND')
  return mapping
}

/** All saved mappings, the last changed first, and those that ship with the program. */
export async function findMappings({ db }: Reader) {
  const shipped = await Promise.all((await shippedMappings()).map(shippedOne))
  return { own: await allMappings(db, MOST_MAPPINGS), shipped }
}

/** A mapping that ships with the program, as a person may copy it. */
async function shippedOne(name: string) {
  const { description, ...mapping } = dogMappingKeys.parse(await writtenMapping(name))
  const headings = [
    ...mapping.required,
    ...mappedColumns({ ...mapping, description }).values(),
    ...mapping.ignored,
  ]
  return {
    name,
    description,
    sheets: [
      {
        name: null,
        headings: [...new Set(headings)],
        dataFirst: false,
        mapping: { ...mapping, description },
      },
    ],
  }
}

/** @throws AppError 404 DATA_MAPPING_NOT_FOUND */
export const findMapping = async ({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredMapping> =>
  found(await mappingById(db, id))

/** The same, locked for a change. @throws AppError 404 */
export const lockMapping = async ({ db }: Act, id: number): Promise<StoredMapping> =>
  found(await mappingById(db, id, true))

interface MappingInput {
  readonly name: string
  readonly sheets: readonly MappedSheet[]
}

/** What an audit row keeps of a mapping: its sheets in words that can be read beside each other. */
const audited = ({ name, sheets }: MappingInput) => ({
  name,
  sheets: sheets.map(({ name: sheet, mapping }) => ({ sheet, ...(mapping && auditedMapping(mapping)) })),
})
const auditedMapping = (mapping: SheetMapping) => ({
  kind: mapping.kind,
  columns: Object.fromEntries(mappedColumns(mapping)),
  dateFormats: mapping.dateFormats,
})

const CONFLICTS = { data_mapping_name: ['DATA_MAPPING_NAME_TAKEN', 'name'] } as const

/** Saves a mapping. @throws AppError 409 DATA_MAPPING_NAME_TAKEN, 422 for one that cannot be used */
export async function addMapping(act: Act, { name, sheets }: MappingInput): Promise<StoredMapping> {
  const { db, at, by } = act
  expectUsable(sheets)
  const id = await refusingConflicts(insertMapping(db, { name, sheets, at, by }), CONFLICTS)
  await act.log(['dataMapping', id], 'CREATED', null, audited({ name, sheets }))
  return findMapping(act, id)
}

/** Changes a mapping, for files to come. @throws AppError 409 CHANGED_MEANWHILE, DATA_MAPPING_NAME_TAKEN, 422 */
export async function changeMapping(
  act: Act,
  before: StoredMapping,
  { version, name, sheets }: MappingInput & { readonly version: number },
): Promise<StoredMapping> {
  const { db, at, by } = act
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  expectUsable(sheets)
  await refusingConflicts(updateMapping(db, before.id, { name, sheets, at, by }), CONFLICTS)
  await act.log(['dataMapping', before.id], 'CHANGED', audited(before), audited({ name, sheets }))
  return findMapping(act, before.id)
}

/** Removes a mapping; what was read by it stays. @throws AppError 409 CHANGED_MEANWHILE */
export async function dropMapping(
  act: Act,
  mapping: StoredMapping,
  { version }: { readonly version: number },
): Promise<void> {
  if (version !== mapping.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await removeMapping(act.db, mapping.id)
  await act.log(['dataMapping', mapping.id], 'ERASED', audited(mapping))
}

/** The saved mapping that has every one of these headers; of several the last changed one. What has no headings is never taken for known. */
export async function mappingByHeaders(
  { db }: Pick<Reader, 'db'>,
  headers: readonly (readonly string[])[],
): Promise<StoredMapping | undefined> {
  const marks = headers.map(headerMark)
  return (await allMappings(db, MOST_MAPPINGS)).find(({ sheets }) => {
    const headed = sheets.filter(({ dataFirst }) => !dataFirst)
    const known = new Set(headed.map(({ headings }) => headerMark(headings)))
    return marks.every((mark) => known.has(mark))
  })
}

/** The beginning of a sent file with a proposal how it is written: that of the saved mapping most like it, else a guess. @throws AppError 409 DATA_UPDATE_NO_SAMPLE */
export async function proposeMapping(reader: Pick<Reader, 'db'>, updateId: number) {
  const samples = await expectSample(reader, updateId)
  const like = await likest(reader, samples)
  return {
    from: like ? { id: like.id, name: like.name } : null,
    sheets: samples.map((sample) => {
      const { headings, line } = sample
      const sheet = like && sheetFor(headings, like.sheets)
      const { dataFirst, ...named } = sheet?.dataFirst ? sheet : { headings, dataFirst: false }
      return {
        ...sample,
        headings: named.headings,
        dataFirst,
        first: { line, cells: headings },
        mapping: sheet ? sheet.mapping : guessMapping(sample),
      }
    }),
  }
}

/** Share of its headings that a file must have in common with a mapping that is proposed for it. */
const LIKE = 0.6

async function likest(
  { db }: Pick<Reader, 'db'>,
  samples: readonly SheetSample[],
): Promise<StoredMapping | undefined> {
  const keys = new Set(samples.flatMap(({ headings }) => headings.map(headerKey)))
  const saved = await allMappings(db, MOST_MAPPINGS)
  const rated = saved.map((mapping) => {
    const headed = mapping.sheets.filter(({ dataFirst }) => !dataFirst)
    const headings = headed.flatMap((sheet) => sheet.headings.map(headerKey))
    const common = headings.filter((heading) => keys.has(heading)).length
    return { mapping, share: common / Math.max(1, headings.length, keys.size) }
  })
  const [best] = rated.toSorted((one, other) => other.share - one.share)
  return best && best.share >= LIKE ? best.mapping : saved.find((mapping) => isAsWide(mapping, samples))
}

/** Whether a mapping is of sheets without headings that have as many columns as those of a file. */
const isAsWide = ({ sheets }: StoredMapping, samples: readonly SheetSample[]): boolean =>
  sheets.length === samples.length &&
  sheets.every(
    ({ dataFirst, headings }, place) => dataFirst && headings.length === samples[place]!.headings.length,
  )

async function expectSample({ db }: Pick<Reader, 'db'>, updateId: number): Promise<SheetSample[]> {
  const samples = await sampleOf(db, updateId)
  if (!samples) throw new AppError('conflict', 'DATA_UPDATE_NO_SAMPLE')
  return samples
}

/** How the beginning of a sent file would be read. @throws AppError 409 DATA_UPDATE_NO_SAMPLE */
export async function previewMappings(
  reader: Reader,
  updateId: number,
  sheets: readonly Omit<MappedSheet, 'name'>[],
) {
  const samples = await expectSample(reader, updateId)
  const context = {
    breeds: breedsByKey(await breedNames(reader.db)),
    today: reader.today,
    codes: await healthCodesOf(reader),
    rulebooks: await rulebooksInForce(reader),
    own: await loadMapping('koirakanta'),
  }
  return samples.map((sample, place) => {
    const sheet = sheets[place]
    return sheet?.mapping ? previewOf(sampleAs(sample, sheet), sheet.mapping, context) : null
  })
}

/** A sample with the columns called as somebody says, where its first row is data. */
const sampleAs = (sample: SheetSample, { dataFirst, headings }: Omit<MappedSheet, 'name'>): SheetSample =>
  dataFirst
    ? { ...sample, headings, rows: [{ line: sample.line, cells: sample.headings }, ...sample.rows] }
    : sample
