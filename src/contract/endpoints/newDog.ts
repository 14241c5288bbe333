import { change, get } from '../endpoint.ts'

export const previewDog = get('/api/auth/dogs/preview')
export const addDog = change('/api/auth/dogs', 'json', 'dog')
