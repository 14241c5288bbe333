import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { testDatabase } from '#tools/test/database.ts'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { setPaymentState } from '../payments/payments.store.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeMortal } from '../testing/statements.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { OwnEntering } from './ownEntries.test-helper.ts'

/** Databases at once, each with a service and a clock of its own: while one waits for its database another computes. */
const LANES = 3
const CAPACITY = 2
const STEPS = 12

/** One service on a database of its own, in which sequence follows sequence. */
class Lane {
  readonly on: OwnEntering
  readonly member: TestBrowser
  /** The dogs of all sequences: each new one would have the pedigree read again. */
  readonly regnrs: readonly string[]
  /** Statements that still reach the database; after them the service is as good as killed. */
  left = Number.POSITIVE_INFINITY

  private constructor(on: OwnEntering, member: TestBrowser, regnrs: readonly string[]) {
    this.on = on
    this.member = member
    this.regnrs = regnrs
    makeMortal(on.database.pool, () => --this.left < 0)
  }

  static async open(): Promise<Lane> {
    const on = await OwnEntering.start(await testDatabase())
    const member = await signedIn(on.app, await makeAccount(on.database.db))
    const dogs = await Promise.all(Array.from({ length: 6 }, () => on.dog()))
    return new Lane(
      on,
      member,
      dogs.map(({ regnr }) => regnr),
    )
  }
}

let lanes: readonly Lane[] = []
beforeAll(async () => {
  // One after the other: a template is copied by one at a time.
  for (let count = 0; count < LANES; count++) lanes = [...lanes, await Lane.open()]
})
afterAll(() => Promise.all(lanes.map(({ on }) => on.close())))

type Entered = Awaited<ReturnType<OwnEntering['enter']>>

/** Everything that can happen to a trial's entries and their money, in any order. */
class Story {
  readonly #lane: Lane
  readonly trialId: number
  readonly random: () => number
  readonly entered: Entered[] = []
  readonly #firstPage: number
  readonly #firstRefund: number
  /** sent, and not answered: the service was killed */
  #form: object | undefined

  constructor(lane: Lane, trialId: number, random: () => number) {
    this.#lane = lane
    this.#firstPage = lane.on.provider.pages.length
    this.#firstRefund = lane.on.provider.refunds.length
    this.trialId = trialId
    this.random = random
  }

  #one<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)]
  }

  get #pages() {
    return this.#lane.on.provider.pages.slice(this.#firstPage)
  }

  readonly steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      if (this.entered.length < this.#lane.regnrs.length) await this.#enter()
    },
    async () => {
      const one = this.#one(this.entered)
      if (one) await one.browser.command(`/api/entries/${one.entry.id}/pay`)
    },
    () => this.#tell('ok'),
    () => this.#tell('ok'),
    () => this.#tell('fail'),
    () => this.#tell('ok', { signature: 'wrong' }),
    () => this.#tell('ok', { amount: '1' }),
    async () => {
      // Paid at the provider, and nobody tells.
      const page = this.#one(this.#pages)
      if (page) page.status = 'ok'
    },
    async () => {
      const one = this.#one(this.entered)
      if (!one) return
      const { version } = await this.#lane.on.own(one)
      await one.browser.json(`/api/entries/${one.entry.id}/cancel`, { version, reason: 'Este' })
    },
    () => this.#byHand('withdraw', { reason: 'Este' }),
    () => this.#byHand('restore', {}),
    () => this.#byHand('move', { list: this.random() < 0.5 ? 'place' : 'reserve', beforeId: null }),
    async () => {
      const one = this.#one(this.entered)
      if (one)
        await this.#lane.on.agent.json(`/api/auth/entries/${one.entry.id}/refund`, {
          amountCents: 2000,
          refundedCents: (await this.#lane.on.own(one)).money.refundedCents,
          reason: 'Sovittu',
        })
    },
    async () => {
      for (const one of this.entered) {
        const { dueCents } = (await this.#lane.on.own(one)).money
        await this.#lane.on.agent.json(`/api/auth/entries/${one.entry.id}/keep`, {
          owedCents: Math.max(0, -dueCents),
          reason: 'Sovittu',
        })
      }
    },
    async () => {
      this.#lane.on.provider.refundAnswers.push(
        this.random() < 0.5
          ? { outcome: 'unknown', reason: 'timeout' }
          : { outcome: 'failed', code: 'rejected', message: '' },
      )
    },
    async () => {
      // Killed after the money was recorded, before anything was made of it.
      const page = this.#one(this.#pages)
      if (!page) return
      const [payment] = await this.#lane.on.database.db
        .selectFrom('payment')
        .select('id')
        .where('stamp', '=', page.stamp)
        .execute()
      await setPaymentState(this.#lane.on.database.db, payment!.id, 'confirmed', {
        at: this.#lane.on.now,
        transactionId: page.transactionId,
      })
      page.status = 'ok'
    },
    async () => {
      const refund = this.#one(this.#lane.on.provider.refunds.slice(this.#firstRefund))
      if (!refund) return
      const row = await this.#lane.on.database.db
        .selectFrom('refund')
        .select('state')
        .where('stamp', '=', refund.stamp)
        .executeTakeFirst()
      // What the provider has refused it does not do afterwards.
      if (row?.state === 'unknown' || row?.state === 'pending')
        await this.#lane.on.tell(this.#lane.on.provider.told(refund, this.random() < 0.5 ? 'ok' : 'fail'))
    },
    async () => this.#lane.on.wait(31),
    async () => this.#lane.on.wait(49 * 60),
    () => this.#lane.on.look(),
    () => Promise.all([this.#lane.on.look(), this.#lane.on.look()]),
  ]

  /** One step is killed after some of its statements, or two happen at once. */
  readonly hardships: readonly (() => Promise<unknown>)[] = [
    async () => {
      this.#lane.left = Math.floor(this.random() * 25)
      // What the step asks afterwards is not answered any more.
      await this.#one(this.steps)!().catch(() => undefined)
      this.#lane.left = Number.POSITIVE_INFINITY
    },
    () => Promise.all([this.#one(this.steps)!(), this.#one(this.steps)!()]),
  ]

  async #tell(status: 'ok' | 'fail', others: Record<string, string> = {}) {
    const page = this.#one(this.#pages)
    if (!page) return
    if (status === 'ok' && Object.keys(others).length === 0) page.status = 'ok'
    await this.#lane.on.tell(this.#lane.on.provider.told(page, status, others))
  }

  async #byHand(verb: string, body: object) {
    const one = this.#one(this.entered)
    if (one)
      await this.#lane.on.agent.json(`/api/auth/trials/${this.trialId}/entries/${verb}`, {
        entryId: one.entry.id,
        ...body,
      })
  }

  async #enter(): Promise<void> {
    const form = this.#form ?? (await this.#lane.on.formOf({ regnr: this.#lane.regnrs[this.entered.length] }))
    this.#form = form
    const answer = await this.#lane.member.json(`/api/trials/${this.trialId}/enter`, form)
    // Sent again, it is the same entry.
    if (answer.statusCode !== 200 || this.#form !== form) return
    this.#form = undefined
    this.entered.push({ browser: this.#lane.member, entry: answer.json<OwnEntry>() })
  }

  /** Enters four dogs for two places, and begins to pay for some. */
  async begin(): Promise<void> {
    for (let dog = 0; dog < 4; dog++) await this.#enter()
    for (const one of this.entered)
      if (this.random() < 0.7) await one.browser.command(`/api/entries/${one.entry.id}/pay`)
  }

  async step(): Promise<void> {
    await this.#one(this.random() < 0.2 ? this.hardships : this.steps)!()
  }
}

/** What must hold at any moment of a trial; the empty list: it does. */
async function faultsOf({ on }: Lane, trialId: number): Promise<string[]> {
  const { rows } = await on.database.pool.query<{ fault: string }>({
    // Named, so that it is planned once: that takes longer than to run it.
    name: 'faults',
    text: `select 'more dogs than places' as fault from entry e join entry_list l on l.entry_id = e.id and l.trial_id = e.trial_id
       where e.trial_id = $1 and e.withdrawn_at is null and l.list = 'place' having count(*) > $2
     union all select 'a dog twice' from entry where trial_id = $1 and withdrawn_at is null group by dog_id having count(*) > 1
     union all select 'more back than came' from payment p join entry e on e.id = p.entry_id
       where e.trial_id = $1 and p.amount_cents * (p.state = 'confirmed')::int
         < (select coalesce(sum(r.amount_cents), 0) from refund r where r.payment_id = p.id and r.state <> 'failed')
     union all select 'more kept than there is' from entry e join entry_money m on m.entry_id = e.id
       where e.trial_id = $1 and e.kept_cents > m.paid_cents - m.refunded_cents
     union all select 'held and paid' from entry e join entry_money m on m.entry_id = e.id
       where e.trial_id = $1 and e.hold is not null and m.paid_cents - m.refunded_cents >= e.fee_cents
         and not exists (select from payment p where p.entry_id = e.id and p.state = 'confirmed' and p.applied_at is null)
         -- Of money that came back since its refund failed the end of the hold takes notice.
         and not exists (select from refund r join payment p on p.id = r.payment_id where p.entry_id = e.id and r.state = 'failed')
     union all select 'held outside a place' from entry e join entry_list l on l.entry_id = e.id and l.trial_id = e.trial_id
       where e.trial_id = $1 and e.hold is not null and (l.list <> 'place' or e.withdrawn_at is not null)
     union all select 'a cent in no state or in two' from entry e join entry_money m on m.entry_id = e.id
       where e.trial_id = $1 and m.paid_cents <> m.refunded_cents + greatest(0, -m.due_cents) + greatest(0, least(
         m.paid_cents - m.refunded_cents, m.paid_cents - m.refunded_cents + m.due_cents))
     union all select 'told twice' from mail m join entry e on m.thing in (
         'entry:' || e.id,
         'payment:' || (select min(p.id) from payment p where p.entry_id = e.id))
       where e.trial_id = $1 and m.kind in ('ownEntryHeld', 'ownEntryQueued', 'paymentReceived')
       group by m.thing, m.kind having count(*) > 1
     union all select 'money without its row in the log' from entry e
       where e.trial_id = $1 and (
         (select count(*) from payment p where p.entry_id = e.id and p.applied_at is not null)
           <> (select count(*) from audit a where a.subject = 'entry' and a.subject_id = e.id::text and a.code = 'PAYMENT_RECEIVED')
         or coalesce((select sum(r.amount_cents) from refund r join payment p on p.id = r.payment_id where p.entry_id = e.id), 0)
           <> coalesce((select sum((a.after ->> 'amountCents')::int) from audit a
             where a.subject = 'entry' and a.subject_id = e.id::text and a.code = 'REFUND_MADE'), 0))
     union all select 'not as posted in the ledger' from entry e
       cross join lateral (select from ledger_difference where entry_id = e.id) d where e.trial_id = $1
     union all select 'posted and out of balance' from entry e
       cross join lateral (select sum(amount_cents) as cents from entry_ledger where entry_id = e.id) l
       where e.trial_id = $1 and l.cents <> 0
     union all select 'paid at the provider, unknown here' from payment p join entry e on e.id = p.entry_id
       where e.trial_id = $1 and p.state = 'confirmed' and p.transaction_id is null`,
    values: [trialId, CAPACITY],
  })
  return rows.map(({ fault }) => fault)
}

/** One sequence on a trial of its own, from the moment at which the lane's clock began. */
async function play(lane: Lane, seed: number, start: number): Promise<void> {
  const { on } = lane
  on.waitUntil(new Date(start).toISOString())
  const trialId = await on.trial({
    capacity: CAPACITY,
    held_on: '2026-12-01',
    registration_end: '2026-11-30',
  })
  const story = new Story(lane, trialId, randomNumbers(String(seed)))
  await story.begin()
  for (let step = 0; step < STEPS; step++) {
    await story.step()
    expect({ seed, step, faults: await faultsOf(lane, trialId) }).toEqual({ seed, step, faults: [] })
  }
  // The jobs bring everything to its end: what was paid is known, and nothing waits to be done.
  on.wait(11)
  await on.look()
  const { rows } = await on.database.pool.query(
    `select p.id from payment p join entry e on e.id = p.entry_id
       where e.trial_id = $1 and p.confirmed_at is not null and p.applied_at is null
       union all select r.id from refund r join payment p on p.id = r.payment_id join entry e on e.id = p.entry_id
       where e.trial_id = $1 and r.state in ('intended', 'sending')`,
    [trialId],
  )
  expect({ seed, left: rows, faults: await faultsOf(lane, trialId) }).toEqual({ seed, left: [], faults: [] })
  on.provider.refundAnswers.length = 0
  // Nobody asks about the payments of earlier sequences any more.
  await on.database.pool.query(`update payment set created_at = created_at - interval '30 days'`)
  await on.database.db
    .updateTable('trial')
    .set({ ended_at: on.now, closed_by_hand: true })
    .where('id', '=', trialId)
    .execute()
}

/** Codes of the log of entries that it has more than so often, in all lanes together. */
async function codesSeen(often: number): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const { on } of lanes) {
    const { rows } = await on.database.pool.query<{ code: string; count: number }>(
      `select code, count(*)::int as count from audit where subject = 'entry' group by code`,
    )
    for (const { code, count } of rows) counts.set(code, (counts.get(code) ?? 0) + count)
  }
  return [...counts.keys()].filter((code) => counts.get(code)! > often).toSorted()
}

test(
  'keeps places and money right in any order of what can happen',
  async () => {
    const { seed: first, runs, endsAt } = soakOf(100)
    let played = 0
    await Promise.all(
      lanes.map(async (lane, index) => {
        const start = lane.on.now.getTime()
        for (let run = index; run < runs && Date.now() < (endsAt ?? Number.POSITIVE_INFINITY); run += LANES) {
          await play(lane, first + run, start)
          played += 1
        }
      }),
    )
    // Each of these happened often, so the sequences come where things can go wrong.
    expect(await codesSeen(Math.floor(played / 60))).toEqual([
      'CREATED',
      'ENTRY_CANCELLED',
      'ENTRY_EXPIRED',
      'ENTRY_MOVED',
      'ENTRY_RESTORED',
      'ENTRY_WITHDRAWN',
      'MONEY_KEPT',
      'PAYMENT_RECEIVED',
      'PLACE_OFFERED',
      'REFUND_MADE',
      'REFUND_SETTLED',
    ])
  },
  SOAKING,
)
