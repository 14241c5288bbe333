import { command, get } from '../endpoint.ts'

export const breedAverages = get('/api/breed-averages/:breed/:season')
export const seasonAverages = get('/api/season-averages/:season')
export const averageRuns = get('/api/auth/average-runs')
export const startAverageRun = command('/api/auth/average-runs/start', 'averages')
