import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import { formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/useTranslate.ts'

/** Place and day of the trial of an entry. */
export const trialWords = ({ place, date }: Pick<PayableEntry, 'place' | 'date'>): string =>
  [place, date && formatDate(date)].filter(Boolean).join(' ')

/** How an entry stands that is still to be paid so much, in integer cents; below 0: that is owed to the entrant; 0: as `settled` says. */
export function standingWords(t: Translate, language: Language, cents: number, settled: string): string {
  if (cents === 0) return settled
  const words = cents > 0 ? 'entries.money.unpaid' : 'entries.money.overpaid'
  return t(words, { amount: formatEuros(Math.abs(cents), language) })
}
