import { get } from '../endpoint.ts'

export const health = get('/api/health')
export const serviceState = get('/api/auth/service-state')
