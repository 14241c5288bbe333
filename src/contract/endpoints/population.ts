import { get } from '../endpoint.ts'

export const breedPopulation = get('/api/breeds/:id/population')
