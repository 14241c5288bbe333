import { change, get } from '../endpoint.ts'

export const savedSearches = get('/api/auth/saved-searches')
export const saveSearch = change('/api/auth/saved-searches/save', 'json', 'savedSearch')
export const changeSavedSearch = change('/api/auth/saved-searches/change', 'json', 'savedSearch')
export const removeSavedSearch = change('/api/auth/saved-searches/remove', 'json', 'savedSearch')
export const restoreSavedSearch = change('/api/auth/saved-searches/restore', 'json', 'savedSearch')
