import { change, get } from '../endpoint.ts'

export const trialResults = get('/api/auth/trials/:id/results')
export const saveResultFields = change('/api/auth/trials/:id/results/fields', 'json', 'result')
export const markResultDone = change('/api/auth/trials/:id/results/done', 'json', 'result')
export const openResult = change('/api/auth/trials/:id/results/open', 'json', 'result')
export const getResult = get('/api/auth/results/:id')
export const resultChanges = get('/api/auth/results/:id/changes')
export const correctResult = change('/api/auth/results/:id/correct', 'json', 'result')
export const practice = get('/api/auth/trials/:id/practice')
export const savePractice = change('/api/auth/trials/:id/practice/fields', 'json', 'practice')
