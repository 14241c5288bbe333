import { change, get } from '../endpoint.ts'

export const mails = get('/api/auth/mails')
export const getMail = get('/api/auth/mails/:id')
export const retryMail = change('/api/auth/mails/retry', 'json', 'mail')
export const demoMail = get('/api/demo/mail/:key')
export const demoAccounts = get('/api/demo/accounts')
export const openDemo = change('/api/demo/open', 'json', 'demo')
