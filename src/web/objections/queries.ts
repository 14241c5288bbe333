import { ownObjections, trialObjections } from '#contract/endpoints/objections.ts'
import { queryOf } from '../client/queries.ts'

export const trialObjectionsQuery = (id: string | number) => queryOf(trialObjections, { params: { id } })

export const ownObjectionsQuery = (trialDate: string, kaerNr: string) =>
  queryOf(ownObjections, { params: { trialDate, kaerNr } })
