import { change, command, get } from '../endpoint.ts'

export const reviewClasses = get('/api/reviewclasses')
export const saveReviewClasses = change('/api/auth/reviewclasses', 'json', 'review')
export const reviewClassChanges = get('/api/auth/reviewclasses/changes')
export const staffReviews = get('/api/auth/reviews')
export const staffReview = get('/api/auth/reviews/:id')
export const reviewChanges = get('/api/auth/reviews/:id/changes')
export const addReview = change('/api/auth/reviews', 'json', 'review')
export const editReview = change('/api/auth/reviews/:id', 'json', 'review')
export const removeReview = command('/api/auth/reviews/:id/remove', 'review')
export const restoreReview = command('/api/auth/reviews/:id/restore', 'review')
