import { get, upload } from '../endpoint.ts'

export const settlements = get('/api/auth/settlements')
export const previewSettlements = upload('/api/auth/settlements/preview', 'settlement')
export const importSettlements = upload('/api/auth/settlements', 'settlement')
