import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Participants } from '#contract/entries.ts'
import type { TrialDetails } from '#contract/organising.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { PaymentProviders } from '../payments/providers.ts'
import { ScriptedProvider } from '../payments/scriptedProvider.test-helper.ts'
import type { Database } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import {
  giveBankAccount,
  type MadeDog,
  makeClub,
  makeDog,
  makeJudge,
  makeShowResult,
  makeTrial,
} from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { lookAfterEntries } from './entryJobs.service.ts'

/** When the tests begin; registration of their trials is open. */
const START = new Date('2026-08-20T09:00:00Z')
const MINUTE = 60_000
/** The days of their trials. */
const DAYS = {
  held_on: '2026-09-12',
  registration_start: '2026-08-01',
  registration_end: '2026-09-01',
} as const

interface DrawTrial {
  readonly id: number
  /** of what everyone may ask of it */
  readonly path: string
}

/** Fees of the first products (migration 0030), in cents. */
export const FEE = 5000

/** The people and the tools of these tests, with a clock that they set. */
export class OwnEntering {
  readonly database: Database
  readonly app: FastifyInstance
  readonly provider: ScriptedProvider
  readonly agent: TestBrowser
  readonly clubId: number
  readonly #clock: { now: Date }
  #number = 0

  private constructor(parts: {
    database: Database
    app: FastifyInstance
    provider: ScriptedProvider
    agent: TestBrowser
    clubId: number
    clock: { now: Date }
  }) {
    this.database = parts.database
    this.app = parts.app
    this.provider = parts.provider
    this.agent = parts.agent
    this.clubId = parts.clubId
    this.#clock = parts.clock
  }

  /** @param providers by default one that tests write the script of */
  static async start(
    database: Database,
    env: Record<string, string> = {},
    providers?: PaymentProviders,
  ): Promise<OwnEntering> {
    const clock = { now: START }
    const provider = new ScriptedProvider()
    // Days go by within a test.
    const lasting = { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '8760' }
    const app = await testApp(database, {
      now: () => clock.now,
      paymentProviders: providers ?? new PaymentProviders(provider),
      env: { ...lasting, ...env },
    })
    const account = await makeAccount(database.db, { roles: ['TRIALAGENT'] })
    const clubId = await makeClub(database.db, account.id, 'Pohjan Kanakoirakerho')
    await giveBankAccount(database.db, clubId)
    const agent = await signedIn(app, account)
    return new OwnEntering({ database, app, provider, agent, clubId, clock })
  }

  get now(): Date {
    return this.#clock.now
  }

  /** Lets time go by until a moment. */
  waitUntil(moment: string): void {
    this.#clock.now = new Date(moment)
  }

  /** Lets time go by. */
  wait(minutes: number): void {
    this.#clock.now = new Date(this.#clock.now.getTime() + minutes * MINUTE)
  }

  /** What the service does by the clock; what it could not do now, a later look does. */
  look = (): Promise<void> => lookAfterEntries(this.app.services).catch(() => undefined)

  /** A published trial with an open registration. */
  trial(overrides: Partial<Insertable<Schema['trial']>> = {}): Promise<number> {
    return makeTrial(this.database.db, {
      club_id: this.clubId,
      ...DAYS,
      capacity: 2,
      organiser_email: 'jarjestaja@example.fi',
      ...overrides,
    })
  }

  /** A trial that fills by draw, published by its agent. */
  async drawTrial(overrides: Partial<Insertable<Schema['trial']>> = {}): Promise<DrawTrial> {
    const { db } = this.database
    const draft = { published_at: null, kaer_nr: null, club_id: this.clubId, filling: 'draw' } as const
    const judge = await makeJudge(db)
    const id = await makeTrial(db, { ...DAYS, capacity: 1, ...draft, ...overrides }, [judge])
    const answer = await this.agent.json('/api/auth/trials/publish', { id, version: 1 })
    if (answer.statusCode !== 200) throw new Error(`Publishing answered ${answer.body}`)
    const { kaerNr, fields } = answer.json<TrialDetails>()
    return { id, path: `/api/trials/${fields.date}/${kaerNr}` }
  }

  /** A dog that may start in AVO, and nowhere else. */
  async dog(): Promise<MadeDog> {
    const made = await makeDog(this.database.db, { birth_date: '2021-03-04' })
    await makeShowResult(this.database.db, made.id)
    return made
  }

  visitor = (): TestBrowser => new TestBrowser(this.app)

  /** What somebody writes to enter a dog: AVO for the fee of who is no member. */
  async formOf(overrides: Record<string, unknown> = {}) {
    this.#number += 1
    const contactEmail = `osallistuja${this.#number}@example.fi`
    const dog = 'regnr' in overrides ? null : await this.dog()
    return {
      key: crypto.randomUUID(),
      regnr: dog?.regnr,
      class: 'AVO',
      productId: await this.productId(),
      contactEmail,
      contactName: 'Maija Mänty',
      contactPhone: '040 123 4567',
      handler: '',
      language: 'fi',
      method: 'card',
      terms: true,
      ...overrides,
    }
  }

  /** Of AVO for who is no member, unless told otherwise. */
  async productId(description = 'Avoin ja voittajaluokka'): Promise<number> {
    const { id } = await this.database.db
      .selectFrom('product')
      .select('id')
      .where('description_fi', '=', description)
      .executeTakeFirstOrThrow()
    return id
  }

  /** Enters a dog in a browser of its own; fails where it is refused. */
  async enter(trialId: number, overrides: Record<string, unknown> = {}) {
    const browser = this.visitor()
    const answer = await browser.json(`/api/trials/${trialId}/enter`, await this.formOf(overrides), {
      captcha: true,
    })
    if (answer.statusCode !== 200) throw new Error(`Entering answered ${answer.body}`)
    return { browser, entry: answer.json<OwnEntry>() }
  }

  /** Begins to pay; fails where it is refused. @returns the payer's page */
  async begin({ browser, entry }: { browser: TestBrowser; entry: { id: number } }) {
    const answer = await browser.command(`/api/entries/${entry.id}/pay`)
    if (answer.statusCode !== 200) throw new Error(`Paying answered ${answer.body}`)
    return this.provider.last
  }

  /** Enters a dog and pays for it. */
  async enterAndPay(trialId: number, overrides: Record<string, unknown> = {}) {
    const entered = await this.enter(trialId, overrides)
    const page = await this.begin(entered)
    page.status = 'ok'
    await this.tell(this.provider.told(page, 'ok'))
    return { ...entered, page }
  }

  /** The provider tells something. */
  tell = (url: string) => this.app.inject({ url })

  async own({ browser, entry }: { browser: TestBrowser; entry: { id: number } }): Promise<OwnEntry> {
    return (await browser.get(`/api/entries/${entry.id}`)).json<OwnEntry>()
  }

  async participants(trialId: number): Promise<Participants> {
    return (await this.agent.get(`/api/auth/trials/${trialId}/entries`)).json<Participants>()
  }

  /** Kinds of the mails to an address, in their order. */
  async mailsTo(recipient: string): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('mail')
      .select('kind')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
    return rows.map(({ kind }) => kind)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.database.close()
  }
}
