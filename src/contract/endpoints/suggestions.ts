import { get } from '../endpoint.ts'

export const suggestions = get('/api/suggestions')
