import { get, post } from '../endpoint.ts'

export const sheetsToKeep = get('/api/auth/offline')
export const keptSheets = post('/api/offline', 'json')
