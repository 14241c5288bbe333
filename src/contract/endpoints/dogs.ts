import { get, post } from '../endpoint.ts'

export const listDogs = post('/api/dog/list/', 'text')
export const getDog = get('/api/dog/:regnr')
export const siblings = post('/api/dog/siblings/', 'json')
export const halfSiblings = post('/api/dog/half-siblings', 'json')
export const dogLitters = post('/api/dog/litters', 'text')
export const examinations = post('/api/dog/examinations', 'text')
export const breedingAwards = get('/api/dog/breeding-awards/:id')
export const breedDogs = get('/api/breeds/:id/dogs')
export const breeds = get('/api/breeds')
export const healthCodes = get('/api/healthcodes')
export const titles = get('/api/titles')
