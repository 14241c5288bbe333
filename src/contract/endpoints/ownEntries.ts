import { change, command, get, upload } from '../endpoint.ts'

export const entryForm = get('/api/trials/:trialDate/:kaerNr/entry-form')
export const enterOwnDog = change('/api/trials/:id/enter', 'json', 'ownEntry')
export const ownEntries = get('/api/auth/entries')
export const getOwnEntry = get('/api/entries/:id')
export const openOwnEntry = change('/api/entries/:id/open', 'json', 'ownEntry')
export const payOwnEntry = command('/api/entries/:id/pay', 'payment')
export const payByTransfer = change('/api/entries/:id/transfer', 'json', 'ownEntry')
export const changeOwnEntry = change('/api/entries/:id/change', 'json', 'ownEntry')
export const changeOwnClass = change('/api/entries/:id/class', 'json', 'ownEntry')
export const cancelOwnEntry = change('/api/entries/:id/cancel', 'json', 'ownEntry')
export const attachCertificate = upload('/api/entries/:id/certificate', 'refundClaim')
export const ownCertificate = get('/api/entries/:id/certificate')
