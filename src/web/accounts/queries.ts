import { queryOptions } from '@tanstack/react-query'
import {
  checkConfirmation,
  checkToken,
  getConsents,
  ownSecurityEvents,
  ownSessions,
} from '#contract/endpoints/accounts.ts'
import { demoAccounts } from '#contract/endpoints/mails.ts'
import { ApiError } from '../client/ApiError.ts'
import { ask } from '../client/calls.ts'
import { keyOf, queryOf } from '../client/queries.ts'

/** For queries that are never repeated: the answer does not change, or its secret works once. */
const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY }

/** Accounts of the demo; null outside it. */
export const demoAccountsQuery = queryOptions({
  queryKey: [...keyOf(demoAccounts)],
  queryFn: ({ signal }) => orNull(ask(demoAccounts, {}, { signal })),
  ...NEVER_STALE,
  retry: false,
})

export const ownSessionsQuery = queryOf(ownSessions)

export const ownSecurityQuery = queryOf(ownSecurityEvents)

export const consentsQuery = queryOf(getConsents)

/** What the link of a confirmation mail is for; `registeredAt` null: a changed address. */
export const confirmationQuery = (token: string) => ({
  ...queryOf(checkConfirmation, { body: token }),
  ...NEVER_STALE,
})

/** Whether the link of a password mail works, and whose it is. */
export const passwordTokenQuery = (token: string) => ({
  ...queryOf(checkToken, { body: token }),
  ...NEVER_STALE,
})

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
