import type { FastifyInstance } from 'fastify'
import { CSRF_HEADER } from '#contract/headers.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { Paytrail } from '#server/payments/provider/paytrail.ts'
import { PaymentProviders } from '#server/payments/providers.ts'
import { startSandbox } from '#server/payments/sandbox/sandbox.ts'
import { finnishDay } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { makeAccount, signedIn } from '#server/testing/accounts.ts'
import { makeDog, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { withDemoDatabase } from './demoDatabase.ts'
import { bareApp } from './service.ts'
import { type Rush, sendAtOnce } from './writeLoad.ts'

export interface EntryBench {
  /** 200 people who enter at once for 60 places */
  readonly entering: Rush
  /** as many inserts of one row, each in its own request and transaction, measured just before and after */
  readonly bare: Rush
  readonly placed: number
  readonly queued: number
}

const PEOPLE = 200
export const PLACES = 60
/** The first rush warms everything up. */
const ROUNDS = 4

/** Measures the rush when entry opens, on the small demo club; less than a minute. @throws Error where a place is given twice or not at all */
export async function benchEntries(): Promise<EntryBench> {
  return withDemoDatabase('entries', 'small', async (database) => {
    const { close, ...sandbox } = await startSandbox()
    const provider = new Paytrail({ name: 'sandbox', ...sandbox, heard: () => undefined })
    const app = await buildApp({
      config: loadConfig({ DEMO: 'off', LOG_LEVEL: 'warn', RATE_BURST: '1000000000', ENTRY_JOBS_MS: '0' }),
      database,
      paymentProviders: new PaymentProviders(provider),
    })
    const bare = bareApp(database)
    await bareInserts(bare, database)
    try {
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
      return await measureRounds(app, database, { url, bareUrl })
    } finally {
      await Promise.all([app.close(), bare.close(), close()])
    }
  })
}

async function measureRounds(
  app: FastifyInstance,
  database: Database,
  { url, bareUrl }: { readonly url: string; readonly bareUrl: string },
): Promise<EntryBench> {
  const browser = await signedIn(app, await makeAccount(database.db))
  const headers = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [CSRF_HEADER]: browser.cookies.get('csrf-token') ?? '',
  }
  const bareRush = () =>
    sendAtOnce({
      url: bareUrl,
      headers: {},
      path: '/insert',
      bodies: Array.from({ length: PEOPLE }, (_, id) => ({ id })),
    })
  const rounds: EntryBench[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { path, bodies } = await prepareRush(database)
    const before = await bareRush()
    const entering = await sendAtOnce({ url, headers, path, bodies })
    const after = await bareRush()
    const states = entering.answers.map((answer) => (JSON.parse(answer) as OwnEntry).state)
    const countOf = (state: OwnEntry['state']) => states.filter((one) => one === state).length
    const [placed, queued] = [countOf('held'), countOf('queued')]
    if (placed !== PLACES || placed + queued !== PEOPLE)
      throw new Error(`${placed} places were given and ${queued} queue`)
    rounds.push({ entering, bare: meanOf(before, after), placed, queued })
  }
  return rounds.slice(1).toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor((ROUNDS - 1) / 2)]!
}

const ratioOf = ({ entering, bare }: EntryBench): number => entering.p95 / bare.p95

/** A trial whose entry is open, and what 200 people send. */
export async function prepareRush({ db }: Pick<Database, 'db'>) {
  const today = finnishDay(new Date())
  const trialId = await makeTrial(db, {
    held_on: addMonths(today, 2),
    registration_start: addDays(today, -7),
    registration_end: addDays(today, 30),
    capacity: PLACES,
  })
  const { id: productId } = await db
    .selectFrom('product')
    .select('id')
    .where('description_fi', '=', 'Avoin ja voittajaluokka')
    .executeTakeFirstOrThrow()
  const bodies: object[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const dog = await makeDog(db, { birth_date: addMonths(today, -36) })
    await makeShowResult(db, dog.id, {}, addMonths(today, -6))
    bodies.push({
      key: crypto.randomUUID(),
      regnr: dog.regnr,
      class: 'AVO',
      productId,
      contactEmail: `osallistuja${person}@example.fi`,
      contactName: 'Maija Mänty',
      contactPhone: '',
      handler: '',
      language: 'fi',
      method: 'card',
      terms: true,
    })
  }
  return { trialId, path: `/api/trials/${trialId}/enter`, bodies }
}

/** The baseline: a row into a table of its own. */
async function bareInserts(bare: FastifyInstance, { pool }: Database): Promise<void> {
  await pool.query(
    'create table bare_entry (id bigint generated always as identity primary key, dog_id bigint not null)',
  )
  bare.post<{ Body: { id: number } }>('/insert', async ({ body }) => {
    const { rows } = await pool.query({
      name: 'bare-insert',
      text: 'insert into bare_entry (dog_id) values ($1) returning id',
      values: [body.id],
    })
    return rows[0]
  })
}

const meanOf = (a: Rush, b: Rush): Rush => ({
  p95: (a.p95 + b.p95) / 2,
  seconds: (a.seconds + b.seconds) / 2,
  answers: [],
})

export function entryBenchLines(result: EntryBench): string[] {
  const { entering, bare, placed, queued } = result
  return [
    `${PEOPLE} people enter at once for ${PLACES} places: ${placed} have one and ${queued} queue after ${entering.seconds.toFixed(1)} s`,
    `p95 ${entering.p95.toFixed(0)} ms, ${ratioOf(result).toFixed(1)} times that of a bare insert (${bare.p95.toFixed(0)} ms)`,
  ]
}
