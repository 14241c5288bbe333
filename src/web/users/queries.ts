import { keepPreviousData } from '@tanstack/react-query'
import { getUserById, personMentions, persons, users } from '#contract/endpoints/users.ts'
import type { PersonRow } from '#contract/users.ts'
import { queryOf } from '../client/queries.ts'
import type { UserSearch } from './addresses.ts'

export const userListQuery = (search: UserSearch) => ({
  ...queryOf(users, { query: search }),
  placeholderData: keepPreviousData,
})

export const userQuery = (id: number | string) => queryOf(getUserById, { params: { id } })

/** Where someone stands in the data. */
export type PersonRef = Pick<PersonRow, 'kind' | 'id'>

export const mentionsQuery = ({ kind, id }: PersonRef) =>
  queryOf(personMentions, { params: { id }, query: { kind } })

/** People in the data by a part of their name, address or number of at least 3 characters. */
export const personsQuery = (q: string) => queryOf(persons, { query: { q } })
