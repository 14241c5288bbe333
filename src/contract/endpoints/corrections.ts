import { change, command, get } from '../endpoint.ts'

export const dogSources = get('/api/auth/dog/:regnr/sources')
export const dogCorrections = get('/api/auth/dog/:regnr/corrections')
export const previewParents = get('/api/auth/dog/:regnr/parents')
export const correctParents = change('/api/auth/dog/:regnr/parents', 'json', 'dog')
export const previewMerge = get('/api/auth/dog/:regnr/merge')
export const mergeDogs = change('/api/auth/dog/:regnr/merge', 'json', 'dog')
export const splitDog = change('/api/auth/dog/:regnr/split', 'json', 'dog')
export const undoCorrection = command('/api/auth/dog/:regnr/corrections/:id/undo', 'dog')
