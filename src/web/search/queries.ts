import { queryOptions } from '@tanstack/react-query'
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
