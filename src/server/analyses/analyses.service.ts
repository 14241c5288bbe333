import type * as z from 'zod'
import type { analysisFilter } from '#contract/analyses.ts'
import { ANALYSIS_FILE_MAX, ANALYSIS_PAGE_SIZE } from '#contract/constants.ts'
import { LEAST_DOGS, type MeasureKind } from '#domain/analyses/analyses.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type {
  DogOrder,
  FoundAnalysis,
  FoundDogs,
  FoundWhole,
  GroupOrder,
  ResultFilter,
  Slice,
} from './analyses.types.ts'
import { type MeasureSource, type ResultSource, readMeasure, readResults } from './columns.store.ts'
import { joined, measuredOf } from './columns.ts'
import { isOneBreed, widened } from './dogFilter.service.ts'
import { inOrder } from './groupOrder.service.ts'
import { pageOfDogs } from './groupOrder.store.ts'
import { findNames, type JudgeNames, keyOf, withDogs } from './names.service.ts'
import { narrowingsOf, onScales, rowsThat } from './narrowing.ts'
import { dogMeans, groupsBy, type Matching, narrowedTo, partsOfGroups, wholeOf } from './sums.ts'

type Asked = Pick<z.output<typeof analysisFilter>, 'breeds' | 'sires' | 'dams'> & {
  readonly by: string
  readonly judge?: number | string | undefined
}

/** What of which results is analysed. */
export interface Question {
  readonly source: ResultSource
  readonly measure: MeasureSource
  readonly kind: MeasureKind
  readonly filter: ResultFilter
  /** scales whose results count nowhere */
  readonly otherScales: readonly string[]
  /** in their order */
  readonly classes: readonly string[]
  readonly judgeNames: JudgeNames
}

export const pageSlice = (page: number): Slice => ({
  offset: (page - 1) * ANALYSIS_PAGE_SIZE,
  limit: ANALYSIS_PAGE_SIZE,
})

/** All results of the kind with the measure, as they are while nothing changes. */
function findColumns({ db, shownAnalyses }: Reader, { source, measure }: Question) {
  return shownAnalyses.columns(
    { name: source.table, read: async () => joined(await readResults(db, source)) },
    {
      name: measure.name,
      read: async (results) => measuredOf(results, await readMeasure(db, source, measure)),
    },
  )
}

/** What matches a question, with another filter than its own where one is given. */
async function findMatching(
  reader: Reader,
  question: Question,
  { filter = question.filter, scales = 'own' as 'own' | 'other' } = {},
): Promise<Matching> {
  const { results, measured } = await findColumns(reader, question)
  const narrowings = [...narrowingsOf(filter), onScales(question.otherScales, scales)]
  return { results, measured, rows: rowsThat(results, measured, narrowings) }
}

/** One page of an analysis, its groups in their order, with everything that it names. */
export async function findAnalysis(
  reader: Reader,
  question: Question,
  asked: Asked & GroupOrder,
  slice: Slice,
): Promise<FoundAnalysis> {
  const matching = await findMatching(reader, question)
  const column = matching.results.by[asked.by]!
  const all = groupsBy(matching, column)
  const enough = all.filter(({ dogs }) => dogs >= LEAST_DOGS)
  const ordered = await inOrder(reader, question, asked, enough)
  const page = ordered.slice(slice.offset, slice.offset + slice.limit)
  const groups = page.map(({ code, value, ...figures }) => ({ key: String(value), ...figures }))
  const whole = wholeOf(matching)
  const grouped = all.reduce((sum, { results }) => sum + results, 0)
  return {
    whole,
    groups,
    total: enough.length,
    hidden: all.length - enough.length,
    ungrouped: whole.results - grouped,
    ...partsOfGroups(matching, column, page),
    ...(await findNames(reader, asked, groups, question.judgeNames)),
    kind: question.kind,
    breed: isOneBreed(asked) ? await findBreed(reader, question, whole) : null,
    otherScale: await countOthers(reader, question),
    slice,
  }
}

/** How many results match but are on another scale. */
async function countOthers(reader: Reader, question: Question): Promise<number> {
  if (question.otherScales.length === 0) return 0
  return (await findMatching(reader, question, { scales: 'other' })).rows.length
}

/** All groups of an analysis, for a file. @throws AppError 422 ANALYSIS_GROUPS_TOO_MANY */
export async function findTable(
  reader: Reader,
  question: Question,
  asked: Asked & GroupOrder,
): Promise<FoundAnalysis> {
  const found = await findAnalysis(reader, question, asked, { offset: 0, limit: ANALYSIS_FILE_MAX })
  if (found.total > found.groups.length) throw new AppError('refused', 'ANALYSIS_GROUPS_TOO_MANY')
  return found
}

/** The whole breed in the same classes and seasons. */
async function findBreed(reader: Reader, question: Question, whole: FoundWhole): Promise<FoundWhole> {
  const filter = widened(question.filter)
  return filter === null ? whole : wholeOf(await findMatching(reader, question, { filter }))
}

export interface DogsAsked {
  readonly group?: string | undefined
  readonly part?: string | undefined
  readonly inSeason?: number | undefined
  readonly page: number
}

/** One page of the dogs behind a figure. @throws AppError 404 DOG_NOT_FOUND of a sire or dam that is none */
export async function findDogsBehind(
  reader: Reader,
  question: Question,
  { by, group, part, inSeason, page, sort, direction }: { readonly by: string } & DogOrder & DogsAsked,
): Promise<FoundDogs> {
  const key = group === undefined ? undefined : await keyOf(reader, by, group)
  const matching = await findMatching(reader, question)
  const means = dogMeans(narrowedTo(matching, by, { key, part, inSeason }))
  const rows = await pageOfDogs(reader.db, means, { sort, direction }, pageSlice(page))
  return { ...(await withDogs(reader, { rows, total: means.length })), page }
}
