import { get } from '../endpoint.ts'

export const audit = get('/api/auth/audit')
export const securityEvents = get('/api/auth/security-events')
