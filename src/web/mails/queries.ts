import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MailDetails, MailRow } from '#contract/mails.ts'
import { getJson } from '../api.ts'
import type { MailSearch } from '../paths.ts'

interface MailPage {
  readonly mails: MailRow[]
  readonly next: number | null
  readonly sending: boolean
}

const MAILS = ['private', 'mails'] as const

/** All that is known of mails, to be asked anew after a change. */
export const mailsKey = { queryKey: MAILS }

/** Outgoing mails, newest first, page by page. */
export const mailListQuery = (search: MailSearch) =>
  infiniteQueryOptions({
    queryKey: [...MAILS, 'list', search],
    queryFn: ({ signal, pageParam }) =>
      getJson<MailPage>('/api/auth/mails', { signal, query: { ...search, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: [...MAILS, 'one', id],
    queryFn: ({ signal }) => getJson<MailDetails>(`/api/auth/mails/${id}`, { signal }),
    staleTime: 0,
  })
