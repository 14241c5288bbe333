import type { ReactNode } from 'react'
import { receiptPdf } from '#contract/endpoints/papers.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'

type Payment = OwnEntry['money']['payments'][number]

/** A small statement: the fee, what was paid and paid back, and what remains. */
export function MoneySection({ entry: { id, money, state } }: { entry: OwnEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const { product, feeCents, payments, refunds, dueCents, standing } = money
  return (
    <Section title={t('ownEntries.money.title')}>
      <Block measure="narrow">
        <PlainList aria-label={t('ownEntries.money.title')}>
          {feeCents !== null && (
            <Line
              label={t('ownEntries.money.fee')}
              note={product && descriptionIn(product, language)}
              cents={feeCents}
            />
          )}
          {payments.filter(isTold).map(({ id, method, state, createdAt, confirmedAt, amountCents }) => (
            <Line
              key={`payment ${id}`}
              label={t('ownEntries.money.payment', {
                time: formatMoment(confirmedAt ?? createdAt, language),
              })}
              note={t(`ownEntries.money.payments.${method === 'transfer' ? 'transfer' : state}`)}
              cents={amountCents}
              isPast={state === 'failed'}
            />
          ))}
          {refunds.map(({ id, state, mistake, method, createdAt, amountCents }) => (
            <Line
              key={`refund ${id}`}
              label={t('ownEntries.money.refund', { time: formatMoment(createdAt, language) })}
              note={t(`ownEntries.money.refunds.${refundWords(state, { mistake, method })}`)}
              cents={-amountCents}
              isPast={state === 'failed'}
            />
          ))}
          <Line
            label={
              <Span strong>{t(`ownEntries.money.standings.${state === 'queued' ? 'later' : standing}`)}</Span>
            }
            cents={dueCents === 0 ? null : Math.abs(dueCents)}
            isTotal
          />
        </PlainList>
      </Block>
      {payments.some(({ state: became }) => became === 'confirmed') && (
        <Block mt={2} data-print="no">
          <DownloadButton href={addressOf(receiptPdf, { params: { id }, lang: language })}>
            {t('ownEntries.money.receipt')}
          </DownloadButton>
        </Block>
      )}
    </Section>
  )
}

type Refund = OwnEntry['money']['refunds'][number]

/** What came by bank transfer, the organiser pays back; a mistake is no refund at all. */
function refundWords(state: Refund['state'], { mistake, method }: Pick<Refund, 'mistake' | 'method'>) {
  if (mistake) return 'mistake'
  return method === 'transfer' && (state === 'intended' || state === 'sending') ? 'byBank' : state
}

/** One that failed is told as long as it is the last that was tried; one of which nobody has told the end, only in that place too. */
const isTold = ({ state }: Payment, index: number, all: readonly Payment[]): boolean =>
  state === 'confirmed' || (state !== 'created' && index === all.length - 1)

interface LineProps {
  label: ReactNode
  note?: string | null
  /** null: there is no sum to tell */
  cents: number | null
  isTotal?: boolean
  /** it counts no more */
  isPast?: boolean
}

function Line({ label, note, cents, isTotal = false, isPast = false }: LineProps) {
  const language = useLanguage()
  return (
    <Divided>
      <Row between wrap={false} gap={2} align="baseline">
        <Block shrink>
          <div>{label}</div>
          {note && (
            <Text tone="muted" size="small" breaks>
              {note}
            </Text>
          )}
        </Block>
        {cents !== null && (
          <Span nowrap strong={isTotal} struck={isPast} tone={isPast ? 'muted' : undefined}>
            {formatEuros(cents, language)}
          </Span>
        )}
      </Row>
    </Divided>
  )
}
