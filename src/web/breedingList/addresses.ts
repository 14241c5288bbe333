import {
  BREEDING_LIST_NEEDS,
  BREEDING_LIST_SORTS,
  type BreedingListSort,
} from '#contract/breedingListConstants.ts'
import { REGISTER_STATES, type RegisterState } from '#domain/breeding/registerStates.ts'
import { DIRECTIONS, type Direction, oneOf, type RawSearch, wholeOf } from '../searchValues.ts'

export const BREEDING_LIST_PATH = '/hallinta/jalostuslista/{-$rotu}'
/** @param rotu code of a breed; without it the breed is chosen */
export const breedingListAddress = (rotu?: string, search: BreedingListSearch = {}) =>
  ({ to: BREEDING_LIST_PATH, params: { rotu }, search }) as const

export const LIST_UPDATE_PATH = '/hallinta/jalostuslista/$rotu/paivitys'
export const listUpdateAddress = (rotu: string, search: ListUpdateSearch = {}) =>
  ({ to: LIST_UPDATE_PATH, params: { rotu }, search }) as const

/** What the list is narrowed to. */
export interface ListFilter {
  list?: 'males'
  state?: RegisterState
  sex?: 'male' | 'female'
  needs?: (typeof BREEDING_LIST_NEEDS)[number]
}

/** What is left out has its default. */
export interface BreedingListSearch extends ListFilter {
  sort?: BreedingListSort
  direction?: Direction
  page?: number
}

export interface ListUpdateSearch extends BreedingListSearch {
  /** an update that is shown */
  update?: number
}

export const breedingListSearchOf = (raw: RawSearch): BreedingListSearch => ({
  list: oneOf(raw.list, ['males'] as const),
  state: oneOf(raw.state, REGISTER_STATES),
  sex: oneOf(raw.sex, ['male', 'female'] as const),
  needs: oneOf(raw.needs, BREEDING_LIST_NEEDS),
  sort: oneOf(raw.sort, BREEDING_LIST_SORTS),
  direction: oneOf(raw.direction, DIRECTIONS),
  page: wholeOf(raw.page, 2, 10_000),
})

export const listUpdateSearchOf = (raw: RawSearch): ListUpdateSearch => ({
  ...breedingListSearchOf(raw),
  update: wholeOf(raw.update, 1, Number.MAX_SAFE_INTEGER),
})

/** Of a search what it is narrowed by. */
export const filterOf = ({ list, state, sex, needs }: BreedingListSearch): ListFilter => ({
  list,
  state,
  sex,
  needs,
})
