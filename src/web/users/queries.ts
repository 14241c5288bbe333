import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PersonRow, UserDetails, UserRow } from '#contract/users.ts'
import { getJson, type Query } from '../api.ts'
import type { UserSearch } from '../paths.ts'

export interface UserList {
  readonly users: UserRow[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** What a change of a user answers; `demoMail`: key of the mail it has caused, in a demo. */
export interface ChangedUser {
  readonly user: UserDetails
  readonly demoMail: string | null
}

const USERS = ['private', 'users'] as const

/** All that is known of users, to be asked anew after a change. */
export const usersKey = { queryKey: USERS }

export const userListQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: [...USERS, 'list', search],
    queryFn: ({ signal }) => getJson<UserList>('/api/auth/users', { signal, query: { ...search } as Query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS, 'one', id],
    queryFn: ({ signal }) => getJson<UserDetails>(`/api/auth/users/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  })

/** People among owners and breeders by a part of their name of at least 3 characters. */
export const personsQuery = (q: string) =>
  queryOptions({
    queryKey: ['private', 'persons', q],
    queryFn: ({ signal }) => getJson<PersonRow[]>('/api/auth/persons', { signal, query: { q } }),
    staleTime: 0,
  })
