import { change, get } from '../endpoint.ts'

export const getCheckIn = get('/api/auth/trials/:id/check-in')
export const saveCheckIn = change('/api/auth/trials/:id/check-in', 'json', 'checkIn')
