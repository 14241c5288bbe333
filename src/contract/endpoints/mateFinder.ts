import { change, get, post } from '../endpoint.ts'

export const findMate = post('/api/mates/', 'json')
export const mateSearches = get('/api/auth/mate-searches')
export const sharedMateSearches = get('/api/auth/mate-searches/shared')
export const saveMateSearch = change('/api/auth/mate-searches/save', 'json', 'mateSearch')
export const removeMateSearch = change('/api/auth/mate-searches/remove', 'json', 'mateSearch')
