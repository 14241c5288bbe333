import { change, get } from '../endpoint.ts'

export const entryContest = get('/api/auth/entries/:id/contest')
export const contestEntry = change('/api/auth/entries/:id/contest', 'json', 'contest')
export const decideContest = change('/api/auth/entries/:id/decide-contest', 'json', 'contest')
