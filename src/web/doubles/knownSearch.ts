import { DOUBLE_FIELDS } from '#domain/doubles/comparison.ts'
import { oneOf } from '../searchValues.ts'
import type { DoublesSearch } from './addresses.ts'

const BREED = /^\d{1,4}(\.\d{1,2})?$/

/** What the list is asked for, without a choice that there is not. */
export const knownSearch = ({ state, breed, agreeing, page }: DoublesSearch) => ({
  // Open pairs are what is listed unless told otherwise.
  state: oneOf(state, ['dismissed'] as const),
  breed: breed !== undefined && BREED.test(breed) ? breed : undefined,
  agreeing: oneOf(agreeing, DOUBLE_FIELDS),
  page,
})
