import { seasonOf } from '#domain/dates.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { type DayNumber, monthsAfter, toDay, toIso } from './days.ts'
import type { WaterResult } from './events.ts'
import type { BroughtGrades } from './huntJudging.ts'

/** From this day on water and track performances hold for two years, before it to the end of their season. */
const TWO_YEARS_FROM = toDay('2021-06-01')

/** The best combined water and track result of the class that is valid on a trial day. Source: spec decisions 4. */
export function validWater(
  results: readonly WaterResult[],
  trialClass: TrialClass,
  day: DayNumber,
): BroughtGrades {
  const valid = results.filter(
    (result) => result.outcome === 'judged' && result.class === trialClass && isValid(result, day),
  )
  const best = valid.reduce<WaterResult | null>(
    (top, next) => (!top || combined(next) > combined(top) ? next : top),
    null,
  )
  return { water: best?.waterGrade ?? null, track: best?.trackGrade ?? null }
}

function isValid(result: WaterResult, day: DayNumber): boolean {
  const done = result.trial.day
  if (done > day) return false
  return done >= TWO_YEARS_FROM
    ? day <= monthsAfter(done, 24)
    : seasonOf(toIso(done)) === seasonOf(toIso(day))
}

function combined(result: WaterResult): number {
  return (result.waterGrade ?? 0) + (result.trackGrade ?? 0)
}
