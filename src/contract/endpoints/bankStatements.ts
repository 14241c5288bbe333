import { change, get, upload } from '../endpoint.ts'

export const bankStatements = get('/api/auth/bank-statements')
export const bankStatement = get('/api/auth/bank-statements/:id')
export const previewStatement = upload('/api/auth/bank-statements/preview', 'bankStatement')
export const importStatement = upload('/api/auth/bank-statements', 'bankStatement')
export const entriesForCase = get('/api/auth/bank-cases/:id/entries')
export const assignCase = change('/api/auth/bank-cases/:id/assign', 'json', 'bankStatement')
export const setCasesAside = change('/api/auth/bank-cases/set-aside', 'json', 'bankStatement')
export const reopenCase = change('/api/auth/bank-cases/:id/reopen', 'json', 'bankStatement')
export const moneyNeeds = get('/api/auth/money/needs')
