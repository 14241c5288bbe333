import { change, command, get, post } from '../endpoint.ts'

export const breedingList = get('/api/auth/breeding-list/:id')
export const breedingListCsv = get('/api/auth/breeding-list/csv/:id')
export const breedingListXlsx = get('/api/auth/breeding-list/xlsx/:id')
export const previewListUpdate = post('/api/auth/breeding-list/preview', 'json')
export const applyListUpdate = change('/api/auth/breeding-list/apply', 'json', 'register')
export const listUpdates = get('/api/auth/breeding-list/updates')
export const listUpdate = get('/api/auth/breeding-list/updates/:id')
export const undoListUpdate = command('/api/auth/breeding-list/updates/:id/undo', 'register')
