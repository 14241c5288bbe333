import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { getDog, titles } from '#contract/endpoints/dogs.ts'
import { dogTitles } from '#contract/endpoints/dogTitles.ts'
import { showSaves } from '#contract/endpoints/shows.ts'
import { titleChanges, titleUse } from '#contract/endpoints/titles.ts'
import { LOGS } from '../audit/queries.ts'
import { pagesOf, queryOf } from '../client/queries.ts'

/** How many dogs have each title. */
export const titleUseQuery = queryOf(titleUse)

/** The changes of a title of the list. */
export const titleChangesQuery = (id: number) => pagesOf(titleChanges, { params: { id } })

/** The titles of a dog, and what follows from its show results. */
export const dogTitlesQuery = (regnr: string) => queryOf(dogTitles, { params: { regnr } })

/** All that is to be asked anew after a change of the list. */
export const TITLE_LIST = [titles, titleUse, titleChanges, dogTitles, ...LOGS] as const

/** All that is to be asked anew after a change of a dog's title. */
export const SHOWN_TITLES = [dogTitles, titleUse, getDog, dogChanges, showSaves] as const
