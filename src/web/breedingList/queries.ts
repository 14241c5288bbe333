import { keepPreviousData } from '@tanstack/react-query'
import { breedingList, listUpdate, listUpdates, previewListUpdate } from '#contract/endpoints/breedingList.ts'
import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { REGISTER_CALLS } from '../breedingRegister/staff/queries.ts'
import { queryIf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { BreedingListSearch, ListFilter } from './addresses.ts'

/** One page of the list of a breed. */
export const breedingListQuery = (breed: string, search: BreedingListSearch) => ({
  ...queryOf(breedingList, { params: { id: breed }, query: search }),
  ...TOLD_BY_PAGE,
  placeholderData: keepPreviousData,
})

/** The entries that are chosen: some by their ids, or all that the list is narrowed to. */
export type Chosen = { readonly ids: readonly number[] } | { readonly filter: ListFilter }

/** What a decision would make of the chosen entries; made anew each time it is shown. */
export const previewQuery = (breed: string, action: RegisterAction, chosen: Chosen) => ({
  ...queryOf(previewListUpdate, {
    body: 'ids' in chosen ? { breed, action, ids: [...chosen.ids] } : { breed, action, ...chosen.filter },
  }),
  ...TOLD_BY_PAGE,
  staleTime: 0,
  gcTime: 0,
})

/** Earlier updates of the list of a breed. */
export const listUpdatesQuery = (breed: string) => queryOf(listUpdates, { query: { breed } })

/** An update with its dogs. */
export const listUpdateQuery = (id: number | undefined) =>
  queryIf(listUpdate, id === undefined ? undefined : { params: { id } })

/** What becomes stale where entries are decided of. */
export const LIST_CALLS = [...REGISTER_CALLS, breedingList, listUpdates, listUpdate]
