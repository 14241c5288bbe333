import { RULEBOOK_PREVIEW_SIZE } from '#contract/rulebooks.ts'
import { judgeHunt, outcomeOf, type WaterGrades } from '#domain/trials/judging.ts'
import { type Rulebook, rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { bestWater } from '#domain/trials/water.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { valuesOfHunt } from '../trials/resultColumns.ts'
import { waterPerformances } from './preview.store.ts'
import { lastDay, versionIn, type WrittenRulebook } from './rulebooks.service.ts'
import { allVersions, type KeptResult, keptResults } from './rulebooks.store.ts'

/** Results judged between two looks at what else the service is asked. */
const BATCH = 500

type Judged = Pick<KeptResult, 'outcome' | 'points' | 'prize'>
type Performances = Awaited<ReturnType<typeof waterPerformances>>

/** A kept result, and what the written rulebook would give it. */
export interface Altered {
  readonly row: KeptResult
  readonly after: Judged
}

export interface Preview {
  readonly results: number
  readonly altered: number
  readonly page: number
  readonly rows: readonly Altered[]
}

interface Comparison {
  /** those in force now, and with the written one in its place */
  readonly now: readonly Rulebook[]
  readonly then: readonly Rulebook[]
  readonly written: Rulebook
}

/**
 * The kept results of a written rulebook's time that it would give another outcome, other points or another prize, computed from
 * their grades and scores. Nothing is changed. @throws AppError 404 RULEBOOK_NOT_FOUND
 */
export async function previewOf(
  { db }: Reader,
  { page, baseId, ...written }: WrittenRulebook & { readonly page: number },
): Promise<Preview> {
  const versions = await allVersions(db)
  versionIn(versions, baseId)
  const now = newestOfEachDate(versions)
  const then = [...now.filter(({ validFrom }) => validFrom !== written.validFrom), written]
  const comparison = { now, then, written }
  const [first, to] = [(page - 1) * RULEBOOK_PREVIEW_SIZE, lastDay(versions, written.validFrom)]
  let [results, altered] = [0, 0]
  const rows: Altered[] = []
  for (let after: KeptResult | undefined; ; ) {
    const batch = await keptResults(db, { from: written.validFrom, to, after, limit: BATCH })
    const performances = await reconsidered(db, comparison, batch)
    results += batch.length
    for (const row of batch) {
      const given = judgedAgain(comparison, row, performances)
      if (given.outcome === row.outcome && given.points === row.points && given.prize === row.prize) continue
      if (altered >= first && rows.length < RULEBOOK_PREVIEW_SIZE) rows.push({ row, after: given })
      altered++
    }
    after = batch.at(-1)
    if (batch.length < BATCH) return { results, altered, page, rows }
  }
}

/** Versions come newest first. */
function newestOfEachDate<R extends Rulebook>(versions: readonly R[]): R[] {
  return versions.filter(
    (version, index) => versions.findIndex(({ validFrom }) => validFrom === version.validFrom) === index,
  )
}

/** The dogs' water and track performances, where the written rulebook changes how long those hold. */
async function reconsidered(
  db: Db,
  { now, written }: Comparison,
  batch: readonly KeptResult[],
): Promise<Performances> {
  const same = rulebookOn(now, written.validFrom)?.waterValidity === written.waterValidity
  const divided = batch.filter((row) => row.divided)
  return same || divided.length === 0 ? new Map() : waterPerformances(db, divided)
}

function judgedAgain(comparison: Comparison, row: KeptResult, performances: Performances): Judged {
  const water = waterOf(comparison, row, performances)
  const { outcome, points, prize } = judgeHunt(comparison.written, row.class, sheetOf(comparison, row), water)
  return { outcome, points, prize }
}

/**
 * The sheet behind a result. What was not kept at the time (shot, points at game) counts as having been in order; an outcome that
 * follows from a feature at 0 is left to the written rulebook.
 */
function sheetOf({ now, written }: Comparison, row: KeptResult): SheetValues {
  const values: SheetValues = {
    shotOver: true,
    pointsAtGame: written.leastPointsAtGame,
    ...valuesOfHunt(row, []),
  }
  const before = rulebookOn(now, row.held_on)
  const derived = before && outcomeOf(before, 'hunt', { ...values, outcome: null }) === row.outcome
  return derived ? { ...values, outcome: null } : values
}

/** What counts of water and track: as kept, unless another performance counts because of how long they hold. */
function waterOf({ now, then }: Comparison, row: KeptResult, performances: Performances): WaterGrades | null {
  const { water_grade: water, track_grade: track } = row
  const kept = water === null && track === null ? null : { water, track }
  const own = row.divided ? performances.get(row.dog_id) : undefined
  if (!own) return kept
  const [before, after] = [now, then].map((rulebooks) => bestWater(own, rulebooks, row.class, row.held_on))
  return before === after ? kept : (after ?? null)
}
