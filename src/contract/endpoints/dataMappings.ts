import { change, get, post } from '../endpoint.ts'

export const dataMappings = get('/api/auth/data-mappings')
export const dataMapping = get('/api/auth/data-mappings/:id')
export const createDataMapping = change('/api/auth/data-mappings', 'json', 'dataMapping')
export const editDataMapping = change('/api/auth/data-mappings/update', 'json', 'dataMapping')
export const deleteDataMapping = change('/api/auth/data-mappings/delete', 'json', 'dataMapping')
export const dataUpdateSample = get('/api/auth/data-updates/:id/sample')
export const previewDataMapping = post('/api/auth/data-updates/:id/preview', 'json')
export const readByDataMapping = change('/api/auth/data-updates/:id/mapping', 'json', 'dataUpdate')
