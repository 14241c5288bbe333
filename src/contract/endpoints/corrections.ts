import { change, command, get } from '../endpoint.ts'

export const dogSources = get('/api/auth/dog/:regnr/sources')
export const dogCorrections = get('/api/auth/dog/:regnr/corrections')
export const previewParents = get('/api/auth/dog/:regnr/parents')
export const correctParents = change('/api/auth/dog/:regnr/parents', 'json')
export const previewMerge = get('/api/auth/dog/:regnr/merge')
export const mergeDogs = change('/api/auth/dog/:regnr/merge', 'json')
export const splitDog = change('/api/auth/dog/:regnr/split', 'json')
export const undoCorrection = command('/api/auth/dog/:regnr/corrections/:id/undo')
