import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicPlaceDraw } from '#contract/calendar.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeMortal } from '../testing/statements.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

/** Statements that still reach the database; after them the service is as good as killed. */
let left = Number.POSITIVE_INFINITY

let on: OwnEntering
let member: TestBrowser
let regnr: string
beforeAll(async () => {
  const database = await testDatabase()
  on = await OwnEntering.start(database)
  member = await signedIn(on.app, await makeAccount(database.db))
  regnr = (await on.dog()).regnr
  makeMortal(database.pool, () => --left < 0)
})
afterAll(() => on.close())

/** One entry from its form to its money back; each step is what a person, the provider or the clock does. */
class Path {
  readonly #firstPage = on.provider.pages.length
  readonly #firstRefund = on.provider.refunds.length
  #trialId = 0
  #form: object = {}
  #entry: OwnEntry | undefined

  async begin(): Promise<void> {
    this.#trialId = await on.trial({ capacity: 1 })
    this.#form = await on.formOf({ regnr })
  }

  readonly steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const answer = await member.json(`/api/trials/${this.#trialId}/enter`, this.#form)
      if (answer.statusCode === 200) this.#entry = answer.json<OwnEntry>()
    },
    () => member.command(`/api/entries/${this.#entry?.id}/pay`),
    async () => {
      // The payer has paid, whatever becomes of the news.
      const page = this.#page!
      page.status = 'ok'
      await on.tell(on.provider.told(page, 'ok'))
    },
    async () => {
      const { version } = await this.own()
      await member.json(`/api/entries/${this.#entry!.id}/cancel`, { version, reason: 'Este' })
    },
    () => on.look(),
  ]

  get #page() {
    return on.provider.pages.slice(this.#firstPage).at(-1)
  }

  own(): Promise<OwnEntry> {
    return on.own({ browser: member, entry: this.#entry! })
  }

  /** What must be true once the service runs again and has looked; nothing is done twice and nothing is left undone. */
  async expectTruth(): Promise<void> {
    if (!this.#entry) await this.steps[0]!()
    const { state, money } = await this.own()
    const isPaid = this.#page?.status === 'ok'
    expect(money.paidCents).toBe(isPaid ? FEE : 0)
    expect(['held', 'placed', 'cancelled']).toContain(state)
    expect(state === 'held').toBe(!isPaid)
    const refunds = on.provider.refunds.slice(this.#firstRefund)
    expect(new Set(refunds.map(({ stamp }) => stamp)).size).toBe(refunds.length)
    expect(refunds.length).toBeLessThanOrEqual(1)
    expect(money.refundedCents).toBe(state === 'cancelled' ? FEE : 0)
    if (state === 'cancelled') expect(['done', 'unknown']).toContain(money.refunds[0]?.state)
    const { rows } = await sql`
      select e.id from entry e join entry_list l on l.entry_id = e.id and l.trial_id = e.trial_id
      where e.trial_id = ${this.#trialId} and e.withdrawn_at is null and l.list = 'place'`.execute(
      on.database.db,
    )
    expect(rows).toHaveLength(state === 'cancelled' ? 0 : 1)
    expect(await on.database.db.selectFrom('ledger_difference').selectAll().execute()).toEqual([])
  }
}

/** Goes the path up to a step, dies within that step after so many statements, starts again and looks. @returns whether it died */
async function die(step: number, statements: number): Promise<boolean> {
  const path = new Path()
  await path.begin()
  for (const before of path.steps.slice(0, step)) await before()
  left = statements
  await path.steps[step]!().catch(() => undefined)
  const died = left < 0
  left = Number.POSITIVE_INFINITY
  on.wait(2)
  await on.look()
  await path.expectTruth()
  return died
}

test.each([
  ['entering', 0],
  ['beginning to pay', 1],
  ['the provider telling that it is paid', 2],
  ['cancelling', 3],
  ['sending the money back', 4],
])(
  'comes to the truth, killed after any statement of %s',
  async (_what, step) => {
    let statements = 0
    while (await die(step, statements)) statements += 1
    expect(statements).toBeGreaterThan(3)
  },
  120_000,
)

test('draws places once and tells everybody once, killed within the draw', async () => {
  // The draw's statements come after those of the steps before it: every second one is tried.
  for (let statements = 0, died = true; died; statements += 2) {
    on.waitUntil('2026-08-20T09:00:00Z')
    const trial = await on.drawTrial()
    const entered = [await on.enter(trial.id), await on.enter(trial.id)]
    on.waitUntil('2026-09-01T21:00:00Z')
    left = statements
    await on.look().catch(() => undefined)
    died = left < 0
    left = Number.POSITIVE_INFINITY
    on.wait(2)
    await on.look()
    const { drawnAt, dogs } = (await on.visitor().get(`${trial.path}/draw`)).json<PublicPlaceDraw>()
    expect([drawnAt !== null, dogs.map(({ position }) => position).toSorted()]).toEqual([true, [1, 2]])
    const states = await Promise.all(entered.map(async (one) => (await on.own(one)).state))
    expect(states.toSorted()).toEqual(['offered', 'queued'])
    for (const { entry } of entered) expect(await on.mailsTo(entry.contactEmail!)).toHaveLength(2)
    // What the next round looks at is its own trial.
    await on.agent.json('/api/auth/trials/cancel', { id: trial.id, reason: 'Lumi' })
  }
}, 120_000)
