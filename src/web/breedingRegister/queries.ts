import { keepPreviousData } from '@tanstack/react-query'
import { breedingRegister, maleList, registerCheck } from '#contract/endpoints/breedingRegister.ts'
import { breedingAwards } from '#contract/endpoints/dogs.ts'
import { queryIf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { RegisterSearch } from './addresses.ts'

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
