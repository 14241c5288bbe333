import { get } from '../endpoint.ts'

export const news = get('/api/news')
