import { change, get, post } from '../endpoint.ts'

export const ownMailChoices = get('/api/auth/mail-choices')
export const changeOwnMailChoice = change('/api/auth/mail-choices/change', 'json', 'profile')
export const linkedMailChoices = post('/api/mail-choices', 'json')
export const changeLinkedMailChoice = change('/api/mail-choices/change', 'json', 'profile')
