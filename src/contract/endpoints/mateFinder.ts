import { post } from '../endpoint.ts'

export const findMate = post('/api/mates/', 'json')
