import { change, get } from '../endpoint.ts'

export const healthCodeChanges = get('/api/auth/healthcodes/:id/changes')
export const createHealthCode = change('/api/auth/healthcodes', 'json', 'healthCode')
export const editHealthCode = change('/api/auth/healthcodes/update', 'json', 'healthCode')
export const deleteHealthCode = change('/api/auth/healthcodes/delete', 'json', 'healthCode')
