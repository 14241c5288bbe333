import type { UserRow } from '#contract/users.ts'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { DIRECTIONS, type Direction, oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const USERS_PATH = '/hallinta/kayttajat'
export const usersAddress = (search: UserSearch = {}) => ({ to: USERS_PATH, search }) as const

export const NEW_USER_PATH = `${USERS_PATH}/uusi` as const
export const newUserAddress = () => ({ to: NEW_USER_PATH }) as const

export const MEMBERS_PATH = `${USERS_PATH}/jasenet` as const
export const membersAddress = () => ({ to: MEMBERS_PATH }) as const

export const USER_PATH = `${USERS_PATH}/$id` as const
export const userAddress = (id: number) => ({ to: USER_PATH, params: { id: String(id) } }) as const

export const PERSONS_PATH = '/hallinta/henkilot'
export const personsAddress = (search: PersonSearch = {}) => ({ to: PERSONS_PATH, search }) as const

const USER_SORTS = ['name', 'username', 'lastSignin'] as const
type UserSort = (typeof USER_SORTS)[number]
export const USER_STATES: readonly UserRow['state'][] = ['active', 'locked', 'invited']

/** State of the users' list in the address. */
export interface UserSearch {
  q?: string
  role?: Role | 'NONE'
  state?: UserRow['state']
  page?: number
  sort?: UserSort
  direction?: Direction
}

export function userSearchOf(raw: RawSearch): UserSearch {
  return {
    q: textOf(raw.q),
    role: oneOf(raw.role, [...ROLES, 'NONE'] as const),
    state: oneOf(raw.state, USER_STATES),
    page: wholeOf(raw.page, 2, 10_000),
    sort: oneOf(raw.sort, USER_SORTS),
    direction: oneOf(raw.direction, DIRECTIONS),
  }
}

/** Part of the name of a person among owners and breeders. */
export interface PersonSearch {
  q?: string
}

export const personSearchOf = (raw: RawSearch): PersonSearch => ({ q: textOf(raw.q) })
