import { get, post } from '../endpoint.ts'

export const breedingRegister = post('/api/breedingregister', 'json')
export const registerCheck = get('/api/breedingregister/:regnr')
export const maleList = get('/api/breeding-male-list/:id')
export const maleListCsv = get('/api/breeding-male-list/csv/:id')
