import { dogCorrections, dogSources, previewMerge, previewParents } from '#contract/endpoints/corrections.ts'
import { dogBasics } from '#contract/endpoints/dogBasics.ts'
import { dogHealth } from '#contract/endpoints/dogHealth.ts'
import { dogNumbers } from '#contract/endpoints/dogNumbers.ts'
import { dogOwners, registerPeople } from '#contract/endpoints/dogOwners.ts'
import { previewDog } from '#contract/endpoints/newDog.ts'
import type { InputOf } from '../client/calls.ts'
import { queryIf, queryOf } from '../client/queries.ts'

/** Numbers of two parents; empty: unknown. */
export interface ParentPair {
  readonly sire: string
  readonly dam: string
}

/** Every recorded value of a dog with its source. */
export const sourcesQuery = (regnr: string) => queryOf(dogSources, { params: { regnr } })

/** The same as it was recorded at the end of a day. */
export const pastSourcesQuery = (regnr: string, on: string) =>
  queryOf(dogSources, { params: { regnr }, query: { on } })

/** The corrections of a dog so far, newest first. */
export const correctionsQuery = (regnr: string) => queryOf(dogCorrections, { params: { regnr } })

/** The present parents of a dog beside those that are asked for; nothing is asked while there are none. */
export const parentsQuery = (regnr: string, pair: ParentPair | undefined) =>
  queryIf(previewParents, pair && { params: { regnr }, query: pair })

/** What two records would be as one. */
export const mergeQuery = (kept: string, other: string) =>
  queryOf(previewMerge, { params: { regnr: kept }, query: { other } })

/** The fields of a dog for their form. */
export const basicsQuery = (regnr: string) => queryOf(dogBasics, { params: { regnr } })

/** Whom a dog that is being typed may be, and what its parents would give. */
export const newDogQuery = (query: InputOf<typeof previewDog>['query']) => queryOf(previewDog, { query })

/** The registration numbers of a dog. */
export const numbersQuery = (regnr: string) => queryOf(dogNumbers, { params: { regnr } })

/** Owners of a dog, now and before, and its breeder. */
export const ownersQuery = (regnr: string) => queryOf(dogOwners, { params: { regnr } })

/** People of the register by a part of their name; nothing is asked while there is none. */
export const registerPeopleQuery = (q: string | undefined) =>
  queryIf(registerPeople, q === undefined ? undefined : { body: { q } })

/** Health statements of a dog, for those who keep them. */
export const healthQuery = (regnr: string) => queryOf(dogHealth, { params: { regnr } })
