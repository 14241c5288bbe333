import { useQueryClient } from '@tanstack/react-query'
import { getOwnEntry, payByTransfer } from '#contract/endpoints/ownEntries.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { PayButton } from './PayButton.tsx'
import { RefusableButton } from './RefusableButton.tsx'

interface Props {
  entry: OwnEntry
  /** a payment was begun whose end is not known yet */
  isRepeated: boolean
}

/** The ways to pay what is due: by card, or by the bill that one asks for here. */
export function PayingChoice({ entry, isRepeated }: Props) {
  const { pay, transfer } = entry.refusals
  const hasBill = entry.money.bill !== null
  const takesTransfers = transfer !== 'TRANSFER_NOT_POSSIBLE'
  const takesCards = pay !== 'CARD_NOT_POSSIBLE' || !takesTransfers
  return (
    <Stack gap={2}>
      {takesCards && <PayButton entry={entry} isRepeated={isRepeated} />}
      {takesTransfers && !hasBill && <TransferButton entry={entry} />}
    </Stack>
  )
}

function TransferButton({ entry: { id, version, refusals } }: { entry: OwnEntry }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const params = { id }
  const { mutate, error } = useChange(payByTransfer, {
    params,
    onSuccess: (agreed) => void queries.setQueryData(keyOf(getOwnEntry, { params }), agreed),
    invalidates: [getOwnEntry],
  })
  return (
    <div>
      <RefusableButton refusal={refusals.transfer} onClick={() => mutate({ version })}>
        {t('ownEntries.one.byTransfer')}
      </RefusableButton>
      {error && <ErrorState error={error} />}
    </div>
  )
}
