import { trialDog } from '#contract/endpoints/entries.ts'
import type { TrialDog } from '#contract/entries.ts'
import { queryIf } from '../../client/queries.ts'

/** The dog that the calendar is narrowed to. */
export const startingDogQuery = (regnr: string | undefined) => ({
  ...queryIf(trialDog, regnr === undefined ? undefined : { body: { regnr } }),
  select: ({ dog }: TrialDog) => dog,
})
