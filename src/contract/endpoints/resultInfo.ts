import { get } from '../endpoint.ts'

export const trialResultInfo = get('/api/auth/results/:id/info')
export const trialResultTimeline = get('/api/auth/results/:id/timeline')
export const showResultInfo = get('/api/auth/show-results/:id/info')
export const showResultTimeline = get('/api/auth/show-results/:id/timeline')
export const dogTrialResults = get('/api/auth/dog/:regnr/trial-results')
