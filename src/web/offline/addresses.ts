export const OFFLINE_PATH = '/hallinta/mukana'
export const offlineAddress = () => ({ to: OFFLINE_PATH }) as const
