import type { MonthAgreement } from '#contract/money.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { StateMark } from '../ui/marks/StateMark.tsx'

const LOOKS = {
  agrees: { mark: '✓', tone: 'success' },
  unsettled: { mark: '…', tone: 'muted' },
  differs: { mark: '!', tone: 'error' },
} as const

/** Whether what moved through the provider of payments agrees with its settlements, and how much does not or is not settled yet. */
export function AgreementMark({ agreement }: { agreement: MonthAgreement }) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, differenceCents, unsettledCents } = agreement
  if (state === null) return '–'
  const amount = formatEuros(state === 'differs' ? differenceCents : unsettledCents, language)
  return <StateMark {...LOOKS[state]}>{t(`money.settled.${state}`, { amount })}</StateMark>
}
