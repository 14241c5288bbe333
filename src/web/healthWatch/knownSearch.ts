import { HEALTH_ALERT_STATES } from '#contract/constants.ts'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { FAMILY_SORTS } from '#domain/health/warning/families.ts'
import { oneOf } from '../searchValues.ts'
import type { HealthWatchSearch } from './addresses.ts'

const BREED = /^\d{1,4}(\.\d{1,2})?$/

/** What is asked for, without a choice that there is not. */
export const knownSearch = ({ breed, kind, sort, state, ...rest }: HealthWatchSearch) => ({
  ...rest,
  breed: breed !== undefined && BREED.test(breed) ? breed : undefined,
  kind: oneOf(kind, HEALTH_KINDS),
  sort: oneOf(sort, FAMILY_SORTS),
  state: oneOf(state, HEALTH_ALERT_STATES),
})

/** The kind that is shown where none is chosen. */
export const [FIRST_KIND] = HEALTH_KINDS
