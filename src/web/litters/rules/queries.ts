import { keepPreviousData } from '@tanstack/react-query'
import { litterRules } from '#contract/endpoints/breedingRules.ts'
import { queryOf } from '../../client/queries.ts'

/** How the litter of two dogs stands by the rules; on another day the former answer stays until the new one is there. */
export const litterRulesQuery = (fatherRegnr: string, motherRegnr: string, date: string | undefined) => ({
  ...queryOf(litterRules, { query: { fatherRegnr, motherRegnr, date } }),
  placeholderData: keepPreviousData,
})
