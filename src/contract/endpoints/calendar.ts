import { get } from '../endpoint.ts'

export const calendar = get('/api/trials/calendar')
export const calendarFeed = get('/api/trials/calendar.ics')
export const nextTrials = get('/api/trials/next')
export const pastTrials = get('/api/trials')
export const getTrial = get('/api/trials/:trialDate/:kaerNr')
export const startList = get('/api/trials/:trialDate/:kaerNr/start-list')
export const placeDraw = get('/api/trials/:trialDate/:kaerNr/draw')
export const placeDrawFile = get('/api/trials/:trialDate/:kaerNr/draw.csv')
export const trialFile = get('/api/trials/:trialDate/:kaerNr/calendar.ics')
export const headJudgeReport = get('/api/trials/:trialDate/:kaerNr/report.pdf')
export const kaerResults = get('/api/kaer/:id')
export const kaerWaterResults = get('/api/kaer-water/:id')
