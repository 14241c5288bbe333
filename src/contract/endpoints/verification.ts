import { change, get, post } from '../endpoint.ts'

export const checkPaper = post('/api/papers/check', 'json')
export const paperKey = get('/api/papers/key')
export const withdrawnPapers = get('/api/auth/papers/withdrawn')
export const withdrawPaper = change('/api/auth/papers/withdraw', 'json', 'withdrawal')
export const restorePaper = change('/api/auth/papers/restore', 'json', 'withdrawal')
