import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../i18n/useTranslate.ts'
import { refundsAddress } from '../refundLists/addresses.ts'
import { Note, PlainList } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { statementsAddress } from './addresses.ts'
import { moneyNeedsQuery } from './queries.ts'

/** What waits for the reader of the clubs' bank accounts, with the way there; nothing where nothing does. */
export function BankNeeds() {
  const t = useTranslate()
  const { data } = useQuery(moneyNeedsQuery)
  if (!data || data.cases + data.refunds + data.lists === 0) return null
  const { cases, refunds, lists } = data
  return (
    <PlainList mb={2}>
      {cases > 0 && (
        <Note component="li" tone="warning" mb={1}>
          <AppLink {...statementsAddress()}>{t('trialAdmin.needs.bankCases', { count: cases })}</AppLink>
        </Note>
      )}
      {refunds > 0 && (
        <Note component="li" tone="warning" mb={1}>
          <AppLink {...refundsAddress()}>{t('trialAdmin.needs.refundsToSend', { count: refunds })}</AppLink>
        </Note>
      )}
      {lists > 0 && (
        <Note component="li" tone="warning" mb={1}>
          <AppLink {...refundsAddress()}>{t('trialAdmin.needs.refundLists', { count: lists })}</AppLink>
        </Note>
      )}
    </PlainList>
  )
}
