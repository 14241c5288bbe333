import { change, command, get } from '../endpoint.ts'

export const phrases = get('/api/auth/phrases')
export const phraseChanges = get('/api/auth/phrases/:id/changes')
export const createPhrase = change('/api/auth/phrases', 'json', 'phrase')
export const editPhrase = change('/api/auth/phrases/update', 'json', 'phrase')
export const placePhrase = change('/api/auth/phrases/place', 'json', 'phrase')
export const takeFirstPhrases = command('/api/auth/phrases/first', 'phrase')
