import { allBreedingRules, breedingRules, litterRules } from '#contract/endpoints/breedingRules.ts'
import { findMate } from '#contract/endpoints/mateFinder.ts'
import { LOGS } from '../audit/queries.ts'
import { queryOf } from '../client/queries.ts'

export const breedingRulesQuery = queryOf(allBreedingRules)

/** All that is to be asked anew after a change of a rule. */
export const BREEDING_RULES = [allBreedingRules, breedingRules, litterRules, findMate, ...LOGS] as const
