import { change, command, get, post, upload } from '../endpoint.ts'

export const shows = get('/api/auth/shows')
export const addShow = change('/api/auth/shows', 'json', 'show')
export const getShow = get('/api/auth/shows/:id')
export const editShow = change('/api/auth/shows/:id', 'json', 'show')
export const removeShow = command('/api/auth/shows/:id/remove', 'show')
export const checkShowRows = post('/api/auth/shows/:id/check', 'json')
export const saveShowRows = change('/api/auth/shows/:id/results', 'json', 'show')
export const readShowTable = upload('/api/auth/shows/:id/table', 'show')
export const showSaves = get('/api/auth/show-saves')
export const undoShowSave = command('/api/auth/show-saves/:id/undo', 'show')
