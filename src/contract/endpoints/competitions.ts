import { change, get, post } from '../endpoint.ts'

export const competitions = get('/api/competitions')
export const competitionStandings = get('/api/competitions/:series/standings')
export const competitionCsv = get('/api/competitions/:series/standings/csv')
export const competitionChanges = get('/api/auth/competitions/:id/changes')
export const previewCompetition = post('/api/auth/competitions/preview', 'json')
export const createCompetition = change('/api/auth/competitions', 'json', 'competition')
export const editCompetition = change('/api/auth/competitions/update', 'json', 'competition')
export const deleteCompetition = change('/api/auth/competitions/delete', 'json', 'competition')
