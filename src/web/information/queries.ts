import {
  informationPage,
  informationPages,
  informationText,
  staffInformationPage,
  staffInformationPages,
} from '#contract/endpoints/information.ts'
import { LOGS } from '../audit/queries.ts'
import { queryOf } from '../client/queries.ts'

/** What the club has written, and one page of it. */
export const informationPagesQuery = queryOf(informationPages)
export const informationPageQuery = (address: string) => queryOf(informationPage, { params: { address } })

/** The same as staff write it. */
export const staffInformationPagesQuery = queryOf(staffInformationPages)
export const staffInformationPageQuery = (id: number | string) =>
  queryOf(staffInformationPage, { params: { id } })
/** An earlier text of a page: it never changes. */
export const informationTextQuery = (id: number, number: number) =>
  queryOf(informationText, { params: { id, number } })

/** All that is to be asked anew after a change of a page, beside the page of staff itself. */
export const INFORMATION = [staffInformationPages, informationPages, informationPage, ...LOGS] as const
