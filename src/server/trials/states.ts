import {
  defaultCapacity,
  settledState,
  stateOn,
  type TrialFacts,
  type TrialState,
} from '#domain/trials/states.ts'
import type { Trial, TrialHead } from './trials.types.ts'

const settledFacts = ({ publishedAt, endedAt, cancelledAt }: TrialHead) => ({
  published: publishedAt !== null,
  ended: endedAt !== null,
  cancelled: cancelledAt !== null,
})

/** What the trial's state follows from. */
export function factsOf(trial: Trial): TrialFacts {
  const { closedByHand, registrationStart, registrationEnd, capacityByClass, taken } = trial
  return {
    ...settledFacts(trial),
    closedByHand,
    registrationStart,
    registrationEnd,
    classes: trial.classes,
    capacity: trial.capacity ?? defaultCapacity(trial.type, trial.judges.length),
    capacityByClass,
    taken,
  }
}

/** The trial's state on a Finnish day. */
export function trialState(trial: Trial, today: string): TrialState {
  return stateOn(factsOf(trial), today)
}

/** The trial's state as far as a person has set it; undefined: it runs. */
export const settledStateOf = (trial: TrialHead) => settledState(settledFacts(trial))
