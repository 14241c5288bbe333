import { useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { refundsAddress } from '../refundLists/addresses.ts'
import { statementsAddress } from './addresses.ts'
import { moneyNeedsQuery } from './queries.ts'

/** What of the clubs' bank accounts waits for the reader, with the way there; empty: nothing, or nothing of the reader's. */
export function useBankNeeds() {
  const t = useTranslate()
  const enabled = useUser()?.permissions.includes('money.decide') ?? false
  const { data } = useQuery({ ...moneyNeedsQuery, enabled })
  if (!data) return []
  return [
    { name: 'bankCases', count: data.cases, address: statementsAddress() },
    { name: 'refundsToSend', count: data.refunds, address: refundsAddress() },
    { name: 'refundLists', count: data.lists, address: refundsAddress() },
  ]
    .filter(({ count }) => count > 0)
    .map(({ name, count, address }) => ({
      name,
      address,
      text: t(`trialAdmin.needs.${name as 'bankCases' | 'refundsToSend' | 'refundLists'}`, { count }),
    }))
}
