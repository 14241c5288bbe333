import { get } from '../endpoint.ts'

export const audit = get('/api/auth/audit')
