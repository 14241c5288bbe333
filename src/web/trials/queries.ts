import type { BodyOf } from '#contract/calls.ts'
import { trialDog } from '#contract/endpoints/entries.ts'
import { queryIf } from '../client/queries.ts'

/** What the right to start of a dog that is not in the register follows from. */
export type StatedRights = NonNullable<BodyOf<typeof trialDog>['unregistered']>

/** The dog that a form is about; undefined: none yet. */
export type AskedDog = { readonly regnr: string; readonly unregistered?: StatedRights } | undefined

/** The dog of the register with a number; empty: none is chosen yet. */
export const recordedBy = (regnr: string): AskedDog => (regnr === '' ? undefined : { regnr })

/** A dog with the classes it may start in at a trial; asks nothing before there is one. */
export const trialDogQuery = (dog: AskedDog, trialId: number) => ({
  ...queryIf(trialDog, dog && { body: { ...dog, trialId } }),
  staleTime: 0,
})
