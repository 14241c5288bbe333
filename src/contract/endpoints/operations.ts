import { command, get } from '../endpoint.ts'

export const health = get('/api/health')
export const serviceState = get('/api/auth/service-state')
export const runJob = command('/api/auth/jobs/:name/run', 'job')
