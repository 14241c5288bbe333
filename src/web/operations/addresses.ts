export const SERVICE_STATE_PATH = '/hallinta/palvelu'
export const serviceStateAddress = () => ({ to: SERVICE_STATE_PATH }) as const
