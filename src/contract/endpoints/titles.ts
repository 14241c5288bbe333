import { change, get } from '../endpoint.ts'

export const titleUse = get('/api/auth/titles/use')
export const titleChanges = get('/api/auth/titles/:id/changes')
export const createTitle = change('/api/auth/titles', 'json', 'title')
export const editTitle = change('/api/auth/titles/update', 'json', 'title')
export const placeTitle = change('/api/auth/titles/place', 'json', 'title')
export const deleteTitle = change('/api/auth/titles/delete', 'json', 'title')
