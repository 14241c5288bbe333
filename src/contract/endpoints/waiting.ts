import { get } from '../endpoint.ts'

export const waitingTasks = get('/api/auth/waiting')
