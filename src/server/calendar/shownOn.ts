import { entryPhase } from '#domain/trials/entryPhase.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { placesLeft } from '#domain/trials/states.ts'
import { factsOf, trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { PublishedTrial, ShownTrial } from './publicTrials.types.ts'

const isPublished = (trial: Trial): trial is PublishedTrial => trial.publishedAt !== null

/** The trial as everyone may see it on a Finnish day; undefined for a draft, which nobody sees here. */
export function shownOn(trial: Trial, today: string): ShownTrial | undefined {
  const state = trialState(trial, today)
  if (!isPublished(trial) || state === 'draft') return undefined
  const facts = factsOf(trial)
  return {
    trial,
    state,
    reason: reasonOf(trial),
    phase: entryPhase(state, trial.registrationStart, today),
    type: trial.type,
    classes: trial.classes,
    date: trial.heldOn,
    endDate: trial.endDate,
    place: trial.place,
    district: trial.district ?? trial.club.district,
    club: trial.club.name,
    judges: trial.judges.map(({ name }) => name),
    capacity: facts.capacity,
    placesLeft: placesLeft(facts),
    placesLeftByClass: Object.fromEntries(
      TRIAL_CLASSES.filter((trialClass) => facts.capacityByClass[trialClass] !== undefined).map(
        (trialClass) => [trialClass, placesLeft(facts, trialClass)],
      ),
    ),
  }
}

/** A reason that was given for the entrants alone stays theirs. */
function reasonOf({ cancelledAt, cancelReason, cancelReasonShown, moveReason }: Trial): string | null {
  if (cancelledAt === null) return moveReason
  return cancelReasonShown ? cancelReason : null
}

/** Those of the trials that are published, as everyone may see them. */
export const allShownOn = (trials: readonly Trial[], today: string): ShownTrial[] =>
  trials.flatMap((trial) => shownOn(trial, today) ?? [])
