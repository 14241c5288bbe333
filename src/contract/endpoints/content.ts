import { get } from '../endpoint.ts'

export const advertisements = get('/api/advertisements')
export const latestUpdate = get('/api/update/')
export const updates = get('/api/updates')
export const service = get('/api/service')
export const image = get('/images/:filename')
