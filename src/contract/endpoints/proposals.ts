import { change, get } from '../endpoint.ts'

export const trialProposals = get('/api/auth/trials/:id/proposals')
export const proposeDog = change('/api/auth/trials/:id/proposals', 'json', 'proposal')
export const withdrawProposal = change('/api/auth/trials/:id/proposals/withdraw', 'json', 'proposal')
