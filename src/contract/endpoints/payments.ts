import { change, get } from '../endpoint.ts'

export const entryMoney = get('/api/auth/entries/:id/money')
export const refundEntry = change('/api/auth/entries/:id/refund', 'json', 'refund')
export const forgiveRest = change('/api/auth/entries/:id/forgive', 'json', 'refund')
export const keepMoney = change('/api/auth/entries/:id/keep', 'json', 'refund')
export const receiveTransfer = change('/api/auth/entries/:id/transfers', 'json', 'refund')
export const undoTransfer = change('/api/auth/entries/:id/undo-transfer', 'json', 'refund')
export const settleRefund = change('/api/auth/entries/:id/settle-refund', 'json', 'refund')
export const decideClaim = change('/api/auth/entries/:id/decide-claim', 'json', 'refundClaim')
export const claimCertificate = get('/api/auth/entries/:id/certificate')
export const payableEntries = get('/api/auth/entries/:id/payable')
export const movePayment = change('/api/auth/entries/:id/move-payment', 'json', 'payment')
