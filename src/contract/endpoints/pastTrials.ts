import { get } from '../endpoint.ts'

export const pastTrial = get('/api/auth/trials/:id/past')
