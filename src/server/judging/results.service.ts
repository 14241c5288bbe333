import { inStartOrder } from '#domain/entries/startOrder.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { bestWater } from '#domain/trials/water.ts'
import { placedIds } from '../entries/lists.service.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { currentRulebooks, type KeptRulebook, rulebooksById } from '../trials/rulebooks.store.ts'
import type { Trial } from '../trials/trials.types.ts'
import { classesAllowed } from './classes.service.ts'
import { activeEntries, doneResults, performancesById, performancesUntil, sheetsOf } from './results.store.ts'
import type {
  CountingWater,
  DoneResult,
  Line,
  PlacedEntry,
  ResultLine,
  WaterPerformance,
} from './results.types.ts'

/** The rulebooks in force, and how to find the one of the trial's day. */
export interface Books {
  readonly current: readonly KeptRulebook[]
  readonly ofDay: KeptRulebook
}

/** The trial's lines with all that judging them needs. */
export interface JudgedTrial {
  readonly trial: Trial
  readonly kind: SheetKind
  readonly books: Books
  /** rulebooks that the lines cite, by id */
  readonly cited: ReadonlyMap<number, KeptRulebook>
  readonly lines: readonly ResultLine[]
}

/** @throws AppError 422 where no rulebook was in force on the day */
export async function booksOf(db: Db, trial: Trial): Promise<Books> {
  const current = await currentRulebooks(db)
  const ofDay = rulebookOn(current, trial.heldOn ?? '')
  if (!ofDay) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { current, ofDay }
}

/**
 * Every dog that has a place at the trial, in start order, then those that have a result without one.
 * @param dogIds only these, where given
 */
export async function judgedTrial(
  db: Db,
  trial: Trial,
  kind: SheetKind,
  dogIds?: readonly number[],
): Promise<JudgedTrial> {
  const wanted = ({ dogId }: { readonly dogId: number }) => !dogIds || dogIds.includes(dogId)
  const books = await booksOf(db, trial)
  const entries = (await placedEntries(db, trial.id)).filter(wanted)
  const results = (await doneResults(db, trial, kind)).filter(wanted)
  const lines = await bareLines(db, kind, entries, results)
  const waters = KIND_RULES[kind].countsWater
    ? await countingWaters(db, trial, lines, books)
    : new Map<number, never>()
  const allowed = await classesAllowed(db, trial, lines, books.ofDay)
  const citedIds = results.flatMap(({ rulebookId }) => rulebookId ?? [])
  const cited = new Map([...(await rulebooksById(db, citedIds)), [books.ofDay.id, books.ofDay] as const])
  return {
    trial,
    kind,
    books,
    cited,
    lines: lines.map((line) => ({
      ...line,
      rulebook: cited.get(line.result?.rulebookId ?? books.ofDay.id) ?? books.ofDay,
      water: waters.get(line.dogId) ?? null,
      classAllowed: allowed.has(line.dogId),
    })),
  }
}

/** The entries that have a place, in the order in which they start. */
async function placedEntries(db: Db, trialId: number): Promise<PlacedEntry[]> {
  const byId = new Map((await activeEntries(db, trialId)).map((entry) => [entry.id, entry]))
  return inStartOrder((await placedIds(db, trialId)).flatMap((id) => byId.get(id) ?? []))
}

async function bareLines(
  db: Db,
  kind: SheetKind,
  entries: readonly PlacedEntry[],
  results: readonly DoneResult[],
): Promise<Line[]> {
  const sheets = await sheetsOf(
    db,
    entries.map(({ id }) => id),
    kind,
  )
  const byDog = new Map(results.map((result) => [result.dogId, result]))
  const placed = entries.map((entry): Line => {
    const result = byDog.get(entry.dogId) ?? null
    byDog.delete(entry.dogId)
    return {
      entry,
      dogId: entry.dogId,
      class: result?.class ?? entry.class,
      sheet: result ? null : (sheets.get(entry.id) ?? null),
      result,
    }
  })
  const others = [...byDog.values()].map(
    (result): Line => ({ entry: null, dogId: result.dogId, class: result.class, sheet: null, result }),
  )
  return [...placed, ...others]
}

/** What counts of each dog's water and track work: as its result keeps it, else what would count if it were marked done now. */
async function countingWaters(
  db: Db,
  trial: Trial,
  lines: readonly Line[],
  books: Books,
): Promise<ReadonlyMap<number, CountingWater>> {
  const open = lines.filter(({ result }) => !result)
  const kept = lines.flatMap(({ result }) => (result?.water ? [{ ...result, water: result.water }] : []))
  const chosen = await chooseWaters(db, trial, open, books)
  const performed = await performancesById(
    db,
    kept.flatMap(({ water }) => water.id ?? []),
  )
  const byId = new Map(performed.map((performance) => [performance.id, performance]))
  return new Map([
    ...chosen,
    ...kept.map(({ dogId, class: ownClass, water }) => {
      const { day = null, place = null, class: waterClass = ownClass } = byId.get(water.id ?? 0) ?? {}
      return [dogId, { ...water, class: waterClass, day, place }] as const
    }),
  ])
}

/**
 * Of an undivided trial the dog's own work there, without grades where it was not judged to its end; of a divided one the best that is
 * valid on its day. Source: docs/rules/trials.md#water-validity.
 */
export async function chooseWaters(
  db: Db,
  trial: Trial,
  lines: readonly Pick<Line, 'dogId' | 'class'>[],
  { current }: Books,
): Promise<ReadonlyMap<number, WaterPerformance>> {
  const day = trial.heldOn ?? ''
  const dogIds = lines.map(({ dogId }) => dogId)
  const all = await performancesUntil(db, dogIds, day)
  return new Map(
    lines.flatMap(({ dogId, class: trialClass }) => {
      const own = all.filter((performance) => performance.dogId === dogId)
      const counting = trial.divided
        ? bestWater(own, current, trialClass, day)
        : own.filter(({ trialId }) => trialId === trial.id).map(asCounted)[0]
      return counting ? [[dogId, counting] as const] : []
    }),
  )
}

const asCounted = (performance: WaterPerformance): WaterPerformance =>
  performance.outcome === 'judged' ? performance : { ...performance, water: null, track: null }

/** @throws AppError 404 where the dog of the entry has neither a place nor a result at the trial */
export function lineOfEntry({ lines }: JudgedTrial, entryId: number): ResultLine & { entry: { id: number } } {
  const line = lines.find(({ entry }) => entry?.id === entryId)
  if (!line?.entry) throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  return { ...line, entry: line.entry }
}
