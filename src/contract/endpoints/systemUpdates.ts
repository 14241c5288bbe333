import { change, get } from '../endpoint.ts'

export const latestUpdate = get('/api/update/')
export const updates = get('/api/updates')
export const systemUpdate = get('/api/updates/:id')
export const staffUpdates = get('/api/auth/updates')
export const staffUpdate = get('/api/auth/updates/:id')
export const updateChanges = get('/api/auth/updates/:id/changes')
export const createUpdate = change('/api/auth/updates', 'json', 'systemUpdate')
export const editUpdate = change('/api/auth/updates/update', 'json', 'systemUpdate')
export const removeUpdate = change('/api/auth/updates/remove', 'json', 'systemUpdate')
export const restoreUpdate = change('/api/auth/updates/restore', 'json', 'systemUpdate')
