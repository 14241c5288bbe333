import { get, post } from '../endpoint.ts'

export const searchByFeatures = post('/api/dog/search/', 'json')
export const countByFeatures = post('/api/dog/search/count', 'json')
export const searchByFeaturesCsv = get('/api/dog/search/csv')
export const searchByFeaturesXlsx = get('/api/dog/search/xlsx')
export const searchChoices = get('/api/dog/search/choices')
