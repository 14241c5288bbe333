import type { EntryForm, OwnEntries, OwnEntry } from '#contract/ownEntries.ts'
import { transferDueOn } from '#domain/entries/holds.ts'
import { ENTRANT_ACTIONS, whyNot } from '#domain/entries/ownEntry.ts'
import { splitAtCancelling } from '#domain/payments/givingBack.ts'
import type { Descriptions } from '#domain/payments/products.ts'
import { CLAIMED_GROUNDS } from '#domain/payments/refundRule.ts'
import { entryPhase } from '#domain/trials/entryPhase.ts'
import { placesLeft } from '#domain/trials/states.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { listOfNew, placeFacts, stateOf } from '../entries/lists.ts'
import { billOf } from '../payments/bill.service.ts'
import { presentClaim, presentPayment, presentRefund } from '../payments/entryMoney.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { DescribedForm } from './entryForm.service.ts'
import { type DescribedOwn, moneyOf } from './ownEntries.service.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

export function presentTrial(trial: Trial, today: string): OwnEntry['trial'] {
  const state = trialState(trial, today)
  if (state === 'draft') throw new Error('Nobody enters a draft')
  return {
    id: trial.id,
    date: trial.heldOn!,
    endDate: trial.endDate,
    kaerNr: trial.kaerNr!,
    type: trial.type!,
    place: trial.place!,
    club: trial.club.name,
    state,
    phase: entryPhase(state, trial.registrationStart, today),
    classes: [...trial.classes],
    filling: trial.filling,
    placeDraw: trial.placeDraw && { ...trial.placeDraw },
    registrationStart: trial.registrationStart,
    registrationEnd: trial.registrationEnd,
    organiserPhone: trial.organiserPhone,
    organiserEmail: trial.organiserEmail,
  }
}

export function presentForm(
  { trial, lists, entrant, methods, transferUntil, products }: DescribedForm,
  { today }: Pick<Reader, 'today'>,
): EntryForm {
  const facts = placeFacts(trial, lists)
  return {
    trial: presentTrial(trial, today),
    placesLeft: placesLeft(facts),
    waiting: lists.reserve.length,
    queuedClasses: trial.classes.filter((name) => listOfNew(trial, lists, name) === 'reserve'),
    methods,
    transfer: transferUntil && presentTransferTimes(transferUntil),
    products: products.map((product) => ({
      id: product.id,
      ...presentDescriptions(product),
      amountCents: product.amountCents,
      classes: [...product.classes],
      memberOnly: product.memberOnly,
      refused: product.refused,
    })),
    entrant: entrant && presentEntrant(entrant),
  }
}

const presentTransferTimes = (until: Date) => ({
  until: until.toISOString(),
  dueOn: transferDueOn(until),
})

function presentEntrant({
  account,
  dogs,
  isMember,
}: NonNullable<DescribedForm['entrant']>): NonNullable<EntryForm['entrant']> {
  return {
    contactName: `${account.first_name} ${account.last_name}`,
    contactEmail: account.email,
    contactPhone: account.phone,
    language: account.language,
    dogs: dogs.map(presentSummary),
    isMember,
  }
}

export function presentOwn(owned: DescribedOwn, { today }: Pick<Reader, 'today'>): OwnEntry {
  const { entry, trial, lists, product } = owned
  const state = stateOf(entry, trial)
  return {
    id: entry.id,
    version: entry.version,
    trial: presentTrial(trial, today),
    dog: presentSummary(owned.dog),
    stated: owned.stated,
    class: entry.class,
    state,
    hold: entry.hold,
    heldUntil: entry.heldUntil?.toISOString() ?? null,
    queueNumber: state === 'queued' ? lists.reserve.findIndex(({ id }) => id === entry.id) + 1 : null,
    startNumber: trial.startListAt === null ? null : entry.startNumber,
    meeting: owned.meeting && {
      party: owned.meeting.party,
      judges: owned.meeting.judges,
      text: owned.meeting.text,
    },
    handler: entry.handler,
    contactName: entry.contactName,
    contactEmail: entry.contactEmail,
    contactPhone: entry.contactPhone,
    language: entry.language,
    enteredAt: entry.enteredAt.toISOString(),
    leftAt: entry.withdrawnAt?.toISOString() ?? null,
    leftReason: entry.withdrawnReason,
    money: presentMoney(owned, product ? presentDescriptions(product) : null),
    refusals: refusalsOf(owned.facts),
    refundedUntil: owned.freeUntil,
    ifCancelled: presentIfCancelled(owned),
  }
}

function refusalsOf(facts: DescribedOwn['facts']): OwnEntry['refusals'] {
  return Object.fromEntries(
    ENTRANT_ACTIONS.map((action) => [action, whyNot(action, facts)]),
  ) as OwnEntry['refusals']
}

/** Empty grounds: nothing was paid, or it comes back by itself. */
function presentIfCancelled({ entry, rules }: DescribedOwn): OwnEntry['ifCancelled'] {
  const { byItself, ruleOf } = rules
  const grounds = CLAIMED_GROUNDS.map((ground) => ({
    ground,
    backCents: splitAtCancelling(entry, ruleOf(ground), false).claimedCents,
    needsCertificate: ruleOf(ground)?.needsCertificate ?? false,
  }))
  return {
    backCents: splitAtCancelling(entry, ruleOf('other'), byItself).backCents,
    grounds: byItself || entry.paidCents <= entry.refundedCents ? [] : grounds,
  }
}

const presentDescriptions = ({ descriptionFi, descriptionSv, descriptionEn }: Descriptions) => ({
  descriptionFi,
  descriptionSv,
  descriptionEn,
})

function presentMoney(owned: DescribedOwn, product: Descriptions | null): OwnEntry['money'] {
  const { entry, trial, payments, refunds } = owned
  const { dueCents, standing } = moneyOf(owned)
  return {
    product,
    method: entry.method,
    bill: billOf(entry, trial),
    feeCents: entry.feeCents,
    paidCents: entry.paidCents,
    refundedCents: entry.refundedCents,
    dueCents,
    standing,
    payments: payments.map(presentPayment),
    refunds: refunds.map(presentRefund),
    claim: owned.claim ? presentClaim(owned.claim) : null,
  }
}

export function presentOwnList(
  rows: readonly (OwnedEntry & { readonly dog: SummaryRow })[],
  { today }: Pick<Reader, 'today'>,
): OwnEntries {
  return {
    entries: rows.map(({ entry, trial, lists, dog }) => {
      const state = stateOf(entry, trial)
      return {
        id: entry.id,
        trial: presentTrial(trial, today),
        dog: presentSummary(dog),
        class: entry.class,
        state,
        heldUntil: entry.heldUntil?.toISOString() ?? null,
        queueNumber: state === 'queued' ? lists.reserve.findIndex(({ id }) => id === entry.id) + 1 : null,
      }
    }),
  }
}
