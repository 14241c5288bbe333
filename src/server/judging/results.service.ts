import { inStartOrder } from '#domain/entries/startOrder.ts'
import type { Check } from '#domain/trials/checks.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { bestWater } from '#domain/trials/water.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { placedIds } from '../entries/lists.service.ts'
import { classesAllowed } from '../entries/startRights.service.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { citedRulebooks, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import type { Trial, TrialHead } from '../trials/trials.types.ts'
import { activeEntries, performancesById, performancesUntil, sheetsOf } from './results.store.ts'
import type {
  CheckedPerformance,
  CountingWater,
  DoneResult,
  Line,
  PlacedEntry,
  PlacedLine,
  ResultLine,
  WaterPerformance,
} from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'

/** The rulebooks in force, and how to find the one of the trial's day. */
export interface Rulebooks {
  readonly current: readonly StoredRulebook[]
  readonly ofDay: StoredRulebook
}

/** The lines of a trial with what judging them needs. */
export interface JudgedTrial<Of extends TrialHead = Trial> {
  readonly trial: Of
  readonly kind: SheetKind
  readonly books: Rulebooks
  /** rulebooks that the lines cite, by id */
  readonly cited: ReadonlyMap<number, StoredRulebook>
  readonly lines: readonly ResultLine[]
}

/** @throws AppError 422 where no rulebook was in force on the day */
async function booksOf(reader: Pick<Reader, 'db'>, trial: TrialHead): Promise<Rulebooks> {
  const current = await rulebooksInForce(reader)
  const ofDay = rulebookOn(current, trial.heldOn ?? '')
  if (!ofDay) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { current, ofDay }
}

/**
 * Every dog that has a place at the trial, in start order, then those that have a result without one; or only the dog of one entry.
 * @throws AppError 422 RULEBOOK_MISSING
 */
export async function judgedTrial<Of extends TrialHead>(
  { db }: Pick<Reader, 'db'>,
  trial: Of,
  { kind, entryId }: { readonly kind: SheetKind; readonly entryId?: number },
): Promise<JudgedTrial<Of>> {
  const books = await booksOf({ db }, trial)
  const placed = await placedEntries(db, trial.id)
  const done = await RESULT_TABLES[kind].ofTrial(db, trial)
  const entries = entryId === undefined ? placed : placed.filter(({ id }) => id === entryId)
  const results = entryId === undefined ? done : done.filter(({ dogId }) => dogId === entries[0]?.dogId)
  const lines = await bareLines(db, kind, entries, results)
  const waters = KIND_RULES[kind].countsWater
    ? await countingWaters(db, trial, lines, books)
    : new Map<number, never>()
  const allowed = await classesAllowed({ db }, books.ofDay, { day: trial.heldOn ?? '', dogs: lines })
  const citedIds = results.flatMap(({ rulebookId }) => rulebookId ?? [])
  const cited = new Map([...(await citedRulebooks({ db }, citedIds)), [books.ofDay.id, books.ofDay] as const])
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

/** The same with how the dogs are shown. */
export async function describeSheets(reader: Reader, trial: Trial, { kind }: { readonly kind: SheetKind }) {
  const judged = await judgedTrial(reader, trial, { kind })
  return { judged, dogs: await dogsOf(reader, judged.lines) }
}

export const dogsOf = ({ db }: Reader, lines: readonly Pick<Line, 'dogId'>[]) =>
  dogSummaries(
    db,
    lines.map(({ dogId }) => dogId),
  )

/** The entries with a place, in start order. */
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

/** The rulebook that a result cites; of a result older than stored rulebooks, the one of its day. */
export async function rulebookOf(
  reader: Pick<Reader, 'db'>,
  { ofDay }: Rulebooks,
  { rulebookId }: DoneResult,
): Promise<StoredRulebook> {
  if (rulebookId === null || rulebookId === ofDay.id) return ofDay
  return (await citedRulebooks(reader, [rulebookId])).get(rulebookId) ?? ofDay
}

/** What counts of each dog's water and track work: as its result keeps it, else what would count if it were marked done now. */
async function countingWaters(
  db: Db,
  trial: TrialHead,
  lines: readonly Line[],
  books: Rulebooks,
): Promise<ReadonlyMap<number, CountingWater>> {
  const open = lines.filter(({ result }) => !result)
  const withWater = lines.flatMap(({ result }) => (result?.water ? [{ ...result, water: result.water }] : []))
  const chosen = await chooseWaters({ db }, { trial, books }, open)
  const performed = await performancesById(
    db,
    withWater.flatMap(({ water }) => water.id ?? []),
  )
  const byId = new Map(performed.map((performance) => [performance.id, performance]))
  return new Map([
    ...chosen,
    ...withWater.map(({ dogId, class: ownClass, water }) => {
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
  { db }: Pick<Reader, 'db'>,
  { trial, books }: Pick<JudgedTrial<TrialHead>, 'trial' | 'books'>,
  lines: readonly Pick<Line, 'dogId' | 'class'>[],
): Promise<ReadonlyMap<number, WaterPerformance>> {
  const day = trial.heldOn ?? ''
  const dogIds = lines.map(({ dogId }) => dogId)
  const all = await performancesUntil(db, dogIds, day)
  return new Map(
    lines.flatMap(({ dogId, class: trialClass }) => {
      const own = all.filter((performance) => performance.dogId === dogId)
      const counting = trial.divided
        ? bestWater(own, books.current, trialClass, day)
        : own.filter(({ trialId }) => trialId === trial.id).map(asCounted)[0]
      return counting ? [[dogId, counting] as const] : []
    }),
  )
}

const asCounted = (performance: WaterPerformance): WaterPerformance =>
  performance.outcome === 'judged' ? performance : { ...performance, water: null, track: null }

/** @throws AppError 404 where the dog of the entry has neither a place nor a result at the trial */
export function lineOfEntry({ lines }: JudgedTrial<TrialHead>, entryId: number): PlacedLine {
  const line = lines.find(({ entry }) => entry?.id === entryId)
  if (!line?.entry) throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  return { ...line, entry: line.entry }
}

/** Everything that keeps a sheet from being marked done. */
export function checksOf(kind: SheetKind, performance: CheckedPerformance): Check[] {
  const { trial, rulebook, water, classAllowed, values } = performance
  const context = {
    rulebook,
    trialClass: performance.class,
    classAllowed,
    judgeIds: trial.judges.map(({ id }) => id),
    divided: trial.divided,
    water,
  }
  return KIND_RULES[kind].check(context, values)
}
