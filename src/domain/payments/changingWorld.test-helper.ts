import { whyNot } from '../entries/ownEntry.ts'
import { followsOfChange } from '../entries/places.ts'
import type { TrialClass } from '../trials/results.ts'
import type { Entry, Payment } from './entryTables.test-helper.ts'
import { EntryWorld, FEES, NO_HOLD, type Running } from './entryWorld.test-helper.ts'
import { whyNotTaken, whyStays } from './moving.ts'
import { dueCents } from './standing.ts'

/** The club that runs the trial. */
const CLUB = 1

/** The same world, with what changes where money and dogs belong. */
export class ChangingWorld extends EntryWorld {
  /** A payment goes to another entry, or back to where it came from. */
  *moveMoney(payment: Payment, to: Entry): Running {
    const from = this.entries[payment.entryId - 1]!
    const refusal =
      whyNotTaken(
        { entryId: from.id, clubId: CLUB },
        {
          entryId: to.id,
          clubId: CLUB,
          facts: this.moneyOf(to),
          hasPlace: this.listOf(to) === 'place',
          back: payment.cameFrom === to.id,
        },
      ) ??
      whyStays(
        {
          amountCents: payment.amountCents,
          settled: payment.isApplied,
          hasRefund: this.refundsOf(payment).length > 0,
        },
        this.moneyOf(from),
      )
    if (refusal !== null) return
    const isBack = payment.cameFrom === to.id
    Object.assign(payment, { entryId: to.id, cameFrom: from.id })
    if (to.heldUntil !== null && dueCents(this.moneyOf(to)) <= 0) this.set(to, NO_HOLD)
    yield isBack ? 'money moved back' : 'money moved'
  }

  /** The entrant takes another class, for its fee. */
  *changeClass(entry: Entry, to: TrialClass): Running {
    if (to === entry.class || whyNot('changeClass', this.entrantFacts(entry)) !== null) return
    const others = this.listed('reserve').filter(({ id }) => id !== entry.id)
    const list = this.listOf(entry)
    const isLast = this.listed('reserve').at(-1) === entry
    const waiting = others.map((other) => other.class)
    const follows = this.isUndrawn
      ? 'stays'
      : followsOfChange(this.facts, { from: entry.class, to, list, isLast }, waiting)
    const { paidCents, refundedCents } = this.moneyOf(entry)
    const losesPlace = follows === 'losesPlace'
    const isPaid = FEES[to] <= paidCents - refundedCents
    this.mail(`entry:${entry.id}`, 'classChanged', entry.version)
    this.set(entry, { class: to, feeCents: FEES[to], ...((losesPlace || isPaid) && NO_HOLD) })
    if (follows !== 'stays') this.move(entry, 'reserve')
    const back = paidCents - refundedCents - (losesPlace ? 0 : FEES[to])
    if (back > 0) this.intend(entry, back)
    yield losesPlace ? 'class changed, place lost' : 'class changed'
  }
}
