import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RulebookDetails, RulebookPreview, RulebookRow } from '#contract/rulebooks.ts'
import { getJson, postJson } from '../api.ts'
import type { RulebookBody } from './rulebookValues.ts'

const RULEBOOKS = ['private', 'rulebooks'] as const

/** All that is known of rulebooks, to be asked anew after a change. */
export const rulebooksKey = { queryKey: RULEBOOKS }

export const rulebookListQuery = queryOptions({
  queryKey: [...RULEBOOKS, 'list'],
  queryFn: ({ signal }) => getJson<RulebookRow[]>('/api/auth/rulebooks', { signal }),
  staleTime: 0,
})

export const getRulebook = (id: string, signal?: AbortSignal) =>
  getJson<RulebookDetails>(`/api/auth/rulebooks/${encodeURIComponent(id)}`, { signal })

export const rulebookQuery = (id: string) =>
  queryOptions({
    queryKey: [...RULEBOOKS, 'one', id],
    queryFn: ({ signal }) => getRulebook(id, signal),
    staleTime: 0,
  })

/** What a written rulebook would alter, page after page. */
export const previewQuery = (body: RulebookBody) =>
  infiniteQueryOptions({
    queryKey: [...RULEBOOKS, 'preview', body],
    queryFn: ({ signal, pageParam }) =>
      postJson<RulebookPreview>('/api/auth/rulebooks/preview', { ...body, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, altered }) => (page * pageSize < altered ? page + 1 : undefined),
    staleTime: 0,
  })
