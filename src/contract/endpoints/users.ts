import { change, get } from '../endpoint.ts'

export const users = get('/api/auth/users')
export const getUserById = get('/api/auth/users/:id')
export const createUser = change('/api/auth/users', 'json', 'user')
export const editUser = change('/api/auth/users/update', 'json', 'user')
export const lockUser = change('/api/auth/users/lock', 'json', 'user')
export const forceReset = change('/api/auth/users/force-reset', 'json', 'user')
export const eraseUser = change('/api/auth/users/erase', 'json', 'erasure')
export const persons = get('/api/auth/persons')
export const personData = get('/api/auth/persons/:id/data.json')
export const personDataText = get('/api/auth/persons/:id/data.txt')
export const personMentions = get('/api/auth/persons/:id/mentions')
export const erasePerson = change('/api/auth/persons/erase', 'json', 'erasure')
