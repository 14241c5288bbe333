import type { InquiryRow } from '#contract/healthInquiries.ts'
import { type RawSearch, textOf, wholeOf } from '../searchValues.ts'

/** Where one reports on the health of a dog. */
export const INQUIRY_PATH = '/terveysilmoitus'
export const inquiryAddress = (search: InquirySearch = {}) => ({ to: INQUIRY_PATH, search }) as const

/** `koira`: number of the dog that the form begins with. */
export interface InquirySearch {
  koira?: string
}
export const inquirySearchOf = (raw: RawSearch): InquirySearch => ({ koira: textOf(raw.koira) })

/** A report as its informer sees it; reached by the links of mails too. */
export const OWN_INQUIRY_PATH = `${INQUIRY_PATH}/$id` as const
export const ownInquiryAddress = (id: number) =>
  ({ to: OWN_INQUIRY_PATH, params: { id: String(id) } }) as const

export const INQUIRIES_PATH = '/hallinta/terveysilmoitukset'
export const inquiriesAddress = (search: InquiriesSearch = {}) => ({ to: INQUIRIES_PATH, search }) as const

export const STAFF_INQUIRY_PATH = `${INQUIRIES_PATH}/$id` as const
export const staffInquiryAddress = (id: number | string) =>
  ({ to: STAFF_INQUIRY_PATH, params: { id: String(id) } }) as const

/** What the staff's list is narrowed to; a state or choice that there is not is left out by `knownSearch`. */
export interface InquiriesSearch {
  state?: InquiryRow['state']
  condition?: InquiryRow['condition']
  q?: string
  page?: number
}
export const inquiriesSearchOf = (raw: RawSearch): InquiriesSearch => ({
  state: textOf(raw.state) as InquiriesSearch['state'],
  condition: textOf(raw.condition) as InquiriesSearch['condition'],
  q: textOf(raw.q),
  page: wholeOf(raw.page, 2, 10_000),
})
