import { change, get, post } from '../endpoint.ts'

export const rulebooks = get('/api/auth/rulebooks')
export const getRulebook = get('/api/auth/rulebooks/:id')
export const saveRulebook = change('/api/auth/rulebooks', 'json', 'rulebook')
export const removeRulebook = change('/api/auth/rulebooks/remove', 'json', 'rulebook')
export const previewRulebook = post('/api/auth/rulebooks/preview', 'json')
