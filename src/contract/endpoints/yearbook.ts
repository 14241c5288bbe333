import { get } from '../endpoint.ts'

export const yearbook = get('/api/yearbook')
export const yearbookPdf = get('/api/yearbook.pdf')
export const yearbookXlsx = get('/api/yearbook.xlsx')
