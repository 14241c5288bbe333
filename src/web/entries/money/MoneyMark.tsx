import type { EntryRow } from '#contract/entries.ts'
import { isOverdue } from '#domain/entries/holds.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'

/** How the money of an entry stands, in a line; nothing where there is none. */
export function MoneyMark({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const language = useLanguage()
  const said = moneyWords(t, language, entry)
  return said ? (
    <Text size="small" tone={said.tone}>
      {said.text}
    </Text>
  ) : null
}

interface Words {
  readonly text: string
  readonly tone: 'muted' | 'error'
}

function moneyWords(t: Translate, language: Language, entry: EntryRow): Words | null {
  const { money, list, withdrawnAt } = entry
  if (entry.contested) return { text: t('entries.money.contested'), tone: 'error' }
  if (!money) return null
  const euros = (cents: number) => ({ amount: formatEuros(cents, language) })
  if (money.claims) return { text: t('entries.money.claims'), tone: 'error' }
  if (money.unknownRefunds > 0) return { text: t('entries.money.unknown'), tone: 'error' }
  switch (money.standing) {
    case 'overpaid':
      return { text: t('entries.money.overpaid', euros(-money.dueCents)), tone: 'error' }
    case 'paid':
      return { text: t('entries.money.paid', euros(money.paidCents - money.refundedCents)), tone: 'muted' }
    case 'unpaid':
      // Whoever waits in the queue pays nothing yet.
      return list === 'reserve' && withdrawnAt === null
        ? null
        : unpaidWords(t, language, entry, money.dueCents)
    case 'settled':
      return settledWords(t, language, money)
    case 'free':
      return null
  }
}

function unpaidWords(
  t: Translate,
  language: Language,
  { hold, heldUntil }: EntryRow,
  dueCents: number,
): Words {
  const amount = formatEuros(dueCents, language)
  if (hold === null || heldUntil === null)
    return { text: t('entries.money.unpaid', { amount }), tone: 'error' }
  const tone = isOverdue({ hold, heldUntil }, finnishToday()) ? 'error' : 'muted'
  return {
    text: t(`entries.money.holds.${hold}`, { amount, until: formatMoment(heldUntil, language) }),
    tone,
  }
}

function settledWords(t: Translate, language: Language, money: NonNullable<EntryRow['money']>): Words | null {
  const kept = money.paidCents - money.refundedCents
  const said = [
    ...(money.refundedCents > 0
      ? [t('entries.money.refunded', { amount: formatEuros(money.refundedCents, language) })]
      : []),
    ...(kept > 0 ? [t('entries.money.kept', { amount: formatEuros(kept, language) })] : []),
  ]
  return said.length > 0 ? { text: said.join(', '), tone: 'muted' } : null
}
