import { createHash } from 'node:crypto'
import { canBeUndone, fateOf, firstThatFits, givenUntil, mayOffer } from '../entries/holds.ts'
import { ENTERING_HOLD } from '../entries/holdTimes.ts'
import { type EntrantFacts, ownEntryState, whyNot } from '../entries/ownEntry.ts'
import { drawOrder } from '../entries/placeDraw.ts'
import { listForNew, whyFull } from '../entries/places.ts'
import type { EntryList } from '../entries/queue.ts'
import type { TrialClass } from '../trials/results.ts'
import { stateOn } from '../trials/states.ts'
import { arrivalOf } from './arrival.ts'
import {
  type Entry,
  EntryTables,
  type Message,
  type Payment,
  type Refund,
  sumOf,
} from './entryTables.test-helper.ts'
import { keptAfter, refundParts, splitAtCancelling } from './givingBack.ts'
import { refundedUntil } from './refundRule.ts'
import { dueCents } from './standing.ts'
import {
  type PaymentState,
  paymentStateOf,
  type RefundState,
  refundStateOf,
  refundStatesBefore,
  saysOtherSum,
  statesBefore,
} from './states.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
export const FEES: Readonly<Record<TrialClass, number>> = { NUO: 4000, AVO: 5000, VOI: 5000 }
const SEED = 'f'.repeat(64)
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** How the provider answers when it is asked for a refund; `lost`: it has done it, and its answer does not arrive; `deaf`: it has not heard. */
export type RefundMood = 'done' | 'pending' | 'failed' | 'lost' | 'deaf'

/** A command under way: what stands between two `yield`s is one transaction, or one call of the provider. */
export type Running = Generator<string, void, void>

/**
 * A trial with its entries, their money and the provider, in memory. It stands where the stores of the service stand: what it does between two
 * `yield`s is what the service does in one transaction, and everything that is decided is decided by the functions that the service asks.
 */
export class EntryWorld extends EntryTables {
  mood: RefundMood = 'done'

  /** What decides about what the entrant of an entry may do. */
  entrantFacts(entry: Entry): EntrantFacts {
    return {
      state: ownEntryState({ ...entry, list: this.listOf(entry), undrawn: this.isUndrawn }),
      cancelled: this.isCancelled,
      beforeTrial: this.heldOn > this.today,
      unjudged: true,
      dueCents: dueCents(this.moneyOf(entry)),
      methods: { hasProvider: true, hasAccount: false, inTime: false },
      beforeClosing: this.registrationEnd >= this.today,
    }
  }

  *enter(dog: number, trialClass: TrialClass): Running {
    if (this.isIn(dog) || !['open', 'full'].includes(stateOn(this.facts, this.today))) return
    const list = this.#listOfNew(trialClass)
    const entry: Entry = {
      id: this.entries.length + 1,
      dog,
      class: trialClass,
      feeCents: FEES[trialClass],
      hold: list === 'place' ? 'entering' : null,
      heldUntil: list === 'place' ? new Date(this.now.getTime() + ENTERING_HOLD) : null,
      leftBy: null,
      keptCents: 0,
      version: 1,
    }
    this.entries.push(entry)
    this.move(entry, list)
    const queued = this.isUndrawn ? 'ownEntryUndrawn' : 'ownEntryQueued'
    this.mail(`entry:${entry.id}`, list === 'place' ? 'ownEntryHeld' : queued)
    yield 'entered'
  }

  #listOfNew(trialClass: TrialClass): EntryList {
    const waiting = this.listed('reserve').map((other) => other.class)
    return this.isUndrawn ? 'reserve' : listForNew(this.facts, trialClass, waiting)
  }

  *pay(entry: Entry): Running {
    const facts = this.entrantFacts(entry)
    if (whyNot('pay', facts) !== null) return
    const payment: Payment = {
      id: this.payments.length + 1,
      entryId: entry.id,
      cameFrom: null,
      amountCents: facts.dueCents,
      createdAt: this.now,
      transactionId: null,
      state: 'created',
      isApplied: false,
    }
    this.payments.push(payment)
    yield 'begun'
    const id = this.transactions.length + 1
    this.transactions.push({ id, paymentId: payment.id, amountCents: payment.amountCents, status: 'new' })
    yield 'opened at the provider'
    this.#setPayment(payment, 'open', id)
    yield 'opened'
  }

  #setPayment(payment: Payment, state: PaymentState, transactionId: number): void {
    if (!statesBefore(state).includes(payment.state)) return
    Object.assign(payment, { state, transactionId })
  }

  /** The provider tells something; what is signed wrong changes nothing. */
  *take(message: Message): Running {
    if (!message.isSigned) return
    const kept = { message, isHandled: false }
    this.inbox.push(kept)
    yield 'kept'
    yield* this.#handle(kept)
  }

  *#handle(kept: { readonly message: Message; isHandled: boolean }): Running {
    const { of } = kept.message
    if ('paymentId' in of) yield* this.#takeWord(this.payments[of.paymentId - 1]!, kept.message)
    else yield* this.#takeRefundWord(this.refunds[of.refundId - 1]!, kept.message)
    kept.isHandled = true
    yield 'handled'
  }

  *#takeWord(payment: Payment, word: Pick<Message, 'transactionId' | 'status' | 'amountCents'>): Running {
    if (saysOtherSum(word, payment.amountCents)) return
    const state = paymentStateOf(word.status)
    this.#setPayment(payment, state, word.transactionId)
    yield 'recorded'
    if (state === 'confirmed') yield* this.#apply(payment)
  }

  *#apply(payment: Payment): Running {
    if (payment.isApplied || payment.state !== 'confirmed') return
    const entry = this.entries[payment.entryId - 1]!
    const arrival = arrivalOf(this.moneyOf(entry), this.heldOn > this.today && !this.isCancelled)
    if (arrival === 'keep') this.set(entry, NO_HOLD)
    if (arrival === 'return') this.#returnExpired(entry)
    payment.isApplied = true
    this.mail(`payment:${payment.id}`, 'paymentReceived')
    yield 'applied'
  }

  #returnExpired(entry: Entry): void {
    if (this.#listOfNew(entry.class) !== 'place' || this.isIn(entry.dog)) return
    this.move(entry, 'place')
    this.set(entry, { leftBy: null })
  }

  *cancel(entry: Entry): Running {
    if (whyNot('cancel', this.entrantFacts(entry)) !== null) return
    const { heldOn } = this
    const until = refundedUntil({ heldOn, registrationEnd: this.registrationEnd, moved: false })
    const byItself = until !== null && until >= this.today
    // The first rules: all of it until the closing, nothing after it without a ground.
    const rule = { share: byItself ? 100 : 0, handlingCents: 0 }
    const { keptCents, backCents } = splitAtCancelling(this.moneyOf(entry), rule, byItself)
    this.mail(`entry:${entry.id}`, 'ownEntryCancelled', entry.version)
    this.set(entry, { leftBy: 'entrant', keptCents, ...NO_HOLD })
    this.intend(entry, backCents)
    yield 'cancelled'
  }

  /** Decides that money of an entry goes back. */
  intend(entry: Entry, amountCents: number): void {
    const there = this.paymentsOf(entry).filter(({ state }) => state === 'confirmed')
    const refundable = there.toReversed().map((payment) => ({
      paymentId: payment.id,
      leftCents:
        payment.amountCents - sumOf(this.refundsOf(payment).filter(({ state }) => state !== 'failed')),
    }))
    for (const part of refundParts(amountCents, refundable))
      this.refunds.push({ id: this.refunds.length + 1, ...part, state: 'intended', sentAt: null })
  }

  *withdrawByHand(entry: Entry): Running {
    if (entry.leftBy !== null || this.isCancelled) return
    this.set(entry, { leftBy: 'organiser', keptCents: 0, ...NO_HOLD })
    this.changedByHand = this.now
    yield 'withdrawn'
  }

  *restoreByHand(entry: Entry): Running {
    if (entry.leftBy === null || this.isIn(entry.dog) || this.isCancelled) return
    const list = this.listOf(entry)
    const isFull = list === 'place' && whyFull(this.facts, entry.class) !== null
    if (isFull) this.move(entry, 'reserve')
    this.set(entry, { leftBy: null, keptCents: 0 })
    if (list === 'place' && !isFull) this.#keepGiven(entry)
    yield 'restored'
  }

  *moveByHand(entry: Entry, list: EntryList): Running {
    if (entry.leftBy !== null || this.isCancelled || this.isUndrawn) return
    const from = this.listOf(entry)
    if (from === 'reserve' && list === 'place' && whyFull(this.facts, entry.class) !== null) return
    const thing = this.move(entry, list)
    this.changedByHand = this.now
    if (list === 'reserve') this.set(entry, NO_HOLD)
    else if (from === 'reserve') this.#give(entry, thing)
    yield 'moved'
  }

  #keepGiven(entry: Entry): void {
    const heldUntil = givenUntil(this.moneyOf(entry), this.now, this.last)
    this.set(entry, { hold: heldUntil && 'offer', heldUntil })
  }

  #give(entry: Entry, thing: string): void {
    this.#keepGiven(entry)
    this.mail(thing, entry.hold === null ? 'placeGiven' : 'placeOffered')
  }

  *refundByHand(entry: Entry, amountCents: number): Running {
    const money = this.moneyOf(entry)
    if (amountCents > money.paidCents - money.refundedCents) return
    this.intend(entry, amountCents)
    this.set(entry, { keptCents: keptAfter(money, amountCents) })
    yield 'refund decided'
  }

  *keepOwed(entry: Entry): Running {
    const money = this.moneyOf(entry)
    const owed = -dueCents(money)
    if (!money.gone || owed <= 0) return
    this.set(entry, { keptCents: entry.keptCents + owed })
    yield 'kept by the organiser'
  }

  *cancelTrial(): Running {
    this.isCancelled = true
    yield 'trial cancelled'
  }

  /** What the service does by the clock. */
  *look(): Running {
    for (const kept of this.inbox.filter(({ isHandled }) => !isHandled)) yield* this.#handle(kept)
    for (const payment of this.payments) if (payment.state === 'confirmed') yield* this.#apply(payment)
    yield* this.#askUnsettled()
    yield* this.#expire()
    if (this.isRunning()) yield* this.#draw()
    if (this.isRunning()) yield* this.#offer()
    yield* this.#giveBackOfCancelled()
    yield* this.#sendRefunds()
  }

  *#askUnsettled(): Running {
    const since = this.now.getTime() - ASKED
    for (const payment of [...this.payments])
      if (payment.createdAt.getTime() > since) yield* this.#ask(payment)
  }

  *#ask(payment: Payment): Running {
    if (payment.state === 'confirmed' || payment.transactionId === null) return
    const { status, amountCents, id } = this.transactions[payment.transactionId - 1]!
    yield 'asked the provider'
    yield* this.#takeWord(payment, { status, amountCents, transactionId: id })
  }

  *#expire(): Running {
    const isOver = ({ heldUntil }: Entry) => heldUntil !== null && heldUntil <= this.now
    for (const entry of this.listed('place').filter(isOver))
      for (const payment of this.paymentsOf(entry)) yield* this.#ask(payment)
    if (!this.isRunning()) return
    for (const entry of this.listed('place')) {
      const fate = fateOf({ ...this.moneyOf(entry), ...entry, judged: false }, this.now, false)
      if (fate === 'paid') this.set(entry, NO_HOLD)
      if (fate !== 'lost') continue
      this.mail(`entry:${entry.id}`, 'placeExpired', entry.version)
      this.set(entry, { leftBy: 'system', keptCents: 0, ...NO_HOLD })
    }
    yield 'expired'
  }

  /** Once, after the closing: the order is that of the queue, the first are offered places, and the others are told where they stand. */
  *#draw(): Running {
    if (!this.isUndrawn || this.registrationEnd >= this.today) return
    if (this.changedByHand && canBeUndone(this.now, this.changedByHand)) return
    const waiting = new Map(this.listed('reserve').map((entry) => [String(entry.id), entry]))
    for (const { regnr } of drawOrder(SEED, [...waiting.keys()], sha256))
      this.move(waiting.get(regnr)!, 'reserve')
    this.isDrawn = true
    this.#offerFree()
    for (const entry of this.listed('reserve')) this.mail(`entry:${entry.id}`, 'drawnQueued')
    yield 'drawn'
  }

  *#offer(): Running {
    if (this.isUndrawn) return
    this.#offerFree()
    yield 'offered'
  }

  #offerFree(): void {
    if (this.heldOn <= this.today || !mayOffer(this.now, this.last, this.changedByHand)) return
    const next = () => firstThatFits(this.facts, this.listed('reserve'))
    for (let entry = next(); entry; entry = next()) this.#give(entry, this.move(entry, 'place'))
  }

  *#giveBackOfCancelled(): Running {
    if (!this.isCancelled) return
    const hasFailed = (entry: Entry) =>
      this.paymentsOf(entry).some((payment) =>
        this.refundsOf(payment).some(({ state }) => state === 'failed'),
      )
    for (const entry of this.entries) {
      const { paidCents, refundedCents } = this.moneyOf(entry)
      if (paidCents <= refundedCents || hasFailed(entry)) continue
      this.set(entry, { keptCents: 0 })
      this.intend(entry, Number.MAX_SAFE_INTEGER)
      yield 'all given back'
    }
  }

  *#sendRefunds(): Running {
    const before = this.now.getTime() - MINUTE
    for (const refund of this.refunds)
      if (refund.state === 'sending' && refund.sentAt!.getTime() < before) refund.state = 'unknown'
    const next = () => this.refunds.find(({ state }) => state === 'intended')
    for (let refund = next(); refund; refund = next()) {
      Object.assign(refund, { state: 'sending', sentAt: this.now })
      yield 'taken to be sent'
      const answer = this.#giveBackAtProvider(refund)
      yield 'asked for the refund'
      yield* this.#settle(refund, answer)
    }
  }

  #giveBackAtProvider({ id, paymentId, amountCents }: Refund): Exclude<RefundState, 'intended' | 'sending'> {
    const { mood } = this
    const { transactionId } = this.payments[paymentId - 1]!
    const status = ({ done: 'ok', lost: 'ok', pending: 'pending', failed: 'fail', deaf: null } as const)[mood]
    if (status) this.givenBack.push({ refundId: id, transactionId: transactionId!, amountCents, status })
    return mood === 'lost' || mood === 'deaf' ? 'unknown' : mood
  }

  *#takeRefundWord(refund: Refund, message: Message): Running {
    const state = refundStateOf(message.status)
    if (state && !saysOtherSum(message, refund.amountCents)) yield* this.#settle(refund, state)
  }

  *#settle(refund: Refund, state: RefundState): Running {
    if (!refundStatesBefore(state).includes(refund.state)) return
    refund.state = state
    if (state === 'done') this.mail(`refund:${refund.id}`, 'refundMade')
    yield 'refund settled'
  }
}

export const NO_HOLD = { hold: null, heldUntil: null } as const
/** For how long the provider is asked about a payment. */
const ASKED = 7 * DAY
