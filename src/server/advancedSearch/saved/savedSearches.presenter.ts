import type { SavedSearchAnswer } from '#contract/savedSearches.ts'
import type { SavedSearch } from './savedSearches.types.ts'

export const presentSavedSearch = (search: SavedSearch): SavedSearchAnswer => ({
  id: search.id,
  name: search.name,
  mail: search.mail,
  condition: search.condition,
  least: search.least,
  breed: search.breed,
  sex: search.sex,
  conditions: search.conditions,
  savedAt: search.savedAt.toISOString(),
  version: search.version,
})
