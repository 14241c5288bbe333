import { INQUIRY_CONDITIONS, INQUIRY_STATES } from '#domain/health/inquiry.ts'
import { oneOf } from '../../searchValues.ts'
import type { InquiriesSearch } from '../addresses.ts'

/** What the list is narrowed to, without a state or choice that there is not. */
export const knownSearch = (search: InquiriesSearch): InquiriesSearch => ({
  ...search,
  state: oneOf(search.state, INQUIRY_STATES),
  condition: oneOf(search.condition, INQUIRY_CONDITIONS),
})
