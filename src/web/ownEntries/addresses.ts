import { TRIAL_PATH } from '../calendar/addresses.ts'
import { oneOf, type RawSearch, textOf } from '../searchValues.ts'

/** Where one enters a dog in a trial. */
export const ENTER_PATH = `${TRIAL_PATH}/ilmoittautuminen` as const
export const enterAddress = (date: string, kaerNr: number, search: EnterSearch = {}) =>
  ({ to: ENTER_PATH, params: { trialDate: date, kaerNr: String(kaerNr) }, search }) as const

/** `koira`: number of the dog that the form begins with. */
export interface EnterSearch {
  koira?: string
}
export const enterSearchOf = (raw: RawSearch): EnterSearch => ({ koira: textOf(raw.koira) })

/** An entry as its entrant sees it; reached by the links of mails too. */
export const OWN_ENTRY_PATH = '/ilmoittautumiset/$id'
export const ownEntryAddress = (id: number, search: OwnEntrySearch = {}) =>
  ({ to: OWN_ENTRY_PATH, params: { id: String(id) }, search }) as const

/** Where an owner of a dog contests an entry that somebody else has made; reached by the link of a mail. */
export const CONTEST_PATH = '/ilmoittautumiset/$id/riitautus'

const RETURNS = ['palattu', 'keskeytetty', 'ei-alkanut'] as const
/** `maksu`: how somebody comes to the page: back from a payment, back without one, or because none could be begun. */
export interface OwnEntrySearch {
  maksu?: (typeof RETURNS)[number]
}
export const ownEntrySearchOf = (raw: RawSearch): OwnEntrySearch => ({ maksu: oneOf(raw.maksu, RETURNS) })
