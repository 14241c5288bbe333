import { useQuery } from '@tanstack/react-query'
import type { EntryRow } from '#contract/entries.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedReference } from '#domain/payments/reference.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { entryMoneyQuery } from '../queries.ts'
import { ClaimSection } from './ClaimSection.tsx'
import { ContestSection } from './ContestSection.tsx'
import { ForgiveForm } from './ForgiveForm.tsx'
import { KeepForm } from './KeepForm.tsx'
import { usePaymentColumns, useRefundColumns } from './moneyColumns.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { SettleRefund } from './SettleRefund.tsx'
import { UndoTransfer } from './UndoTransfer.tsx'

/** What has come in for a dog and what has gone back, and what can be done with it. */
export function MoneyDialog({ entry, onClose }: { entry: EntryRow; onClose: () => void }) {
  const t = useTranslate()
  const money = useQuery(entryMoneyQuery(entry.id))
  return (
    <FormDialog title={t('entries.money.title', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Loaded query={money} failed={t('entries.money.failed')} rows={4}>
        {(data) => <Money entryId={entry.id} money={data} isGone={entry.withdrawnAt !== null} />}
      </Loaded>
    </FormDialog>
  )
}

function Money({ entryId, money, isGone }: { entryId: number; money: EntryMoney; isGone: boolean }) {
  const left = money.paidCents - money.refundedCents
  return (
    <>
      <Sums money={money} />
      <Rows money={money} />
      {money.contest && <ContestSection entryId={entryId} contest={money.contest} />}
      {money.claims.map((claim) => (
        <ClaimSection key={claim.id} entryId={entryId} claim={claim} />
      ))}
      {money.refunds
        .filter(({ state }) => state === 'unknown')
        .map((refund) => (
          <SettleRefund key={refund.id} entryId={entryId} refund={refund} />
        ))}
      {takesTransfer(money) && (
        <ReceiveForm key={`received ${money.dueCents}`} entryId={entryId} money={money} />
      )}
      {money.payments
        .filter(({ mayUndo }) => mayUndo)
        .map((payment) => (
          <UndoTransfer key={payment.id} entryId={entryId} payment={payment} />
        ))}
      {left > 0 && (
        <RefundForm
          key={left}
          entryId={entryId}
          leftCents={left}
          refundedCents={money.refundedCents}
          owedCents={-money.dueCents}
          isByTransfer={money.payments.every(
            ({ method, state }) => method === 'transfer' || state !== 'confirmed',
          )}
        />
      )}
      {!isGone && left > 0 && money.dueCents > 0 && (
        <ForgiveForm entryId={entryId} dueCents={money.dueCents} />
      )}
      {isGone && money.dueCents < 0 && <KeepForm entryId={entryId} owedCents={-money.dueCents} />}
    </>
  )
}

/** Whether a transfer may come: as long as something is due, and later than that for who has agreed to pay so. */
const takesTransfer = ({ reference, dueCents, method }: EntryMoney): boolean =>
  reference !== null && (dueCents > 0 || method === 'transfer')

function Sums({ money }: { money: EntryMoney }) {
  const t = useTranslate()
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  const { feeCents, paidCents, refundedCents, keptCents, dueCents } = money
  return (
    <FactList
      columnWidth={{ xs: '9rem', md: '9rem' }}
      facts={[
        {
          label: t('entries.money.fee'),
          value: feeCents === null ? t('entries.money.noFee') : euros(feeCents),
        },
        { label: t('entries.money.reference'), value: money.reference && groupedReference(money.reference) },
        { label: t('entries.money.paidSum'), value: euros(paidCents) },
        ...(refundedCents > 0
          ? [{ label: t('entries.money.refundedSum'), value: euros(refundedCents) }]
          : []),
        ...(keptCents > 0 ? [{ label: t('entries.money.keptSum'), value: euros(keptCents) }] : []),
        ...(dueCents > 0 ? [{ label: t('entries.money.due'), value: euros(dueCents) }] : []),
        ...(dueCents < 0 ? [{ label: t('entries.money.owed'), value: euros(-dueCents) }] : []),
      ]}
    />
  )
}

function Rows({ money: { payments, refunds } }: { money: EntryMoney }) {
  const t = useTranslate()
  const [paymentColumns, refundColumns] = [usePaymentColumns(), useRefundColumns()]
  if (payments.length === 0) return <Text mt={2}>{t('entries.money.none')}</Text>
  return (
    <>
      <Text component="h3" strong mt={2}>
        {t('entries.money.payments')}
      </Text>
      <DataTable
        caption={t('entries.money.payments')}
        columns={paymentColumns}
        rows={payments}
        rowKey={({ id }) => String(id)}
      />
      {refunds.length > 0 && (
        <>
          <Text component="h3" strong mt={2}>
            {t('entries.money.refunds')}
          </Text>
          <DataTable
            caption={t('entries.money.refunds')}
            columns={refundColumns}
            rows={refunds}
            rowKey={({ id }) => String(id)}
          />
        </>
      )}
    </>
  )
}
