import { change, command, get } from '../endpoint.ts'

export const dogShows = get('/api/auth/dog/:regnr/shows')
export const addShowResult = change('/api/auth/dog/:regnr/shows', 'json', 'showResult')
export const editShowResult = change('/api/auth/dog/:regnr/shows/:id', 'json', 'showResult')
export const removeShowResult = command('/api/auth/dog/:regnr/shows/:id/remove', 'showResult')
