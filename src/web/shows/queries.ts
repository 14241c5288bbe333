import { keepPreviousData } from '@tanstack/react-query'
import { dogShows } from '#contract/endpoints/dogShows.ts'
import { dogChanges } from '#contract/endpoints/dogStaff.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { checkShowRows, getShow, showSaves, shows } from '#contract/endpoints/shows.ts'
import type { CheckedRow } from '#contract/shows.ts'
import type { TypedRow } from '#domain/shows/typedRow.ts'
import { ask } from '../client/calls.ts'
import { queryOf } from '../client/queries.ts'
import type { ShowSearch } from './addresses.ts'
import type { WhichSaves } from './saves/useShowUndo.ts'

/** The show results of a dog, for those who keep them. */
export const showsQuery = (regnr: string) => queryOf(dogShows, { params: { regnr } })

export const showListQuery = (search: ShowSearch) => ({
  ...queryOf(shows, { query: search }),
  placeholderData: keepPreviousData,
})

export const showQuery = (id: number | string) => queryOf(getShow, { params: { id } })

/** What was saved of shows, newest first. */
export const showSavesQuery = (query: WhichSaves) => queryOf(showSaves, { query })

/** All that is to be asked anew after a change of a result. */
export const SHOWN_RESULTS = [dogShows, getDog, dogChanges, shows, getShow, showSaves] as const

/** A row of a show as it is sent, with the key by which the grid knows it. */
export interface SentRow extends TypedRow {
  readonly key: string
  readonly id: number | null
  readonly version: number
}

/** What the service says of a row, and of which values. */
export interface RowCheck extends CheckedRow {
  readonly sent: SentRow
}

export const bodyOf = ({ key: _key, ...row }: SentRow) => row

/** What is wrong with typed rows, by their keys. A question without rows is not asked. */
export const rowChecksQuery = (showId: number, rows: readonly SentRow[]) => ({
  queryKey: [`${checkShowRows.method} ${checkShowRows.path}`, showId, rows],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, RowCheck>> => {
    const input = { params: { id: showId }, body: { rows: rows.map(bodyOf) } }
    const answer = await ask(checkShowRows, input, { signal })
    return new Map(answer.rows.map((row, place) => [rows[place]!.key, { ...row, sent: rows[place]! }]))
  },
  enabled: rows.length > 0,
  placeholderData: keepPreviousData,
  gcTime: 0,
  retry: false,
})
