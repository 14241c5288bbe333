import { keepPreviousData } from '@tanstack/react-query'
import { getUserById, persons, users } from '#contract/endpoints/users.ts'
import { queryOf } from '../client/queries.ts'
import type { UserSearch } from './addresses.ts'

export const userListQuery = (search: UserSearch) => ({
  ...queryOf(users, { query: search }),
  placeholderData: keepPreviousData,
})

export const userQuery = (id: number | string) => queryOf(getUserById, { params: { id } })

/** People among owners and breeders by a part of their name of at least 3 characters. */
export const personsQuery = (q: string) => queryOf(persons, { query: { q } })
