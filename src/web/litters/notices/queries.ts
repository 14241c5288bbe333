import { keepPreviousData } from '@tanstack/react-query'
import {
  getLitterInquiry,
  litterNotices,
  noticeChanges,
  ownNotices,
  staffNotice,
  staffNotices,
} from '#contract/endpoints/litterNotices.ts'
import type { ChangesQuery } from '../../audit/queries.ts'
import { pagesOf, queryOf, TOLD_BY_PAGE } from '../../client/queries.ts'
import type { StaffNoticesSearch } from './addresses.ts'

/** The notices that one keeps, and one's own dogs. */
export const ownNoticesQuery = { ...queryOf(ownNotices), ...TOLD_BY_PAGE }

/** The notices as their staff see them. */
export const staffNoticesQuery = (search: StaffNoticesSearch) => ({
  ...queryOf(staffNotices, { query: search }),
  placeholderData: keepPreviousData,
})

/** One notice as its staff see it. */
export const staffNoticeQuery = (id: string) => ({
  ...queryOf(staffNotice, { params: { id } }),
  ...TOLD_BY_PAGE,
})

/** The changes of a notice, for its staff. */
export const noticeChangesQuery = (id: number): ChangesQuery => pagesOf(noticeChanges, { params: { id } })

/** What becomes stale where a notice changes. */
export const NOTICE_CALLS = [
  litterNotices,
  getLitterInquiry,
  ownNotices,
  staffNotices,
  staffNotice,
  noticeChanges,
] as const
