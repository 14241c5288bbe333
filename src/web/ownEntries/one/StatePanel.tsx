import { useId } from 'react'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { placeDrawAddress } from '../../calendar/addresses.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Heading, Panel, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { OwnEntrySearch } from '../addresses.ts'
import { isOff, keptUntil } from '../states.ts'
import { ClaimNote } from './ClaimNote.tsx'
import { NextStep } from './NextStep.tsx'
import { PaymentNote } from './PaymentNote.tsx'
import { moneyAfter, SITUATION_LOOKS, situationOf } from './situation.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useNow } from './useNow.ts'
import type { Awaited } from './useOwnEntry.ts'

interface Props {
  entry: OwnEntry
  awaited: Awaited
  cameBack: OwnEntrySearch['maksu']
}

const HALF_A_MINUTE = 30_000

/** How the entry stands, in words, and the one thing to do next. */
export function StatePanel({ entry, awaited, cameBack }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const now = useNow(HALF_A_MINUTE)
  const situation = situationOf(entry, awaited, now)
  const until = keptUntil(entry)
  const { queueNumber, contactEmail, leftReason, money } = entry
  const words = {
    amount: formatEuros(Math.abs(money.dueCents), language),
    until: until && formatMoment(until, language),
    due: money.bill && formatDate(money.bill.dueOn),
    number: queueNumber,
    email: contactEmail,
  }
  const look = SITUATION_LOOKS[situation]
  return (
    <Panel component="section" aria-labelledby={id}>
      <Heading large component="h2" id={id} mb={1}>
        <Span tone={look.tone} aria-hidden>
          {look.mark}
        </Span>{' '}
        {t(`ownEntries.situations.${situation}.title`, words)}
      </Heading>
      <Text measure="text" breaks>
        {t(`ownEntries.situations.${situation}.next`, words)}
      </Text>
      {leftReason && (
        <Text measure="text" breaks mt={0.5}>
          {t('ownEntries.one.reason', { reason: leftReason })}
        </Text>
      )}
      {isOff(entry) && (
        <Text measure="text" mt={0.5}>
          {t(`ownEntries.moneyAfter.${moneyAfter(entry)}`, words)}
        </Text>
      )}
      <ClaimNote entry={entry} />
      {until && situation === entry.state && <TimeLeft ms={Date.parse(until) - now} />}
      {entry.trial.placeDraw && (
        <Text mt={1}>
          <AppLink {...placeDrawAddress(entry.trial.date, entry.trial.kaerNr)} underline="always">
            {t('trialPages.placeDraw.link')}
          </AppLink>
        </Text>
      )}
      {!awaited && <PaymentNote entry={entry} cameBack={cameBack} />}
      <NextStep entry={entry} situation={situation} />
    </Panel>
  )
}
