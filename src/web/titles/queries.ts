import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { getDog, titles } from '#contract/endpoints/dogs.ts'
import { dogTitles, titleProposals } from '#contract/endpoints/dogTitles.ts'
import { showSaves } from '#contract/endpoints/shows.ts'
import { titleChanges, titleUse } from '#contract/endpoints/titles.ts'
import { LOGS } from '../audit/queries.ts'
import { pagesOf, queryOf } from '../client/queries.ts'

/** How many dogs have each title. */
export const titleUseQuery = queryOf(titleUse)

/** Dogs for which a title is proposed. */
export const titleProposalsQuery = queryOf(titleProposals)

/** The changes of a title of the list. */
export const titleChangesQuery = (id: number) => pagesOf(titleChanges, { params: { id } })

/** The titles of a dog, and what follows from its show results. */
export const dogTitlesQuery = (regnr: string) => queryOf(dogTitles, { params: { regnr } })

/** All that is to be asked anew after a change of the list. */
export const TITLE_LIST = [titles, titleUse, titleChanges, dogTitles, titleProposals, ...LOGS] as const

/** All that is to be asked anew after a change of a dog's title. */
export const SHOWN_TITLES = [dogTitles, titleProposals, titleUse, getDog, dogChanges, showSaves] as const
