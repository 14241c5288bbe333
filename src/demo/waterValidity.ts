import type { TrialClass } from '#domain/trials/results.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/rulebook.ts'
import { bestWater } from '#domain/trials/water.ts'
import { type DayNumber, toIso } from './days.ts'
import type { WaterResult } from './events.ts'
import type { BroughtGrades } from './huntJudging.ts'

/** Grades of the water and track result that counts for a dog at a trial of a day. */
export function validWater(
  results: readonly WaterResult[],
  trialClass: TrialClass,
  day: DayNumber,
): BroughtGrades {
  const performances = results.map(({ class: done, outcome, trial, waterGrade, trackGrade }) => ({
    class: done,
    outcome,
    day: toIso(trial.day),
    water: waterGrade,
    track: trackGrade,
  }))
  const best = bestWater(performances, FIRST_RULEBOOKS, trialClass, toIso(day))
  return { water: best?.water ?? null, track: best?.track ?? null }
}
