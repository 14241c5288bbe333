import { queryOptions, skipToken } from '@tanstack/react-query'
import type { LitterInquiry } from '#contract/content.ts'
import type { DogListAnswer } from '#contract/dogs.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { getJson, postJson, postText } from '../api.ts'

const PEDIGREE_GENERATIONS = 4

/** The litter of two dogs; asks nothing before both are chosen. */
export const litterQuery = (sire: string | undefined, dam: string | undefined) =>
  queryOptions({
    queryKey: ['litter', sire, dam],
    queryFn:
      sire && dam
        ? ({ signal }) =>
            postJson<LitterAnswer>(
              '/api/litter/pedigree/',
              { fatherRegnr: sire, motherRegnr: dam },
              { query: { generations: PEDIGREE_GENERATIONS }, signal },
            )
        : skipToken,
  })

/** One notice of a litter, plan, mating or stud enquiry. */
export const litterNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['litter-notice', id],
    queryFn: ({ signal }) =>
      getJson<LitterInquiry>(`/api/litter-inquiry/${encodeURIComponent(id)}`, { signal }),
  })

/** Dogs for a parent's field; asks nothing before the text is long enough (`null`). */
export const parentSearchQuery = (text: string | null) =>
  queryOptions({
    queryKey: ['parent-search', text],
    queryFn:
      text === null ? skipToken : ({ signal }) => postText<DogListAnswer>('/api/dog/list/', text, { signal }),
  })
