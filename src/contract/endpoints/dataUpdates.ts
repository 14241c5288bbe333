import { change, command, get, upload } from '../endpoint.ts'

export const dataUpdates = get('/api/auth/data-updates')
export const beginDataUpdate = change('/api/auth/data-updates', 'json', 'dataUpdate')
export const sendDataUpdatePart = upload('/api/auth/data-updates/:id/parts/:part', 'dataUpdate')
export const compareDataUpdate = command('/api/auth/data-updates/:id/compare', 'dataUpdate')
export const dataUpdate = get('/api/auth/data-updates/:id')
export const dataUpdateRows = get('/api/auth/data-updates/:id/rows')
export const dataUpdateCsv = get('/api/auth/data-updates/:id/rows.csv')
export const applyDataUpdate = command('/api/auth/data-updates/:id/apply', 'dataUpdate')
export const cancelDataUpdate = command('/api/auth/data-updates/:id/cancel', 'dataUpdate')
export const undoDataUpdate = command('/api/auth/data-updates/:id/undo', 'dataUpdate')
