import { get, post } from '../endpoint.ts'

export const pedigree = post('/api/dog/pedigree', 'text')
export const litterPedigree = post('/api/litter/pedigree/', 'json')
export const litterMates = post('/api/litter/mates/', 'json')
export const expectedPuppies = get('/api/litter/expected-puppies')
export const inbreeding = get('/api/dog/:regnr/inbreeding')
export const pedigreePdf = get('/api/dog/:regnr/pedigree.pdf')
