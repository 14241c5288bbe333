import { queryOptions, skipToken } from '@tanstack/react-query'
import type { DogListAnswer } from '#contract/dogs.ts'
import { postText } from '../api.ts'
import type { DogSearch } from '../paths.ts'

/** Search results by text, page and order. */
export const dogListQuery = ({ q = '', page = 1, sort = 'relevance', direction = 'asc' }: DogSearch) =>
  queryOptions({
    queryKey: ['dogs', q, page, sort, direction],
    queryFn: ({ signal }) =>
      postText<DogListAnswer>('/api/dog/list/', q, { query: { page, sort, direction }, signal }),
  })

/** The dogs that a text may mean, for a field in which one is chosen; asks nothing before the text is long enough (`null`). */
export const dogMatchesQuery = (text: string | null) =>
  queryOptions({
    queryKey: ['dog-matches', text],
    queryFn:
      text === null ? skipToken : ({ signal }) => postText<DogListAnswer>('/api/dog/list/', text, { signal }),
  })
