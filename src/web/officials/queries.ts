import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ActiveJudge, ClubDetails, JudgeDetails, LinkedUser } from '#contract/officials.ts'
import { getJson, type Query } from '../api.ts'
import { paths } from '../paths.ts'
import type { StaffJudgeSearch } from './panelSearch.ts'

/** What the chief keeps: judges and organiser clubs, which are kept alike. */
export type PanelKind = 'judges' | 'clubs'

/** What a judge and a club have alike. */
export interface PanelThing {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly active: boolean
  /** all trials, and those that are still to come */
  readonly trials: number
  readonly comingTrials: number
}

/** Where the pages of a kind are. */
export const PANEL_PAGES = {
  judges: { list: paths.staffJudges, one: paths.staffJudge, new: paths.newJudge },
  clubs: { list: paths.clubs, one: paths.club, new: paths.newClub },
} as const

export interface Page<Row> {
  readonly rows: Row[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

const PANEL = ['private', 'panel'] as const

/** All active judges: so few that the filters narrow them here, at once. */
export const activeJudgesQuery = queryOptions({
  queryKey: ['active-judges'],
  queryFn: ({ signal }) => getJson<ActiveJudge[]>('/api/activejudges', { signal }),
})

const listQuery =
  <Row>(kind: PanelKind) =>
  (search: StaffJudgeSearch) =>
    queryOptions({
      queryKey: [...PANEL, kind, 'list', search],
      queryFn: ({ signal }) =>
        getJson<Page<Row>>(`/api/auth/${kind}`, { signal, query: { ...search } as Query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    })

const oneQuery =
  <Thing>(kind: PanelKind) =>
  (id: string) =>
    queryOptions({
      queryKey: [...PANEL, kind, 'one', id],
      queryFn: ({ signal }) => getJson<Thing>(`/api/auth/${kind}/${encodeURIComponent(id)}`, { signal }),
      staleTime: 0,
    })

export const judgeListQuery = listQuery<JudgeDetails>('judges')
export const clubListQuery = listQuery<ClubDetails>('clubs')
export const judgeQuery = oneQuery<JudgeDetails>('judges')
export const clubQuery = oneQuery<ClubDetails>('clubs')

/** Users who may be linked to a judge, and those who may be a club's agents. */
export const panelUsersQuery = queryOptions({
  queryKey: [...PANEL, 'users'],
  queryFn: ({ signal }) =>
    getJson<{ judges: LinkedUser[]; agents: LinkedUser[] }>('/api/auth/paneluser', { signal }),
  staleTime: 0,
})
