import { addMonths, seasonDays, seasonOf } from '#domain/dates.ts'
import type { WaterGrades } from './judging.ts'
import type { Outcome, TrialClass } from './results.ts'
import { type Rulebook, rulebookOn, totalPoints } from './rulebook.ts'

/** One water and track performance of a dog. */
export interface WaterPerformance extends WaterGrades {
  /** day of its trial */
  readonly day: string
  readonly class: TrialClass
  readonly outcome: Outcome
}

/** The last day on which a performance of a day still counts; both validities count their last day in. Source: docs/rules/trials.md#water-validity. */
export function lastValidDay(rulebooks: readonly Rulebook[], performed: string): string | null {
  const validity = rulebookOn(rulebooks, performed)?.waterValidity
  if (!validity) return null
  return validity === 'twoYears' ? addMonths(performed, 24) : seasonDays(seasonOf(performed)).to
}

/** True where a performance of a day counts at a trial of another day: not before it was done, and to its last valid day. */
export function isWaterValid(rulebooks: readonly Rulebook[], performed: string, day: string): boolean {
  if (performed > day) return false
  const last = lastValidDay(rulebooks, performed)
  return last !== null && day <= last
}

/**
 * The performance that counts at a trial: of those judged in the class and valid on the day, the one whose water and track
 * give most points by the day's rulebook; of equals the latest. undefined: none counts.
 * Source: docs/rules/trials.md#water-validity.
 */
export function bestWater<P extends WaterPerformance>(
  performances: readonly P[],
  rulebooks: readonly Rulebook[],
  trialClass: TrialClass,
  day: string,
): P | undefined {
  const rulebook = rulebookOn(rulebooks, day)
  if (!rulebook) return undefined
  return performances
    .filter((done) => done.outcome === 'judged' && done.class === trialClass)
    .filter((done) => isWaterValid(rulebooks, done.day, day))
    .reduce<P | undefined>((best, next) => (best && !isBetter(rulebook, next, best) ? best : next), undefined)
}

/** A performance with its last valid day. */
interface DatedPerformance<P> {
  readonly performance: P
  readonly validUntil: string
}

/** What is known on a day of a dog's water and track work in one class. */
export interface WaterStanding<P> extends DatedPerformance<P> {
  /** the performance is the one that counts that day; false: it lapsed last of them all */
  readonly isValid: boolean
  /** no part that the class needs stands at 0 or was not graded, so that a prize can follow from it */
  readonly allowsPrize: boolean
  /** of the others that are valid the one that holds longest, where it holds longer */
  readonly longer: DatedPerformance<P> | null
}

/**
 * How a dog's water and track work of a class stands on a day; null where there is none that is judged, or no rulebook says how long
 * it holds. Source: docs/rules/trials.md#water-validity.
 */
export function waterStandingOn<P extends WaterPerformance>(
  performances: readonly P[],
  rulebooks: readonly Rulebook[],
  trialClass: TrialClass,
  day: string,
): WaterStanding<P> | null {
  const rulebook = rulebookOn(rulebooks, day)
  const done = performances
    .filter((one) => one.outcome === 'judged' && one.class === trialClass && one.day <= day)
    .flatMap((performance) => {
      const validUntil = lastValidDay(rulebooks, performance.day)
      return validUntil === null ? [] : [{ performance, validUntil }]
    })
    .toSorted((a, b) => b.validUntil.localeCompare(a.validUntil))
  const [longest] = done
  if (!rulebook || !longest) return null
  const counting = bestWater(performances, rulebooks, trialClass, day)
  const told = done.find(({ performance }) => performance === counting) ?? longest
  return {
    ...told,
    isValid: counting !== undefined,
    allowsPrize: isGradedThroughout(rulebook, told.performance),
    longer: longest.validUntil > told.validUntil ? longest : null,
  }
}

function isGradedThroughout(rulebook: Rulebook, { class: trialClass, ...grades }: WaterPerformance): boolean {
  const { coefficients } = rulebook.classes[trialClass]
  return (['water', 'track'] as const).every((part) => coefficients[part] === null || (grades[part] ?? 0) > 0)
}

function isBetter(rulebook: Rulebook, one: WaterPerformance, other: WaterPerformance): boolean {
  const more = combined(rulebook, one) - combined(rulebook, other)
  return more === 0 ? one.day > other.day : more > 0
}

function combined(rulebook: Rulebook, { class: trialClass, water, track }: WaterPerformance): number {
  return totalPoints(rulebook, trialClass, { water: water ?? 0, track: track ?? 0 })
}
