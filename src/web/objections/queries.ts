import { ownObjections, trialObjections } from '#contract/endpoints/objections.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

export const trialObjectionsQuery = (id: string | number) => ({
  ...queryOf(trialObjections, { params: { id } }),
  ...TOLD_BY_PAGE,
})

export const ownObjectionsQuery = (trialDate: string, kaerNr: string) =>
  queryOf(ownObjections, { params: { trialDate, kaerNr } })
