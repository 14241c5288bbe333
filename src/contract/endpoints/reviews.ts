import { get, post } from '../endpoint.ts'

export const breedReviews = get('/api/breedingreviews/:id')
export const getReview = get('/api/breedingreview/:id')
export const dogReviews = get('/api/breedingreview/regnr/:regnr')
export const reviewList = get('/api/breedingreview/list')
export const reviewListCsv = get('/api/breedingreview/list/csv')
export const analyzeReviews = post('/api/breedingreview/analyze', 'json')
