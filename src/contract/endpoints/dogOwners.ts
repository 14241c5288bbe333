import { change, get, post } from '../endpoint.ts'

export const dogOwners = get('/api/auth/dog/:regnr/owners')
export const addOwner = change('/api/auth/dog/:regnr/owners', 'json', 'dog')
export const changeOwner = change('/api/auth/dog/:regnr/owners/:id', 'json', 'dog')
export const removeOwner = change('/api/auth/dog/:regnr/owners/:id/remove', 'json', 'dog')
export const setBreeder = change('/api/auth/dog/:regnr/breeder', 'json', 'dog')
/** A name is nobody's business, so it does not travel in the address. */
export const registerPeople = post('/api/auth/register-people', 'json')
