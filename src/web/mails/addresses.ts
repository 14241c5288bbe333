import type { MailRow } from '#contract/mails.ts'
import { oneOf, type RawSearch } from '../searchValues.ts'

export const MAILS_PATH = '/hallinta/posti'
export const mailsAddress = (search: MailSearch = {}) => ({ to: MAILS_PATH, search }) as const

export const MAIL_STATES: readonly MailRow['state'][] = ['waiting', 'sent', 'failed', 'undelivered']
export interface MailSearch {
  state?: MailRow['state']
}

export const mailSearchOf = (raw: RawSearch): MailSearch => ({ state: oneOf(raw.state, MAIL_STATES) })
