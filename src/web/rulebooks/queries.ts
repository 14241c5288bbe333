import { infiniteQueryOptions } from '@tanstack/react-query'
import { getRulebook, previewRulebook, rulebooks } from '#contract/endpoints/rulebooks.ts'
import { ask } from '../client/calls.ts'
import { keyOf, queryOf } from '../client/queries.ts'
import type { RulebookBody } from './form/rulebookValues.ts'

/** All that is known of rulebooks, to be asked anew after a change. */
export const RULEBOOKS = [rulebooks, getRulebook, previewRulebook] as const

export const rulebookListQuery = queryOf(rulebooks)

export const rulebookQuery = (id: number | string) => queryOf(getRulebook, { params: { id } })

/** What a written rulebook would alter, page after page. */
export const previewQuery = (body: RulebookBody) =>
  infiniteQueryOptions({
    queryKey: keyOf(previewRulebook, { body }),
    queryFn: ({ signal, pageParam }) =>
      ask(previewRulebook, { body: { ...body, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, altered }) => (page * pageSize < altered ? page + 1 : undefined),
    staleTime: 0,
  })
