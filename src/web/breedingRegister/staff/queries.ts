import { keepPreviousData } from '@tanstack/react-query'
import { breedingRegister, maleList, registerCheck } from '#contract/endpoints/breedingRegister.ts'
import { breedingAwards, getDog } from '#contract/endpoints/dogs.ts'
import { registerChanges, staffRegister } from '#contract/endpoints/registerStaff.ts'
import type { ChangesQuery } from '../../audit/queries.ts'
import { pagesOf, queryOf } from '../../client/queries.ts'
import type { StaffRegisterSearch } from '../addresses.ts'

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

/** The same of the breeding awards. */
export const AWARD_CALLS = [breedingAwards, getDog]
