export const STATEMENTS_PATH = '/hallinta/rahat/tiliotteet'
export const statementsAddress = () => ({ to: STATEMENTS_PATH }) as const
