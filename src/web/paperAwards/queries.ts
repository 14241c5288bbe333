import { paperAwards } from '#contract/endpoints/paperAwards.ts'
import { pagesOf } from '../client/queries.ts'
import type { PaperAwardSearch } from './addresses.ts'

/** Awards that were seen on paper, newest first, page by page. */
export const paperAwardsQuery = (search: PaperAwardSearch) => pagesOf(paperAwards, { query: search })
