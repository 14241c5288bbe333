import { savedSearches } from '#contract/endpoints/savedSearches.ts'
import type { SavedSearchAnswer } from '#contract/savedSearches.ts'
import { queryOf } from '../../client/queries.ts'
import type { AdvancedSearch } from '../addresses.ts'

/** One's own saved searches. */
export const savedSearchesQuery = queryOf(savedSearches)

/** What a saved search was, as the address tells it. */
export const searchOfSaved = ({
  condition,
  least,
  breed,
  sex,
  conditions,
}: SavedSearchAnswer): AdvancedSearch => ({
  condition: condition === 2 ? undefined : condition,
  least: condition === 3 ? least : undefined,
  breed: breed ?? undefined,
  sex: sex ?? undefined,
  conditions: conditions || undefined,
})
