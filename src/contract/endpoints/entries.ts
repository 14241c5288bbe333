import { change, get, post } from '../endpoint.ts'

export const getParticipants = get('/api/auth/trials/:id/entries')
export const entryChanges = get('/api/auth/trials/:id/entries/changes')
export const addEntry = change('/api/auth/trials/:id/entries', 'json', 'entryList')
export const changeEntry = change('/api/auth/trials/:id/entries/change', 'json', 'entryList')
export const withdrawEntry = change('/api/auth/trials/:id/entries/withdraw', 'json', 'entryList')
export const restoreEntry = change('/api/auth/trials/:id/entries/restore', 'json', 'entryList')
export const moveEntry = change('/api/auth/trials/:id/entries/move', 'json', 'entryList')
export const markAbsent = change('/api/auth/trials/:id/entries/absent', 'json', 'entryList')
export const markPresent = change('/api/auth/trials/:id/entries/present', 'json', 'entryList')
export const addPaperAward = change('/api/auth/trials/:id/entries/paper-award', 'json', 'paperAward')
export const removePaperAward = change(
  '/api/auth/trials/:id/entries/paper-award/remove',
  'json',
  'paperAward',
)
export const seePaperAward = change('/api/auth/trials/:id/entries/paper-award/seen', 'json', 'paperAward')
export const setStartOrder = change('/api/auth/trials/:id/entries/start-order', 'json', 'entryList')
export const setParties = change('/api/auth/trials/:id/entries/parties', 'json', 'entryList')
export const drawParties = change('/api/auth/trials/:id/entries/parties/draw', 'json', 'entryList')
export const publishStartList = change('/api/auth/trials/:id/entries/start-list', 'json', 'entryList')
export const sendMessage = change('/api/auth/trials/:id/entries/message', 'json', 'message')
export const trialDog = post('/api/trialdog', 'json')
