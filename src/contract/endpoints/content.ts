import { get } from '../endpoint.ts'

export const service = get('/api/service')
export const image = get('/images/:filename')
