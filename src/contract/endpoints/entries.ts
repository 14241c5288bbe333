import { change, get, post } from '../endpoint.ts'

export const getParticipants = get('/api/auth/trials/:id/entries')
export const addEntry = change('/api/auth/trials/:id/entries', 'json')
export const changeEntry = change('/api/auth/trials/:id/entries/change', 'json')
export const withdrawEntry = change('/api/auth/trials/:id/entries/withdraw', 'json')
export const restoreEntry = change('/api/auth/trials/:id/entries/restore', 'json')
export const moveEntry = change('/api/auth/trials/:id/entries/move', 'json')
export const markAbsent = change('/api/auth/trials/:id/entries/absent', 'json')
export const markPresent = change('/api/auth/trials/:id/entries/present', 'json')
export const setStartOrder = change('/api/auth/trials/:id/entries/start-order', 'json')
export const sendMessage = change('/api/auth/trials/:id/entries/message', 'json')
export const trialDog = post('/api/trialdog', 'json')
