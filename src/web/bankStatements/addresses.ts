export const STATEMENTS_PATH = '/hallinta/rahat/tiliotteet'
export const statementsAddress = () => ({ to: STATEMENTS_PATH }) as const

/** What became of the transactions of one that was imported. */
export const STATEMENT_PATH = `${STATEMENTS_PATH}/$id` as const
export const statementAddress = (id: number) => ({ to: STATEMENT_PATH, params: { id: String(id) } }) as const
