import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EntryRow } from '#contract/entries.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { calledBy } from '#domain/dogs.ts'
import type { CaseAct } from '#domain/payments/cases.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedReference } from '#domain/payments/reference.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { entryMoneyQuery } from '../queries.ts'
import { ClaimSection } from './ClaimSection.tsx'
import { ContestSection } from './ContestSection.tsx'
import { ForgiveForm } from './ForgiveForm.tsx'
import { KeepForm } from './KeepForm.tsx'
import { MoveSection } from './MoveSection.tsx'
import { useMoveColumns, usePaymentColumns, useRefundColumns } from './moneyColumns.tsx'
import { ReceiveForm } from './ReceiveForm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { SettleRefund } from './SettleRefund.tsx'
import { UndoTransfer } from './UndoTransfer.tsx'

/** What has come in for a dog and what has gone back, and what can be done with it. */
export function MoneyDialog({
  entry,
  act,
  onClose,
}: {
  entry: EntryRow
  /** what was chosen to be done: its form is shown at once */
  act?: CaseAct | undefined
  onClose: () => void
}) {
  const t = useTranslate()
  const money = useQuery(entryMoneyQuery(entry.id))
  return (
    <FormDialog title={t('entries.money.title', { dog: calledBy(entry.dog) })} onClose={onClose}>
      <Loaded query={money} failed={t('entries.money.failed')} rows={4}>
        {(data) => <Money entry={entry} money={data} act={act} />}
      </Loaded>
    </FormDialog>
  )
}

function Money({
  entry: { id: entryId, dog, withdrawnAt },
  money,
  act,
}: {
  entry: EntryRow
  money: EntryMoney
  act: CaseAct | undefined
}) {
  const isGone = withdrawnAt !== null
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
        <Chosen isChosen={act === 'refund'}>
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
        </Chosen>
      )}
      {money.payments.some(({ mayMove }) => mayMove) && (
        <Chosen isChosen={act === 'move'}>
          <MoveSection
            key={`${money.moves.length} ${money.dueCents}`}
            entryId={entryId}
            dog={calledBy(dog)}
            money={money}
          />
        </Chosen>
      )}
      {!isGone && left > 0 && money.dueCents > 0 && (
        <ForgiveForm entryId={entryId} dueCents={money.dueCents} />
      )}
      {isGone && money.dueCents < 0 && (
        <Chosen isChosen={act === 'keep'}>
          <KeepForm entryId={entryId} owedCents={-money.dueCents} />
        </Chosen>
      )}
    </>
  )
}

/** A part of the dialog; the one that was chosen is brought into view, and the keyboard goes on from there. */
function Chosen({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.focus()
  }, [isChosen])
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
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

function Rows({ money: { payments, refunds, moves } }: { money: EntryMoney }) {
  const t = useTranslate()
  const [paymentColumns, refundColumns, moveColumns] = [
    usePaymentColumns(payments.some(({ voucher }) => voucher !== null)),
    useRefundColumns(),
    useMoveColumns(),
  ]
  return (
    <>
      {payments.length === 0 ? (
        <Text mt={2}>{t('entries.money.none')}</Text>
      ) : (
        <RowsOf title={t('entries.money.payments')} columns={paymentColumns} rows={payments} />
      )}
      {refunds.length > 0 && (
        <RowsOf title={t('entries.money.refunds')} columns={refundColumns} rows={refunds} />
      )}
      {moves.length > 0 && (
        <RowsOf title={t('entries.money.move.table')} columns={moveColumns} rows={moves} />
      )}
    </>
  )
}

function RowsOf<Row extends { id: number }>({
  title,
  columns,
  rows,
}: {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) {
  return (
    <>
      <Text component="h3" strong mt={2}>
        {title}
      </Text>
      <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
    </>
  )
}
