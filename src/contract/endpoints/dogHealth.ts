import { change, get } from '../endpoint.ts'

export const dogHealth = get('/api/auth/dog/:regnr/statements')
export const addStatement = change('/api/auth/dog/:regnr/statements', 'json', 'dog')
export const changeStatement = change('/api/auth/dog/:regnr/statements/:id', 'json', 'dog')
export const removeStatement = change('/api/auth/dog/:regnr/statements/:id/remove', 'json', 'dog')
