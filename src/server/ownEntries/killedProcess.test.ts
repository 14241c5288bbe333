import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { addDays } from '#domain/dates.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { type Sandbox, startSandbox } from '../payments/sandbox/sandbox.ts'
import { finnishDay } from '../platform/clock.ts'
import { makeClub, makeDog, makeShowResult, makeTrial } from '../testing/factories.ts'
import { freePort, MortalProcess } from '../testing/mortalProcess.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { FEE } from './ownEntries.test-helper.ts'

const TODAY = finnishDay(new Date())
const TWO_MINUTES = 120_000

let database: TestDatabase
let sandbox: Sandbox
let service: MortalProcess
let port: number
let clubId: number
let aheadMs = 0

const start = async () => {
  const { url, account, key } = sandbox
  service = await MortalProcess.start({
    databaseUrl: database.url,
    port,
    aheadMs,
    sandbox: { url, account, key },
  })
}

beforeAll(async () => {
  database = await testDatabase()
  sandbox = await startSandbox()
  port = await freePort()
  clubId = await makeClub(database.db)
  await start()
})
afterAll(async () => {
  await service.stop()
  await sandbox.close()
  await database.close()
})

/** An entrant from the form to the money back; each step goes as far as the service lives. */
class Path {
  #form: Record<string, unknown> = {}
  #trialId = 0
  #id = 0
  #cookies = new Map<string, string>()

  /** Another process has the same entrant. */
  get #browser(): TestBrowser {
    const browser = new TestBrowser(service.app)
    for (const [name, value] of this.#cookies) browser.cookies.set(name, value)
    return browser
  }

  async begin(): Promise<void> {
    const { db } = database
    this.#trialId = await makeTrial(db, {
      club_id: clubId,
      held_on: addDays(TODAY, 60),
      registration_start: addDays(TODAY, -10),
      registration_end: addDays(TODAY, 40),
      capacity: 1,
    })
    const dog = await makeDog(db, { birth_date: addDays(TODAY, -1500) })
    await makeShowResult(db, dog.id)
    const { id: productId } = await db
      .selectFrom('product')
      .select('id')
      .where('description_fi', '=', 'Avoin ja voittajaluokka')
      .executeTakeFirstOrThrow()
    this.#form = {
      key: crypto.randomUUID(),
      regnr: dog.regnr,
      class: 'AVO',
      method: 'card',
      productId,
      contactEmail: `osallistuja${this.#trialId}@example.fi`,
      contactName: 'Maija Mänty',
      contactPhone: '',
      handler: '',
      language: 'fi',
      terms: true,
    }
  }

  readonly steps = {
    enter: async () => {
      const browser = this.#browser
      const answer = await browser.json(`/api/trials/${this.#trialId}/enter`, this.#form, { captcha: true })
      this.#id = answer.json<OwnEntry>().id
      this.#cookies = browser.cookies
    },
    pay: () => this.#browser.command(`/api/entries/${this.#id}/pay`),
    told: () => sandbox.settle(this.#transaction!.transactionId, 'ok').told,
    cancel: async () => {
      const { version } = await this.own()
      await this.#browser.json(`/api/entries/${this.#id}/cancel`, { version, reason: 'Este' })
    },
    refund: () => service.order({ look: true }),
  } as const satisfies Record<string, () => Promise<unknown>>

  /** What the provider knows of the payment. */
  get #transaction() {
    return [...sandbox.payments.values()].find(({ stamp }) => this.#stamps.includes(stamp))
  }
  #stamps: string[] = []

  async readStamps(): Promise<void> {
    const { rows } = await database.pool.query<{ stamp: string }>(
      'select stamp from payment where entry_id = $1',
      [this.#id],
    )
    this.#stamps = rows.map(({ stamp }) => stamp)
  }

  async own(): Promise<OwnEntry> {
    return (await this.#browser.get(`/api/entries/${this.#id}`)).json<OwnEntry>()
  }

  /** How entry, money and provider stand, and how often the entrant was told of money. */
  async truth() {
    const { state, money } = await this.own()
    const { rows } = await database.pool.query<{ kind: string }>(
      `select kind from mail where recipient = $1 and kind in ('ownEntryHeld', 'paymentReceived', 'refundMade') order by id`,
      [this.#form.contactEmail],
    )
    return {
      state,
      paid: money.paidCents,
      back: money.refundedCents,
      refunds: money.refunds.map((refund) => refund.state),
      atProvider: this.#transaction?.refunds.length ?? 0,
      told: rows.map(({ kind }) => kind),
    }
  }
}

const ORDER = ['enter', 'pay', 'told', 'cancel', 'refund'] as const
const HELD = { state: 'held', paid: 0, back: 0, refunds: [], atProvider: 0, told: ['ownEntryHeld'] }
const PAID = { ...HELD, state: 'placed', paid: FEE, told: ['ownEntryHeld', 'paymentReceived'] }

test.each([
  ['before an entry is committed', 'enter', ['^insert into "entry" ', '^commit$'], HELD],
  ['before a payment is committed', 'pay', ['^insert into "payment"', '^commit$'], HELD],
  ['when the provider has opened a payment', 'pay', ['^insert into "payment"', '^update "payment"'], HELD],
  ['before what the provider tells is kept', 'told', ['^insert into "provider_message"'], PAID],
  ['before the money is recorded', 'told', ['^insert into "provider_message"', '^update "payment"'], PAID],
  [
    'before what the money means is committed',
    'told',
    ['^update "payment" set "applied_at"', '^commit$'],
    PAID,
  ],
  ['before the message is marked as handled', 'told', ['^update "provider_message"'], PAID],
  ['before cancelling is committed', 'cancel', ['^insert into "refund"', '^commit$'], PAID],
  [
    'before a refund is taken to be sent',
    'refund',
    ["^\\s*update refund r set state = 'sending'"],
    {
      ...PAID,
      state: 'cancelled',
      back: FEE,
      refunds: ['done'],
      atProvider: 1,
      told: [...PAID.told, 'refundMade'],
    },
  ],
  [
    'when the provider has made a refund',
    'refund',
    ["^\\s*update refund r set state = 'sending'", '^update "refund"'],
    { ...PAID, state: 'cancelled', back: FEE, refunds: ['unknown'], atProvider: 1 },
  ],
] as const)('comes to the truth, its process killed %s', async (_when, last, dieAt, truth) => {
  const path = new Path()
  await path.begin()
  for (const step of ORDER.slice(0, ORDER.indexOf(last))) {
    await path.steps[step]()
    await path.readStamps()
  }
  await service.order({ dieAt })
  // Whoever waits for an answer gets none.
  await path.steps[last]().catch(() => undefined)
  expect(await service.killedBy()).toBe('SIGKILL')
  aheadMs += TWO_MINUTES
  await start()
  if (last === 'enter') await path.steps.enter()
  await path.readStamps()
  for (let looks = 0; looks < 2; looks++) await service.order({ look: true })
  expect(await path.truth()).toEqual(truth)
})
