import { getMail, mails } from '#contract/endpoints/mails.ts'
import { pagesOf, queryOf } from '../client/queries.ts'
import type { MailSearch } from './addresses.ts'

/** Outgoing mails, newest first, page by page. */
export const mailListQuery = (search: MailSearch) => pagesOf(mails, { query: search })

export const mailQuery = (id: number) => queryOf(getMail, { params: { id } })
