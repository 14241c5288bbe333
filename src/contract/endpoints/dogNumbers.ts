import { change, get } from '../endpoint.ts'

export const dogNumbers = get('/api/auth/dog/:regnr/numbers')
export const addNumber = change('/api/auth/dog/:regnr/numbers', 'json', 'dog')
/** A number has slashes, so it travels in the body. */
export const setMainNumber = change('/api/auth/dog/:regnr/numbers/main', 'json', 'dog')
export const removeNumber = change('/api/auth/dog/:regnr/numbers/remove', 'json', 'dog')
