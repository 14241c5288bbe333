import { change, command, get } from '../endpoint.ts'

export const breedPedigreeFile = get('/api/breeds/:id/pedigree/:format')
export const openData = get('/api/open-data')
export const openDataFile = get('/api/open-data/koirakanta.zip')
export const orderArchive = command('/api/auth/exports/archive', 'archive')
export const archiveFile = get('/api/auth/exports/archive/:order')
export const archiveOrders = get('/api/auth/exports/archive-orders')
export const apiKeys = get('/api/auth/exports/keys')
export const createApiKey = change('/api/auth/exports/keys', 'json', 'apiKey')
export const revokeApiKey = command('/api/auth/exports/keys/:id/revoke', 'apiKey')
