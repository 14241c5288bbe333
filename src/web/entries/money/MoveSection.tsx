import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryMoney } from '#contract/payments.ts'
import { formatDate } from '#domain/dates.ts'
import { finnishDayOf } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PayableList } from '../../trials/PayableList.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { payableQuery } from '../queries.ts'
import { MoveForm, type MoveTarget } from './MoveForm.tsx'

type Payment = EntryMoney['payments'][number]
interface Props {
  entryId: number
  /** the dog that the money stands with */
  dog: string
  money: EntryMoney
}

/** Moves a payment to another entry that owes: which payment, to which entry, and then why. */
export function MoveSection({ entryId, dog, money }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [payment, setPayment] = useState<Payment>()
  const [target, setTarget] = useState<MoveTarget>()
  const movable = money.payments.filter(({ mayMove }) => mayMove)
  return (
    <Section title={t('entries.money.move.title')}>
      <Text mb={2}>{t('entries.money.move.help')}</Text>
      {!payment && (
        <Row>
          {movable.map((one) => (
            <Button key={one.id} variant="outlined" onClick={() => setPayment(one)}>
              {t('entries.money.move.begin', {
                amount: formatEuros(one.amountCents, language),
                date: formatDate(one.bookedOn ?? finnishDayOf(new Date(one.confirmedAt!))),
              })}
            </Button>
          ))}
        </Row>
      )}
      {payment && !target && <Targets entryId={entryId} payment={payment} onChoose={setTarget} />}
      {payment && target && (
        <MoveForm
          entryId={entryId}
          dog={dog}
          dueCents={money.dueCents}
          payment={payment}
          target={target}
          onBack={() => setTarget(undefined)}
        />
      )}
    </Section>
  )
}

function Targets({
  entryId,
  payment,
  onChoose,
}: {
  entryId: number
  payment: Payment
  onChoose: (target: MoveTarget) => void
}) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const entries = useQuery(payableQuery(entryId, { paymentId: payment.id, q: useDebounced(text, 250) }))
  return (
    <PayableList
      text={text}
      onText={setText}
      entries={entries}
      verb={t('entries.money.move.choose')}
      verbOf={(dog) => t('entries.money.move.chooseOf', { dog })}
      none={t('entries.money.move.none')}
      onChoose={onChoose}
    />
  )
}
