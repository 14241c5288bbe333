import type { Hold } from '../entries/holds.ts'
import type { Leaver } from '../entries/ownEntry.ts'
import type { Filling } from '../entries/placeDraw.ts'
import { countByClass } from '../entries/places.ts'
import { type EntryList, type EntryMove, playMoves } from '../entries/queue.ts'
import type { TrialClass } from '../trials/results.ts'
import { stateOn, type TrialFacts } from '../trials/states.ts'
import type { MoneyFacts } from './standing.ts'
import type { PaymentState, ProviderStatus, RefundState } from './states.ts'

const DAY = 86_400_000

export interface Entry {
  readonly id: number
  readonly dog: number
  class: TrialClass
  feeCents: number
  hold: Hold | null
  heldUntil: Date | null
  leftBy: Leaver | null
  keptCents: number
  version: number
}

/** What was begun to be paid, here. */
export interface Payment {
  readonly id: number
  entryId: number
  /** the entry that it was moved from last; null: it never was */
  cameFrom: number | null
  readonly amountCents: number
  readonly createdAt: Date
  transactionId: number | null
  state: PaymentState
  isApplied: boolean
}

export interface Refund {
  readonly id: number
  readonly paymentId: number
  readonly amountCents: number
  state: RefundState
  sentAt: Date | null
}

/** A payment as it truly is at the provider. */
export interface Transaction {
  readonly id: number
  readonly paymentId: number
  readonly amountCents: number
  status: ProviderStatus
}

/** A refund as it truly is at the provider. */
export interface GivenBack {
  readonly refundId: number
  readonly transactionId: number
  readonly amountCents: number
  status: ProviderStatus
}

/** What the provider tells, of a payment or of a refund. */
export interface Message {
  readonly isSigned: boolean
  readonly of: { readonly paymentId: number } | { readonly refundId: number }
  readonly transactionId: number
  readonly status: ProviderStatus
  readonly amountCents: number
}

/** The tables of a trial's entries and their money, here and at the provider, in memory, with what is read from them. */
export class EntryTables {
  now = new Date('2026-08-20T09:00:00Z')
  readonly heldOn = '2026-12-01'
  readonly registrationEnd = '2026-11-01'
  readonly capacity = 2
  readonly capacityByClass = { NUO: 1 }
  isCancelled = false
  isDrawn = false
  readonly filling: Filling
  readonly entries: Entry[] = []
  readonly moves: EntryMove[] = []
  readonly payments: Payment[] = []
  readonly refunds: Refund[] = []
  readonly inbox: { readonly message: Message; isHandled: boolean }[] = []
  readonly transactions: Transaction[] = []
  readonly givenBack: GivenBack[] = []
  /** Thing, kind and version of every mail that was asked for, also of one that had been before. */
  readonly mails: string[] = []
  changedByHand: Date | undefined

  constructor(filling: Filling) {
    this.filling = filling
  }

  /** Whether its dogs wait for the draw. */
  get isUndrawn(): boolean {
    return this.filling === 'draw' && !this.isDrawn
  }

  get today(): string {
    return this.now.toISOString().slice(0, 10)
  }

  get last(): Date {
    return new Date(Date.parse(`${this.heldOn}T18:00:00+02:00`) - DAY)
  }

  /** The entries of a list in their order. */
  listed(list: EntryList): Entry[] {
    return playMoves(this.moves)[list].flatMap((id) => {
      const entry = this.entries.find((one) => one.id === id)!
      return entry.leftBy === null ? [entry] : []
    })
  }

  get facts(): TrialFacts {
    return {
      published: true,
      ended: false,
      cancelled: this.isCancelled,
      closedByHand: false,
      registrationStart: '2026-08-01',
      registrationEnd: this.registrationEnd,
      classes: ['NUO', 'AVO'],
      capacity: this.capacity,
      capacityByClass: this.capacityByClass,
      taken: countByClass(this.listed('place')),
    }
  }

  readonly paymentsOf = ({ id }: Entry): Payment[] => this.payments.filter(({ entryId }) => entryId === id)
  readonly refundsOf = ({ id }: Payment): Refund[] => this.refunds.filter(({ paymentId }) => paymentId === id)

  /** Everything that the money of an entry follows from. */
  moneyOf(entry: Entry): MoneyFacts & { readonly leftBy: Leaver | null } {
    const payments = this.paymentsOf(entry)
    const back = payments
      .flatMap((payment) => this.refundsOf(payment))
      .filter(({ state }) => state !== 'failed')
    return {
      feeCents: entry.feeCents,
      keptCents: entry.keptCents,
      leftBy: entry.leftBy,
      gone: entry.leftBy !== null || this.isCancelled,
      paidCents: sumOf(payments.filter(({ state }) => state === 'confirmed')),
      refundedCents: sumOf(back),
    }
  }

  readonly listOf = (entry: Entry): EntryList =>
    playMoves(this.moves).place.includes(entry.id) ? 'place' : 'reserve'

  mail(thing: string, kind: string, version = 1): void {
    this.mails.push(`${thing} ${kind} ${version}`)
  }

  move(entry: Entry, list: EntryList, beforeId: number | null = null): string {
    this.moves.push({ entryId: entry.id, list, beforeId })
    return `entry_move:${this.moves.length}`
  }

  readonly isIn = (dog: number) => this.entries.some((entry) => entry.dog === dog && entry.leftBy === null)
  readonly set = (entry: Entry, changes: Partial<Entry>) =>
    Object.assign(entry, changes, { version: entry.version + 1 })
  isRunning(): boolean {
    return !['cancelled', 'ready', 'draft'].includes(stateOn(this.facts, this.today))
  }
}

export const sumOf = (rows: readonly { readonly amountCents: number }[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
