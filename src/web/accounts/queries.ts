import { queryOptions } from '@tanstack/react-query'
import type { Consents, CurrentUser, OwnSession } from '#contract/accounts.ts'
import { ApiError, getJson, postForm, postText } from '../api.ts'

/** Keys of what only the signed-in person may read begin with `private`. */
const PRIVATE = 'private'

/** Accounts of the demo; null outside it. */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demoAccounts'],
  queryFn: ({ signal }) => orNull(getJson<DemoAccounts>('/api/demo/accounts', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export interface DemoAccounts {
  readonly password: string
  readonly accounts: readonly { readonly username: string; readonly role: string | null }[]
}

export interface DemoMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** A mail that the demo would have sent. */
export const demoMailQuery = (key: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'demoMail', key],
    queryFn: ({ signal }) => getJson<DemoMail>(`/api/demo/mail/${key}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const ownSessionsQuery = queryOptions({
  queryKey: [PRIVATE, 'sessions'],
  queryFn: ({ signal }) => getJson<OwnSession[]>('/api/auth/user/sessions', { signal }),
  staleTime: 0,
})

export const consentsQuery = queryOptions({
  queryKey: [PRIVATE, 'consents'],
  queryFn: ({ signal }) => getJson<Consents>('/api/auth/user/consents', { signal }),
  staleTime: 0,
})

/** What the link of a confirmation mail is for; `registeredAt` null: a changed address. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'confirmation', token],
    queryFn: ({ signal }) =>
      postText<{ username: string; registeredAt: string | null }>('/api/user/confirmation', token, {
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Signs in by user name or e-mail address. @throws ApiError */
export const postSignin = (fields: { username: string; password: string }) =>
  postForm<CurrentUser>('/api/signin/', fields)

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
