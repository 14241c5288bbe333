import { change, get } from '../endpoint.ts'

export const trialSigning = get('/api/auth/trials/:id/signing')
export const signTrial = change('/api/auth/trials/:id/signing', 'json', 'signature')
export const withdrawSignature = change('/api/auth/trials/:id/signing/withdraw', 'json', 'signature')
