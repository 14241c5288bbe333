import { change, command, get } from '../endpoint.ts'

export const dogTitles = get('/api/auth/dog/:regnr/titles')
export const titleProposals = get('/api/auth/title-proposals')
export const addDogTitle = change('/api/auth/dog/:regnr/titles', 'json', 'dogTitle')
export const editDogTitle = change('/api/auth/dog/:regnr/titles/:id', 'json', 'dogTitle')
export const removeDogTitle = command('/api/auth/dog/:regnr/titles/:id/remove', 'dogTitle')
export const acceptTitle = change('/api/auth/dog/:regnr/title-proposals', 'json', 'dogTitle')
