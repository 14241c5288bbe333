import { trialProposals } from '#contract/endpoints/proposals.ts'
import { queryOf } from '../client/queries.ts'

export const trialProposalsQuery = (id: number) => queryOf(trialProposals, { params: { id } })
