import { dogLitters, getDog, halfSiblings, siblings } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../client/queries.ts'

/** Everything of one dog that the visitor may see, by any of its numbers. */
export const dogQuery = (regnr: string) => queryOf(getDog, { params: { regnr } })

/** A dog's litters, each with its other parent and its puppies. */
export const littersQuery = (regnr: string) => queryOf(dogLitters, { body: regnr })

export const siblingsQuery = (regnr: string) => queryOf(siblings, { body: { regnr } })

export const halfSiblingsQuery = (regnr: string) => queryOf(halfSiblings, { body: { regnr } })
