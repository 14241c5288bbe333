import { inbreeding, pedigree } from '#contract/endpoints/pedigree.ts'
import { queryOf } from '../client/queries.ts'

/** Generations of the pedigree page where its address names none, and of the dog page. */
export const DEFAULT_GENERATIONS = 4
export const INLINE_GENERATIONS = 3

/** The ancestor chart of a dog, 3 to 6 generations. */
export const pedigreeQuery = (regnr: string, generations = DEFAULT_GENERATIONS) =>
  queryOf(pedigree, { body: regnr, query: { generations } })

/** A dog's inbreeding, with its place among the dogs of the breed. */
export const inbreedingQuery = (regnr: string) => queryOf(inbreeding, { params: { regnr } })
