import { relativesHealth } from '#contract/endpoints/dogStaff.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import {
  healthInquiries,
  inquiryChanges,
  ownInquiry,
  staffInquiry,
} from '#contract/endpoints/healthInquiries.ts'
import { type ChangesQuery, LOGS } from '../audit/queries.ts'
import { pagesOf, queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { InquiriesSearch } from './addresses.ts'

export const ownInquiryQuery = (id: number | string) => ({
  ...queryOf(ownInquiry, { params: { id } }),
  ...TOLD_BY_PAGE,
})
export const inquiriesQuery = (search: InquiriesSearch) => queryOf(healthInquiries, { query: search })
export const staffInquiryQuery = (id: number | string) => queryOf(staffInquiry, { params: { id } })
export const inquiryChangesQuery = (id: number): ChangesQuery => pagesOf(inquiryChanges, { params: { id } })

/** All that is to be asked anew after a decision, beside the report itself. */
export const INQUIRIES = [
  healthInquiries,
  staffInquiry,
  inquiryChanges,
  getDog,
  relativesHealth,
  ...LOGS,
] as const
