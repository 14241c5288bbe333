import { change, get } from '../endpoint.ts'

export const allObjections = get('/api/auth/objections')
export const trialObjections = get('/api/auth/trials/:id/objections')
export const recordObjection = change('/api/auth/trials/:id/objections', 'json', 'objection')
export const decideObjection = change('/api/auth/objections/decide', 'json', 'objection')
export const ownObjections = get('/api/auth/own-objections/:trialDate/:kaerNr')
export const makeObjection = change('/api/auth/own-objections/:trialDate/:kaerNr', 'json', 'objection')
