import { change, get } from '../endpoint.ts'

export const breedChoices = get('/api/breed-choices')
export const staffBreeds = get('/api/auth/breeds')
export const staffBreed = get('/api/auth/breeds/:id')
export const breedChanges = get('/api/auth/breeds/:id/changes')
export const createBreed = change('/api/auth/breeds', 'json', 'breed')
export const editBreed = change('/api/auth/breeds/update', 'json', 'breed')
