import type { OwnEntry } from '#contract/ownEntries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note } from '../../ui/layout/parts.ts'
import type { OwnEntrySearch } from '../addresses.ts'
import { awaitsPayment, isOff } from '../states.ts'

interface Props {
  entry: OwnEntry
  cameBack: OwnEntrySearch['maksu']
}

/** What came of a payment that was begun, as far as it is known: the way back itself says nothing, only the entry does. */
export function PaymentNote({ entry, cameBack }: Props) {
  const t = useTranslate()
  const told = whatIsTold(entry, cameBack)
  if (told === null) return null
  return (
    <Note tone={TONES[told]} mt={2} measure="text" role="status">
      {t(`ownEntries.payment.${told}`)}
    </Note>
  )
}

const TONES = {
  received: 'success',
  begunBefore: 'warning',
  failed: 'warning',
  interrupted: 'warning',
  notBegun: 'warning',
} as const
type Told = keyof typeof TONES

/** null: there is nothing to tell of a payment. */
function whatIsTold(entry: OwnEntry, cameBack: OwnEntrySearch['maksu']): Told | null {
  if (isOff(entry)) return null
  const { dueCents, paidCents } = entry.money
  if (dueCents <= 0) return cameBack === 'palattu' && paidCents > 0 ? 'received' : null
  if (cameBack === 'keskeytetty') return 'interrupted'
  if (cameBack === 'ei-alkanut') return 'notBegun'
  if (awaitsPayment(entry)) return 'begunBefore'
  return entry.money.payments.at(-1)?.state === 'failed' ? 'failed' : null
}
