import { bestWater } from '#domain/trials/water.ts'
import type { Reader } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { performancesById, performancesUntil } from './performances.store.ts'
import type { CountingWater, JudgedTrial, Line, WaterPerformance } from './results.types.ts'

type OfTrial = Pick<JudgedTrial<TrialHead>, 'trial' | 'books'>

/** What counts of each dog's water and track work: as its result keeps it, else what would count if it were marked done now. */
export async function countingWaters(
  reader: Reader,
  judged: OfTrial,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, CountingWater>> {
  const open = lines.filter(({ result }) => !result)
  const withWater = lines.flatMap(({ result }) => (result?.water ? [{ ...result, water: result.water }] : []))
  const chosen = await chooseWaters(reader, judged, open)
  const performed = await performancesById(
    reader.db,
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
  { db }: Reader,
  { trial, books }: OfTrial,
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
