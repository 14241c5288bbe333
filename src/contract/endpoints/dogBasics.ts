import { change, get } from '../endpoint.ts'

export const dogBasics = get('/api/auth/dog/:regnr/basics')
export const correctBasics = change('/api/auth/dog/:regnr/basics', 'json', 'dog')
