import { command, get } from '../endpoint.ts'

export const doublePairs = get('/api/auth/doubles')
export const searchDoubles = command('/api/auth/doubles/search', 'job')
export const dismissDouble = command('/api/auth/doubles/:id/dismiss', 'dog')
export const reopenDouble = command('/api/auth/doubles/:id/reopen', 'dog')
