import { change, get } from '../endpoint.ts'

export const healthWatch = get('/api/auth/health-watch')
export const healthWatchCsv = get('/api/auth/health-watch/csv')
export const healthLives = get('/api/auth/health-watch/lives')
export const healthAlerts = get('/api/auth/health-alerts')
export const decideHealthAlert = change('/api/auth/health-alerts/decide', 'json', 'healthAlert')
