import { keepPreviousData } from '@tanstack/react-query'
import {
  breedingRegister,
  maleList,
  registerChanges,
  registerCheck,
  staffRegister,
} from '#contract/endpoints/breedingRegister.ts'
import { breedingAwards, getDog } from '#contract/endpoints/dogs.ts'
import type { ChangesQuery } from '../audit/queries.ts'
import { pagesOf, queryIf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { RegisterSearch, StaffRegisterSearch } from './addresses.ts'

const GENDERS = { male: 1, female: 2 } as const

/** One page of the register. */
export const registerQuery = ({ breed, gender, state, page = 1 }: RegisterSearch) => ({
  ...queryOf(breedingRegister, {
    body: {
      breed,
      gender: gender === undefined ? 0 : GENDERS[gender],
      active: state === undefined ? undefined : state === 'active',
      page,
    },
  }),
  placeholderData: keepPreviousData,
})

/** How a dog stands by the conditions. */
export const checkQuery = (regnr: string | undefined) =>
  queryIf(registerCheck, regnr === undefined ? undefined : { params: { regnr } })

/** The males of a breed that are offered. */
export const maleListQuery = (breed: string) => ({
  ...queryOf(maleList, { params: { id: breed } }),
  ...TOLD_BY_PAGE,
})

/** The breeding awards of a breed. */
export const breedingAwardsQuery = (breed: string) => ({
  ...queryOf(breedingAwards, { params: { id: breed } }),
  ...TOLD_BY_PAGE,
})

/** The register as its staff see it. */
export const staffRegisterQuery = (search: StaffRegisterSearch) => ({
  ...queryOf(staffRegister, { query: search }),
  placeholderData: keepPreviousData,
})

/** The changes of an entry, for its staff. */
export const registerChangesQuery = (id: number): ChangesQuery => pagesOf(registerChanges, { params: { id } })

/** What becomes stale where the register changes. */
export const REGISTER_CALLS = [
  breedingRegister,
  registerCheck,
  maleList,
  staffRegister,
  registerChanges,
  getDog,
]
