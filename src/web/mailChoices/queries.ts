import { linkedMailChoices, ownMailChoices } from '#contract/endpoints/mailChoices.ts'
import { queryOf } from '../client/queries.ts'

export const ownMailChoicesQuery = queryOf(ownMailChoices)

/** By the token of a link. */
export const linkedMailChoicesQuery = (token: string) => queryOf(linkedMailChoices, { body: { token } })
