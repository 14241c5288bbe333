import { addDays } from '../dates.ts'

/**
 * The last day on which what was paid comes back by itself when an entrant cancels: the last day of registration; of a trial that has been moved
 * the day before it, since the entrant agreed to another day or place. null: never. Source: docs/rules/entries.md#what-comes-back.
 */
export function refundedUntil(trial: {
  readonly heldOn: string
  readonly registrationEnd: string | null
  readonly moved: boolean
}): string | null {
  return trial.moved ? addDays(trial.heldOn, -1) : trial.registrationEnd
}
