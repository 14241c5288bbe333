import { get } from '../endpoint.ts'

export const treasury = get('/api/auth/money')
export const treasuryCsv = get('/api/auth/money.csv')
