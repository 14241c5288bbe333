export const REFUNDS_PATH = '/hallinta/rahat/palautukset'
export const refundsAddress = () => ({ to: REFUNDS_PATH }) as const
