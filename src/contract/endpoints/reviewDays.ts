import { change, command, get } from '../endpoint.ts'

export const reviewDays = get('/api/auth/reviewdays')
export const reviewDay = get('/api/auth/reviewdays/:id')
export const reviewDayChanges = get('/api/auth/reviewdays/:id/changes')
export const addReviewDay = change('/api/auth/reviewdays', 'json', 'review')
export const editReviewDay = change('/api/auth/reviewdays/:id', 'json', 'review')
export const removeReviewDay = command('/api/auth/reviewdays/:id/remove', 'review')
export const addDayDogs = change('/api/auth/reviewdays/:id/dogs', 'json', 'review')
export const removeDayDog = change('/api/auth/reviewdays/:id/dogs/remove', 'json', 'review')
export const restoreDayDog = change('/api/auth/reviewdays/:id/dogs/restore', 'json', 'review')
export const saveDayFields = change('/api/auth/reviewdays/:id/fields', 'json', 'review')
export const publishReviewDay = change('/api/auth/reviewdays/:id/publish', 'json', 'review')
export const reopenReviewDay = command('/api/auth/reviewdays/:id/reopen', 'review')
