import { addMonths } from '../dates.ts'
import { TRIAL_CLASSES, type TrialClass } from './results.ts'
import type { ClassRule, Rulebook } from './rulebook.ts'

/** Why a dog may not start in a class; keys of the `entries.reasons` texts. */
export const INELIGIBILITIES = [
  'CLASS_NOT_OFFERED',
  'DOG_DEAD',
  'BIRTH_DATE_UNKNOWN',
  'TOO_YOUNG',
  'TOO_OLD',
  'SHOW_AWARD_MISSING',
  'FIRST_PRIZE_MISSING',
  'ENTITLED_TO_WINNER_CLASS',
] as const
type Ineligibility = (typeof INELIGIBILITIES)[number]

/** The facts that decide in which classes a dog may start. Days are ISO. */
export interface DogCareer {
  readonly birthDate: string | null
  /** day of its first show award of T or better */
  readonly showAwardOn: string | null
  /** day of its first 1st prize in AVO */
  readonly firstPrizeInAvoOn: string | null
  /** day of its death; null: alive as far as the asker may know */
  readonly diedOn: string | null
}

interface ClassEligibility {
  readonly ok: boolean
  /** everything that stands against it, in the order of INELIGIBILITIES */
  readonly reasons: readonly Ineligibility[]
}
export interface Eligibility extends Readonly<Record<TrialClass, ClassEligibility>> {}

export interface TrialDay {
  readonly day: string
  /** classes that the trial has; all of them where no trial is meant yet */
  readonly offered: readonly TrialClass[]
}

/**
 * The classes a dog may start in on the day of a trial, each with every reason against it. What was won on the day itself
 * does not count yet. Source: docs/rules/trials.md#classes.
 */
export function eligibilityOn(
  rulebook: Pick<Rulebook, 'classes'>,
  dog: DogCareer,
  trial: TrialDay,
): Eligibility {
  const inClass = (trialClass: TrialClass): ClassEligibility => {
    const reasons = [
      ...(trial.offered.includes(trialClass) ? [] : ['CLASS_NOT_OFFERED' as const]),
      ...reasonsAgainst(rulebook.classes[trialClass], dog, trial.day),
    ]
    return { ok: reasons.length === 0, reasons }
  }
  return Object.fromEntries(TRIAL_CLASSES.map((name) => [name, inClass(name)])) as unknown as Eligibility
}

function reasonsAgainst(rule: ClassRule, dog: DogCareer, day: string): Ineligibility[] {
  const isBefore = (earlier: string | null) => earlier !== null && earlier < day
  const firstPrize = isBefore(dog.firstPrizeInAvoOn)
  return [
    ...(isBefore(dog.diedOn) ? (['DOG_DEAD'] as const) : []),
    ...ageReasons(rule, dog.birthDate, day),
    ...(rule.needsShowAward && !isBefore(dog.showAwardOn) ? (['SHOW_AWARD_MISSING'] as const) : []),
    ...(rule.firstPrizeInAvo === 'needed' && !firstPrize ? (['FIRST_PRIZE_MISSING'] as const) : []),
    ...(rule.firstPrizeInAvo === 'bars' && firstPrize ? (['ENTITLED_TO_WINNER_CLASS'] as const) : []),
  ]
}

/** The day a limit is reached counts as within it, at both ends. */
function ageReasons(rule: ClassRule, birthDate: string | null, day: string): Ineligibility[] {
  if (birthDate === null) return ['BIRTH_DATE_UNKNOWN']
  if (day < addMonths(birthDate, rule.leastAgeMonths)) return ['TOO_YOUNG']
  return rule.lastAgeMonths !== null && day > addMonths(birthDate, rule.lastAgeMonths) ? ['TOO_OLD'] : []
}
