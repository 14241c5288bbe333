import type { TrialClass, TrialType } from './results.ts'

/** Source: docs/rules/trials.md#states. */
export const TRIAL_STATES = ['draft', 'ongoing', 'open', 'full', 'ready', 'cancelled'] as const
export type TrialState = (typeof TRIAL_STATES)[number]

/** The facts that a trial's state follows from. Days are ISO, in Finland. */
export interface TrialFacts {
  readonly published: boolean
  readonly ended: boolean
  readonly cancelled: boolean
  /** what was closed by hand is opened by hand only */
  readonly closedByHand: boolean
  readonly registrationStart: string | null
  readonly registrationEnd: string | null
  /** those that are offered; none: not known yet */
  readonly classes: readonly TrialClass[]
  /** places in all; null: no limit */
  readonly capacity: number | null
  /** places by class, where a class has its own limit */
  readonly capacityByClass: Readonly<Partial<Record<TrialClass, number>>>
  /** dogs that have a place, by class */
  readonly taken: Readonly<Record<TrialClass, number>>
}

/** True from the first to the last day of registration (to 23:59), both counted in. Source: docs/rules/trials.md#registration-period. */
export function isInRegistration(
  { registrationStart, registrationEnd }: Pick<TrialFacts, 'registrationStart' | 'registrationEnd'>,
  today: string,
): boolean {
  return (
    registrationStart !== null &&
    registrationEnd !== null &&
    registrationStart <= today &&
    today <= registrationEnd
  )
}

/**
 * Places left, at least 0: what the trial's own limit leaves, and those of its classes; of one class, or of all that are offered. null: no
 * limit. Source: docs/rules/trials.md#capacity.
 */
export function placesLeft(facts: TrialFacts, trialClass?: TrialClass): number | null {
  const { capacity, classes, taken } = facts
  const all = Object.values(taken).reduce((sum, count) => sum + count, 0)
  const left = [
    capacity === null ? null : capacity - all,
    trialClass ? leftInClass(facts, trialClass) : sumOf(classes.map((name) => leftInClass(facts, name))),
  ].filter((places) => places !== null)
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

/** What the limit of a class leaves of it. */
function leftInClass({ capacityByClass, taken }: TrialFacts, trialClass: TrialClass): number | null {
  const limit = capacityByClass[trialClass]
  return limit === undefined ? null : Math.max(0, limit - taken[trialClass])
}

/** Without a limit where one of them has none, or there are none. */
const sumOf = (places: readonly (number | null)[]): number | null =>
  places.length === 0 || places.includes(null) ? null : places.reduce<number>((sum, one) => sum + one!, 0)

/** The state as far as a person has set it; undefined: the trial runs, and dates and places say the rest. */
export function settledState({
  cancelled,
  ended,
  published,
}: Pick<TrialFacts, 'cancelled' | 'ended' | 'published'>): 'cancelled' | 'ready' | 'draft' | undefined {
  if (cancelled) return 'cancelled'
  if (ended) return 'ready'
  return published ? undefined : 'draft'
}

/** The state on a day: what a person did, and for the registration what dates and places say. Source: docs/rules/trials.md#states. */
export function stateOn(facts: TrialFacts, today: string): TrialState {
  const settled = settledState(facts)
  if (settled) return settled
  if (facts.closedByHand || !isInRegistration(facts, today)) return 'ongoing'
  return placesLeft(facts) === 0 ? 'full' : 'open'
}

/** Dogs one judge takes, unless the trial says otherwise. Source: docs/rules/trials.md#capacity. */
const DOGS_PER_JUDGE: Readonly<Record<TrialType, number>> = { forest: 5, field: 6, water_track: 20 }

/** The default number of places; null where the type or the judges are not known yet. */
export function defaultCapacity(type: TrialType | null, judges: number): number | null {
  return type === null || judges === 0 ? null : DOGS_PER_JUDGE[type] * judges
}
