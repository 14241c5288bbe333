import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { firstThatFits } from '../entries/holds.ts'
import type { Filling } from '../entries/placeDraw.ts'
import { placesLeft } from '../trials/states.ts'
import { ChangingWorld } from './changingWorld.test-helper.ts'
import { type Entry, type Message, sumOf, type Transaction } from './entryTables.test-helper.ts'
import type { EntryWorld, RefundMood, Running } from './entryWorld.test-helper.ts'
import { dueCents, standingOf } from './standing.ts'

/** When the registration of a draw has ended. */
const CLOSED = '2026-11-02T09:00:00Z'
const MOODS: readonly RefundMood[] = ['done', 'done', 'pending', 'failed', 'lost', 'deaf']

/** A world in which people, provider and clock do anything at any time: commands run a transaction at a time between each other, and some are killed. */
class Play {
  readonly world: ChangingWorld
  readonly #seen: Map<string, number>
  #running: Running[] = []
  /** what the provider has said, or will say once it is delivered: in any order, late, again, or never */
  readonly #said: Message[] = []

  /** @param seen counts what has happened */
  constructor(seen: Map<string, number>, filling: Filling) {
    this.world = new ChangingWorld(filling)
    this.#seen = seen
  }

  /** One thing happens; the numbers choose which, and to whom. */
  step([what, whom, how]: readonly [number, number, number]): void {
    const { world } = this
    const entry = chosen(world.entries, whom)
    const transaction = chosen(world.transactions, whom)
    const things: readonly (() => Running | undefined)[] = [
      () => world.enter(whom % 6, how % 3 === 0 ? 'NUO' : 'AVO'),
      () => world.enter(whom % 6, 'AVO'),
      () => entry && world.pay(entry),
      () => entry && world.pay(entry),
      () => this.#payAtProvider(transaction, 'ok'),
      () => this.#payAtProvider(transaction, 'ok'),
      () => this.#payAtProvider(transaction, 'fail'),
      () => this.#deliver(whom),
      () => this.#deliver(whom),
      () => this.#deliver(whom),
      () => transaction && this.#lie(transaction, how % 2 === 0),
      () => entry && world.cancel(entry),
      () => entry && world.withdrawByHand(entry),
      () => entry && world.restoreByHand(entry),
      () => entry && world.moveByHand(entry, how % 2 === 0 ? 'place' : 'reserve'),
      () => entry && world.refundByHand(entry, 1 + (how % 3) * 2499),
      () => entry && world.keepOwed(entry),
      () => this.#moveMoney(whom, how),
      () => this.#moveMoney(whom, how),
      () => entry && world.changeClass(entry, how % 2 === 0 ? 'NUO' : 'AVO'),
      () => (how % 3 === 0 ? this.#close() : undefined),
      () => this.#settleAtProvider(whom, how % 2 === 0 ? 'ok' : 'fail'),
      () => this.#beInMood(how),
      () => this.#wait([1, 2, 31, 49 * 60][how % 4]!),
      () => (how % 8 === 0 ? world.cancelTrial() : undefined),
      () => world.look(),
      () => world.look(),
      () => this.#kill(whom),
    ]
    const running = things[what % things.length]!()
    if (running) this.#running.push(running)
    for (let steps = how % 5; steps > 0; steps--) this.#advance(whom + steps)
  }

  #advance(whom: number): void {
    const running = chosen(this.#running, whom)
    if (running && !this.#next(running)) this.#running = this.#running.filter((one) => one !== running)
  }

  /** Runs one transaction of a command. @returns false: it was done before */
  #next(running: Running): boolean {
    const { entries } = this.world
    const couldTake = this.#waitsForFree()
    const count = entries.length
    const { done, value } = running.next()
    const isNewPlaced = entries.length > count && this.world.listOf(entries.at(-1)!) === 'place'
    if (couldTake && isNewPlaced) throw new Error('somebody in the queue was overtaken')
    if (!done) this.#note(value)
    return !done
  }

  #waitsForFree(): boolean {
    const { facts } = this.world
    return this.world.listed('reserve').some((waiting) => placesLeft(facts, waiting.class) !== 0)
  }

  #note(what: string): void {
    this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1)
  }

  #kill(whom: number): undefined {
    const killed = chosen(this.#running, whom)
    if (killed) this.#note('killed')
    this.#running = this.#running.filter((one) => one !== killed)
  }

  /** The payer pays, fails or turns back; what failed may be paid after all. */
  #payAtProvider(transaction: Transaction | undefined, status: 'ok' | 'fail'): undefined {
    if (!transaction || transaction.status === 'ok') return
    transaction.status = status
    const { paymentId, id, amountCents } = transaction
    this.#said.push({ isSigned: true, of: { paymentId }, transactionId: id, status, amountCents })
  }

  #deliver(whom: number): Running | undefined {
    const message = chosen(this.#said, whom)
    return message && this.world.take(message)
  }

  /** Somebody says that it is paid who does not know the key, or the provider says another sum. */
  #lie({ id, paymentId, amountCents: asked }: Transaction, isSigned: boolean): Running {
    const amountCents = isSigned ? asked + 1 : asked
    return this.world.take({ isSigned, of: { paymentId }, transactionId: id, status: 'ok', amountCents })
  }

  /** The provider ends a refund that it had under way, and says so; of one it has done it may say so at any time. */
  #settleAtProvider(whom: number, status: 'ok' | 'fail'): undefined {
    const back = chosen(this.world.givenBack, whom)
    if (!back) return
    if (back.status === 'pending') back.status = status
    const { refundId, transactionId, amountCents } = back
    this.#said.push({ isSigned: true, of: { refundId }, transactionId, status: back.status, amountCents })
  }

  #beInMood(how: number): undefined {
    this.world.mood = chosen(MOODS, how)!
  }

  #wait(minutes: number): undefined {
    this.world.now = new Date(this.world.now.getTime() + minutes * 60_000)
  }

  #moveMoney(whom: number, how: number): Running | undefined {
    const { world } = this
    const { entries, payments } = world
    const payment = chosen(
      payments.filter(({ isApplied }) => isApplied),
      whom,
    )
    const owing = world.listed('place').filter((entry) => dueCents(world.moneyOf(entry)) > 0)
    // Back, to an entry that owes, or to any.
    const from = entries.find(({ id }) => id === payment?.cameFrom)
    const to = [from, chosen(owing, how), chosen(entries, how)][how % 3]
    return payment && to && world.moveMoney(payment, to)
  }

  /** The last day of registration of a draw is over. */
  #close(): undefined {
    if (this.world.isUndrawn) this.world.now = new Date(CLOSED)
  }

  #toItsEnd(running: Running): void {
    while (this.#next(running));
  }

  /** Whatever runs ends, the provider says all it has to say, and the service looks until nothing is left to do. */
  end(): void {
    for (const running of this.#running) this.#toItsEnd(running)
    for (const [index] of this.world.givenBack.entries()) this.#settleAtProvider(index, 'ok')
    for (const message of [...this.#said]) this.#toItsEnd(this.world.take(message))
    this.world.mood = 'done'
    for (let looks = 0; looks < 3; looks++) {
      this.#wait(2)
      this.#toItsEnd(this.world.look())
    }
  }
}

const chosen = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length]

/** What must hold at any moment; the empty list: it does. */
function faultsOf(world: EntryWorld): string[] {
  const { capacity, capacityByClass, entries, mails, payments, refunds, transactions } = world
  const places = world.listed('place')
  const active = [...places, ...world.listed('reserve')]
  const faults: [string, boolean][] = [
    ['more dogs than places', places.length > capacity],
    [
      'more dogs of a class than places',
      places.filter((one) => one.class === 'NUO').length > capacityByClass.NUO,
    ],
    ['a dog twice', new Set(active.map(({ dog }) => dog)).size < active.length],
    ['a message twice', new Set(mails).size < mails.length],
    ['held outside a place', entries.some((entry) => entry.hold !== null && !places.includes(entry))],
    ['more back than came', payments.some((payment) => backOf(world, payment) > paidOf(payment))],
    [
      'money that never came',
      payments.some(
        ({ id, state }) =>
          state === 'confirmed' && !transactions.some((one) => one.paymentId === id && one.status === 'ok'),
      ),
    ],
    ['a refund asked for twice', hasTwice(world.givenBack.map(({ refundId }) => refundId))],
    ['a refund done that was not', refunds.some(({ id, state }) => state === 'done' && !isBack(world, id))],
    ['more kept than there is', entries.some((entry) => entry.keptCents > thereOf(world, entry))],
    ['a cent in no state or in two', entries.some((entry) => !isWhole(world, entry))],
    ['held and paid', places.some((entry) => entry.hold !== null && isPaidForGood(world, entry))],
  ]
  return faults.filter(([, isFault]) => isFault).map(([name]) => name)
}

const hasTwice = (ids: readonly number[]) => new Set(ids).size < ids.length
const isBack = ({ givenBack }: EntryWorld, refundId: number) =>
  givenBack.some((one) => one.refundId === refundId && one.status === 'ok')
const paidOf = ({ state, amountCents }: EntryWorld['payments'][number]) =>
  state === 'confirmed' ? amountCents : 0
const backOf = (world: EntryWorld, payment: EntryWorld['payments'][number]) =>
  sumOf(world.refundsOf(payment).filter(({ state }) => state !== 'failed'))

/** What has come for an entry and is still there. */
function thereOf(world: EntryWorld, entry: Entry): number {
  const { paidCents, refundedCents } = world.moneyOf(entry)
  return paidCents - refundedCents
}

/** Every cent that has come has gone back or is on its way, is owed to the entrant, or stays with the organiser. */
function isWhole(world: EntryWorld, entry: Entry): boolean {
  const money = world.moneyOf(entry)
  const owed = Math.max(0, -dueCents(money))
  const stays = Math.min(
    money.paidCents - money.refundedCents,
    money.gone ? money.keptCents : (money.feeCents ?? 0),
  )
  return stays >= 0 && money.refundedCents + owed + stays === money.paidCents
}

/** Its fee has come, what that means was carried out, and no money that was to go back has come back. */
const isPaidForGood = (world: EntryWorld, entry: Entry): boolean =>
  standingOf(world.moneyOf(entry)) === 'paid' &&
  world
    .paymentsOf(entry)
    .every(
      (payment) =>
        (payment.state !== 'confirmed' || payment.isApplied) &&
        world.refundsOf(payment).every(({ state }) => state !== 'failed'),
    )

/** What must hold once nothing is left to do. */
function leftOf(world: EntryWorld): string[] {
  const { givenBack, now, payments, refunds, transactions } = world
  const atProvider =
    sumOf(transactions.filter(({ status }) => status === 'ok')) -
    sumOf(givenBack.filter(({ status }) => status === 'ok'))
  const here =
    sumOf(payments.filter(({ state }) => state === 'confirmed')) -
    sumOf(refunds.filter(({ state }) => state !== 'failed' && state !== 'unknown'))
  const unknown = refunds.filter(({ id, state }) => state === 'unknown' && isBack(world, id))
  const isOver = ({ heldUntil }: Entry) => heldUntil !== null && heldUntil <= now
  const left: [string, boolean][] = [
    ['other sums than at the provider', atProvider !== here],
    ['a refund that the provider has told of, unknown', unknown.length > 0],
    [
      'money whose meaning is not carried out',
      payments.some((one) => one.state === 'confirmed' && !one.isApplied),
    ],
    ['a refund on its way', refunds.some(({ state }) => /intended|sending|pending/.test(state))],
    ['a place that is held for ever', !world.isCancelled && world.listed('place').some(isOver)],
    ['a free place that somebody waits for', waitsForFree(world)],
    ['a message unread', world.inbox.some(({ isHandled }) => !isHandled)],
  ]
  return left.filter(([, isFault]) => isFault).map(([name]) => name)
}

const waitsForFree = (world: EntryWorld): boolean =>
  !world.isCancelled &&
  !world.isUndrawn &&
  world.now < new Date('2026-11-30T10:00:00Z') &&
  placesLeft(world.facts) !== 0 &&
  firstThatFits(world.facts, world.listed('reserve')) !== undefined

const choice = fc.nat(9999)
const plays = fc.array(fc.tuple(choice, choice, choice), { minLength: 20, maxLength: 100, size: 'max' })

test(
  'keeps places, money and messages right in 10 000 random interleavings of what can happen, of which some are killed',
  () => {
    const { seed, runs, endsAt } = soakOf(10_000)
    const seen = new Map<string, number>()
    let played = 0
    fc.assert(
      fc.property(plays, (steps) => {
        const play = new Play(seen, steps[0]![2] % 6 === 0 ? 'draw' : 'queue')
        played += 1
        for (const [index, step] of steps.entries()) {
          play.step(step)
          const faults = faultsOf(play.world)
          if (faults.length > 0) throw new Error(`after step ${index}: ${faults.join(', ')}`)
        }
        play.end()
        expect([...faultsOf(play.world), ...leftOf(play.world)]).toEqual([])
      }),
      { seed, numRuns: runs, ...(endsAt && { interruptAfterTimeLimit: endsAt - Date.now() }) },
    )
    // A short soak tells nothing of how often.
    if (played < 1000) return
    // Each of these happened often, so the plays come where things can go wrong.
    const seldom = HAPPENINGS.filter((what) => (seen.get(what) ?? 0) < played / 50)
    expect(seldom).toEqual([])
    expect([...seen.keys()].toSorted()).toEqual(HAPPENINGS.toSorted())
  },
  SOAKING,
)

const HAPPENINGS = [
  'all given back',
  'applied',
  'asked for the refund',
  'asked the provider',
  'begun',
  'cancelled',
  'class changed',
  'class changed, place lost',
  'drawn',
  'entered',
  'expired',
  'handled',
  'kept',
  'kept by the organiser',
  'killed',
  'money moved',
  'money moved back',
  'moved',
  'offered',
  'opened',
  'opened at the provider',
  'recorded',
  'refund decided',
  'refund settled',
  'restored',
  'taken to be sent',
  'trial cancelled',
  'withdrawn',
]
