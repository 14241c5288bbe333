import { trialDog } from '#contract/endpoints/entries.ts'
import { queryIf } from '../client/queries.ts'

/** A dog with the classes it may start in at a trial; asks nothing before a dog is chosen. */
export const trialDogQuery = (regnr: string | undefined, trialId: number) => ({
  ...queryIf(trialDog, regnr === undefined ? undefined : { body: { regnr, trialId } }),
  staleTime: 0,
})
