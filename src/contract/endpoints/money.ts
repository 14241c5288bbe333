import { get } from '../endpoint.ts'

export const treasury = get('/api/auth/money')
export const treasuryCsv = get('/api/auth/money.csv')
export const treasuryTrialsCsv = get('/api/auth/money/trials.csv')
export const treasuryMonthsCsv = get('/api/auth/money/months.csv')
