import { keepPreviousData } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import {
  activeJudges,
  clubList,
  getClub,
  getJudge,
  judges,
  officialUsers,
} from '#contract/endpoints/officials.ts'
import type { JudgeDetails } from '#contract/officials.ts'
import { queryOf } from '../client/queries.ts'
import {
  clubAddress,
  clubsAddress,
  newClubAddress,
  newJudgeAddress,
  type StaffJudgeSearch,
  staffJudgeAddress,
  staffJudgesAddress,
} from './addresses.ts'

/** Judges and organiser clubs, which share pages and calls. */
export type OfficialKind = 'judges' | 'clubs'

/** The fields that judges and clubs share. */
export type Official = Pick<JudgeDetails, 'id' | 'version' | 'name' | 'active' | 'trials' | 'comingTrials'>

/** Where the pages of a kind are. */
export const OFFICIAL_PAGES = {
  judges: { list: staffJudgesAddress, one: staffJudgeAddress, new: newJudgeAddress },
  clubs: { list: clubsAddress, one: clubAddress, new: newClubAddress },
} as const

/** A page of the list of judges, or of another kind of rows. */
export type Page<Row> = Omit<AnswerOf<typeof judges>, 'rows'> & { readonly rows: readonly Row[] }

/** All active judges: so few that the filters narrow them here, at once. */
export const activeJudgesQuery = queryOf(activeJudges)

export const judgeListQuery = (search: StaffJudgeSearch) => ({
  ...queryOf(judges, { query: search }),
  placeholderData: keepPreviousData,
})
export const clubListQuery = (search: StaffJudgeSearch) => ({
  ...queryOf(clubList, { query: search }),
  placeholderData: keepPreviousData,
})

export const judgeQuery = (id: number | string) => queryOf(getJudge, { params: { id } })
export const clubQuery = (id: number | string) => queryOf(getClub, { params: { id } })

/** How one of a kind is asked for. */
export const OFFICIAL_QUERIES = { judges: judgeQuery, clubs: clubQuery } as const

/** Users who may be linked to a judge, and those who may be a club's agents. */
export const linkableUsersQuery = queryOf(officialUsers)
