import { change, get } from '../endpoint.ts'

export const refundTransfers = get('/api/auth/refund-lists')
export const makeRefundList = change('/api/auth/refund-lists', 'json', 'refund')
export const refundListXml = get('/api/auth/refund-lists/:id/pain001.xml')
export const refundListCsv = get('/api/auth/refund-lists/:id/list.csv')
export const markRefundList = change('/api/auth/refund-lists/:id/mark', 'json', 'refund')
export const giveUpRefund = change('/api/auth/refund-transfers/:id/give-up', 'json', 'refund')
export const putRefundAccount = change('/api/auth/entries/:id/refund-account', 'json', 'refund')
export const ownRefundAccount = get('/api/entries/:id/refund-account')
export const putOwnRefundAccount = change('/api/entries/:id/refund-account', 'json', 'ownEntry')
