import { dogShows } from '#contract/endpoints/dogShows.ts'
import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../client/queries.ts'

/** The show results of a dog, for those who keep them. */
export const showsQuery = (regnr: string) => queryOf(dogShows, { params: { regnr } })

/** All that is to be asked anew after a change of a result. */
export const SHOWN_RESULTS = [dogShows, getDog, dogChanges] as const
