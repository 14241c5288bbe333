import type * as z from 'zod'
import { type previewRulebook, RULEBOOK_PREVIEW_SIZE } from '#contract/rulebooks.ts'
import { seasonDays, seasonOf } from '#domain/dates.ts'
import { judgeHunt, outcomeOf, type WaterGrades } from '#domain/trials/judging.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { bestWater } from '#domain/trials/water.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { type ComparedRulebooks, compareWritten } from '../rulebooks/rulebooks.service.ts'
import { performancesUntil } from './performances.store.ts'
import { keptResults, type StoredResult } from './preview.store.ts'
import { valuesOfHunt } from './resultColumns.ts'
import type { WaterPerformance } from './results.types.ts'

type Given = z.output<NonNullable<(typeof previewRulebook)['body']>>

/** Results judged before other requests get their turn on the event loop. */
const BATCH = 500

type Judgement = Pick<StoredResult, 'outcome' | 'points' | 'prize'>
type Performances = ReadonlyMap<number, readonly WaterPerformance[]>

/** A stored result, and its judgement by the unsaved rulebook. */
export interface ChangedResult {
  readonly row: StoredResult
  readonly after: Judgement
}

export interface Preview extends LookedAt {
  readonly results: number
  readonly altered: number
  readonly page: number
  readonly rows: readonly ChangedResult[]
}

/** Seasons whose results show what a rulebook to come would do, with the running one. */
const SEASONS = 3

/** Before everything that was ever done. */
const DAY_ONE = '0001-01-01'

/** The days whose results are judged again. */
interface LookedAt {
  readonly from: string
  /** null: until further notice */
  readonly to: string | null
  /** the rulebook begins later: results of the last seasons are judged as if it held already */
  readonly coming: boolean
}

function lookedAt(today: string, { written, to }: ComparedRulebooks): LookedAt {
  if (written.validFrom <= today) return { from: written.validFrom, to, coming: false }
  return { from: seasonDays(seasonOf(today) - SEASONS + 1).from, to: today, coming: true }
}

/** Of one to come: it would have held for everything that was done. */
const asIfHeld = (comparison: ComparedRulebooks, { coming }: LookedAt): ComparedRulebooks =>
  coming ? { ...comparison, planned: [{ ...comparison.written, validFrom: DAY_ONE }] } : comparison

/**
 * The kept results of a written rulebook's time, or of the last seasons before one to come, that it would give another outcome, other points or another prize, computed from
 * their grades and scores. Nothing is changed. @throws AppError 404 RULEBOOK_NOT_FOUND
 */
export async function previewOf(reader: Reader, { page, ...changed }: Given): Promise<Preview> {
  const { db, today } = reader
  const compared = await compareWritten(reader, changed)
  const looked = lookedAt(today, compared)
  const comparison = asIfHeld(compared, looked)
  const first = (page - 1) * RULEBOOK_PREVIEW_SIZE
  let [results, altered] = [0, 0]
  const rows: ChangedResult[] = []
  for (let after: StoredResult | undefined; ; ) {
    const batch = await keptResults(db, { from: looked.from, to: looked.to, after, limit: BATCH })
    const performances = await reconsidered(db, comparison, batch)
    results += batch.length
    for (const row of batch) {
      const changed = judgeAgain(comparison, row, performances)
      if (changed.outcome === row.outcome && changed.points === row.points && changed.prize === row.prize)
        continue
      if (altered >= first && rows.length < RULEBOOK_PREVIEW_SIZE) rows.push({ row, after: changed })
      altered++
    }
    after = batch.at(-1)
    if (batch.length < BATCH) return { ...looked, results, altered, page, rows }
  }
}

/** The dogs' water and track performances, read only where the unsaved rulebook changes how long they count. */
async function reconsidered(
  db: Db,
  { now, planned, written }: ComparedRulebooks,
  batch: readonly StoredResult[],
): Promise<Performances> {
  const replaced =
    planned[0]?.validFrom === DAY_ONE ? now : now.filter((one) => one === rulebookOn(now, written.validFrom))
  const same =
    replaced.length > 0 && replaced.every(({ waterValidity }) => waterValidity === written.waterValidity)
  const divided = batch.filter((row) => row.divided)
  if (same || divided.length === 0) return new Map()
  // Results come newest first, and nothing counts in one that was done after it.
  const dogIds = [...new Set(divided.map(({ dog_id }) => dog_id))]
  const performances = await performancesUntil(db, dogIds, divided[0]!.held_on)
  return Map.groupBy(performances, ({ dogId }) => dogId)
}

function judgeAgain(comparison: ComparedRulebooks, row: StoredResult, performances: Performances): Judgement {
  const water = waterOf(comparison, row, performances)
  const { outcome, points, prize } = judgeHunt(comparison.written, row.class, sheetOf(comparison, row), water)
  return { outcome, points, prize }
}

/**
 * The sheet behind a result. What was not kept at the time (shot, points at game) counts as having been in order; an outcome that
 * follows from a feature at 0 is left to the written rulebook.
 */
function sheetOf({ now, written }: ComparedRulebooks, row: StoredResult): SheetValues {
  const values: SheetValues = {
    shotOver: true,
    pointsAtGame: written.leastPointsAtGame,
    ...valuesOfHunt(row, []),
  }
  const before = rulebookOn(now, row.held_on)
  const derived = before && outcomeOf(before, 'hunt', { ...values, outcome: null }) === row.outcome
  return derived ? { ...values, outcome: null } : values
}

/** The water and track grades that count: those stored, unless the new validity makes another performance count. */
function waterOf(
  { now, planned }: ComparedRulebooks,
  row: StoredResult,
  performances: Performances,
): WaterGrades | null {
  const { water_grade: water, track_grade: track } = row
  const stored = water === null && track === null ? null : { water, track }
  const own = row.divided ? performances.get(row.dog_id) : undefined
  if (!own) return stored
  const [before, after] = [now, planned].map((rulebooks) => bestWater(own, rulebooks, row.class, row.held_on))
  return before === after ? stored : (after ?? null)
}
