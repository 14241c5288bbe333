import { REGISTER_STATES, type RegisterState } from '#domain/breeding/registerStates.ts'
import { oneOf, type RawSearch, textOf, wholeOf } from '../searchValues.ts'

export const REGISTER_PATH = '/jalostusrekisteri'
export const breedingRegisterAddress = (search: RegisterSearch = {}) =>
  ({ to: REGISTER_PATH, search }) as const

export const MALE_LIST_PATH = '/jalostusuroslista/{-$rotu}'
/** @param rotu code of a breed; without it the breed is chosen */
export const maleListAddress = (rotu?: string) => ({ to: MALE_LIST_PATH, params: { rotu } }) as const

export const BREEDING_AWARDS_PATH = '/kayttojalostuspalkinnot/{-$rotu}'
/** @param rotu code of a breed; without it the breed is chosen */
export const breedingAwardsAddress = (rotu?: string) =>
  ({ to: BREEDING_AWARDS_PATH, params: { rotu } }) as const

export const STAFF_REGISTER_PATH = '/hallinta/jalostusrekisteri'
export const staffRegisterAddress = (search: StaffRegisterSearch = {}) =>
  ({ to: STAFF_REGISTER_PATH, search }) as const

/** What the register is narrowed to; what is left out has its default. */
export interface RegisterSearch {
  breed?: string
  gender?: 'male' | 'female'
  state?: 'active' | 'removed'
  page?: number
  /** number of a dog whose conditions are shown */
  dog?: string
}

export function registerSearchOf(raw: RawSearch): RegisterSearch {
  return {
    breed: textOf(raw.breed),
    gender: oneOf(raw.gender, ['male', 'female'] as const),
    state: oneOf(raw.state, ['active', 'removed'] as const),
    page: wholeOf(raw.page, 2, 10_000),
    dog: textOf(raw.dog),
  }
}

export interface StaffRegisterSearch {
  breed?: string
  state?: RegisterState
  page?: number
}

export const staffRegisterSearchOf = (raw: RawSearch): StaffRegisterSearch => ({
  breed: textOf(raw.breed),
  state: oneOf(raw.state, REGISTER_STATES),
  page: wholeOf(raw.page, 2, 10_000),
})
