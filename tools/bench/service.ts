import autocannon, { type LoadRequest, type LoadResult } from 'autocannon'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressAt } from '#contract/address.ts'
import { relativesHealth } from '#contract/endpoints/dogStaff.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database.ts'
import { makeAccount, signedIn } from '#server/testing/accounts.ts'
import { withDemoDatabase } from './demoDatabase.ts'
import { pacedLatencies } from './pacedLoad.ts'

export interface CallBench {
  readonly call: string
  /** milliseconds within which 95 % of the answers came at `rate` requests a second */
  readonly p95: number
  /** 100 requests a second, or half of the most where that is less: beyond, they wait for each other */
  readonly rate: number
  /** most requests a second */
  readonly throughput: number
  /** throughput / that of a bare route with one primary-key query on the same pool, measured just before and after */
  readonly ratio: number
}

/** The number of dogs that are requested in turn. */
const SAMPLE = 500
const RATE = 100
const CONNECTIONS = 20
const WARM_SECONDS = 2
const PACED_SECONDS = 8
const FULL_SECONDS = 4

/** Measures the main calls on the club-sized demo, about two minutes in all. */
export async function benchService(): Promise<CallBench[]> {
  return withDemoDatabase('service', 'club', measureService)
}

/** Measures the service on a database that holds a club. */
async function measureService(database: Database): Promise<CallBench[]> {
  const app = await buildApp({
    config: loadConfig({ DEMO: 'off', LOG_LEVEL: 'warn', RATE_BURST: '1000000000' }),
    database,
  })
  const bare = bareApp(database)
  try {
    return await measureCalls({
      url: await app.listen({ port: 0, host: '127.0.0.1' }),
      bareUrl: await bare.listen({ port: 0, host: '127.0.0.1' }),
      bareRequests: await bareRequestsOf(database),
      calls: {
        ...requestsOf(await sampleOf(database)),
        ...(await drawerOf(app, database)),
      },
    })
  } finally {
    await Promise.all([app.close(), bare.close()])
  }
}

interface Calls {
  readonly url: string
  readonly bareUrl: string
  readonly bareRequests: LoadRequest[]
  /** name of a call → its requests, sent in turn */
  readonly calls: Readonly<Record<string, LoadRequest[]>>
}

/** Measures calls one by one, each between two measurements of the bare route. */
export async function measureCalls({ url, bareUrl, bareRequests, calls }: Calls): Promise<CallBench[]> {
  const results: CallBench[] = []
  for (const [call, asked] of Object.entries(calls)) {
    const requests = asked.map(asBrowsersAsk)
    const before = await throughputOf(bareUrl, bareRequests)
    const throughput = await throughputOf(url, requests)
    const after = await throughputOf(bareUrl, bareRequests)
    const rate = Math.max(1, Math.floor(Math.min(RATE, throughput / 2)))
    const latencies = await pacedLatencies({ url, requests, rate, seconds: PACED_SECONDS })
    const p95 = latencies[Math.floor(latencies.length * 0.95)]!
    results.push({ call, p95, rate, throughput, ratio: throughput / ((before + after) / 2) })
  }
  return results
}

/** The baseline: a route with one prepared primary-key query on the same pool, answering its row as JSON. */
export function bareApp({ pool }: Database): FastifyInstance {
  const bare = Fastify()
  bare.get<{ Params: { id: string } }>('/dog/:id', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'bare',
      text: 'select id, name, breed_code, birth_date from dog where id = $1',
      values: [params.id],
    })
    return rows[0]
  })
  return bare
}

/** Requests of the bare route, for dogs spread evenly over the club. */
export async function bareRequestsOf(database: Database): Promise<LoadRequest[]> {
  return (await sampleOf(database)).map(({ id }) => ({ method: 'GET', path: `/dog/${id}` }))
}

export interface SampleDog {
  readonly id: number
  readonly regnr: string
  readonly name: string
  /** a dog of the other sex and the same breed */
  readonly mate: string
}

/** Dogs spread evenly over the club, with what the calls about them need. */
export async function sampleOf({ pool }: Database): Promise<SampleDog[]> {
  const { rows } = await pool.query<SampleDog>(
    `select d.id, n.regnr, d.name, mate.regnr as mate
    from (select *, row_number() over (order by id) as place, count(*) over () as males from dog where sex = 'male') d
      join dog_number n on n.dog_id = d.id and n.is_primary
      cross join lateral (
        select mn.regnr from dog m join dog_number mn on mn.dog_id = m.id and mn.is_primary
        where m.breed_code = d.breed_code and m.sex = 'female' and m.id > d.id order by m.id limit 1
      ) mate
    where d.place % greatest(d.males / $1::int, 1) = 0
    order by d.id`,
    [SAMPLE],
  )
  return rows
}

/** The breed of the demo club with the most dogs. */
const LARGEST_BREED = '98'

/** The calls that most people make, each with its requests for the dogs of a sample. */
export function requestsOf(sample: readonly SampleDog[]): Record<string, LoadRequest[]> {
  const text = (path: string, body: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'text/plain' },
    body,
  })
  const json = (path: string, body: object): LoadRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    'dog page': sample.map(({ regnr }) => ({ method: 'GET', path: `/api/dog/${encodeURIComponent(regnr)}` })),
    'search by name': sample.map(({ name }) => text('/api/dog/list/', name.slice(0, LONGEST_SEARCH))),
    'search by number': sample.map(({ regnr }) => text('/api/dog/list/', regnr)),
    'pedigree of 4 generations': sample.map(({ regnr }) => text('/api/dog/pedigree', regnr)),
    'pedigree of 6 generations': sample.map(({ regnr }) => text('/api/dog/pedigree?generations=6', regnr)),
    'breeding register': [json('/api/breedingregister', { active: true })],
    'reviews of a breed': [{ method: 'GET', path: `/api/breedingreview/list?breed=${LARGEST_BREED}` }],
    'measures of reviews': [json('/api/breedingreview/analyze', { breed: LARGEST_BREED })],
    'list of males': [{ method: 'GET', path: `/api/breeding-male-list/${LARGEST_BREED}` }],
    'test litter': sample.map(({ regnr, mate }) =>
      json('/api/litter/pedigree/', { fatherRegnr: regnr, motherRegnr: mate }),
    ),
  }
}

/** With what browsers say of the forms they take. */
export const asBrowsersAsk = (request: LoadRequest): LoadRequest => ({
  ...request,
  headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br' },
})

/** Characters: the demo has a name that is longer. */
const LONGEST_SEARCH = 100

/** About how many offspring the sire has whose health is asked for. */
const OFFSPRING = 300

/** The health drawer of a much used sire, as a breed adviser asks for it. */
async function drawerOf(
  app: FastifyInstance,
  { db, pool }: Database,
): Promise<Record<string, LoadRequest[]>> {
  const { rows } = await pool.query<{ regnr: string; count: number }>(
    `select n.regnr, count(*)::int as count from dog d join dog_number n on n.dog_id = d.sire_id and n.is_primary
      group by d.sire_id, 1 order by abs(count(*) - $1), d.sire_id limit 1`,
    [OFFSPRING],
  )
  const { regnr, count } = rows[0]!
  const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  const cookie = [...adviser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = addressAt(relativesHealth, { params: { id: regnr } })
  return { [`health of a sire’s ${count} offspring`]: [{ method: 'GET', path, headers: { cookie } }] }
}

/** Most requests a second of so many callers, when the load has gone on for a while. */
export async function throughputOf(
  url: string,
  requests: LoadRequest[],
  connections = CONNECTIONS,
): Promise<number> {
  await load(url, requests, WARM_SECONDS, connections)
  const { requests: rate } = await load(url, requests, FULL_SECONDS, connections)
  return rate.average
}

/** The load comes from a thread of its own. An answer that is no success fails the bench. */
async function load(
  url: string,
  requests: LoadRequest[],
  duration: number,
  connections: number,
): Promise<LoadResult> {
  const result = await autocannon({ url, requests, connections, workers: 1, duration })
  if (result.errors > 0 || result.non2xx > 0) {
    const answers = JSON.stringify(result.statusCodeStats)
    throw new Error(
      `${requests[0]?.path}: ${result.errors} errors, ${result.non2xx} refusals, answers ${answers}`,
    )
  }
  return result
}

export function serviceBenchLines(results: readonly CallBench[]): string[] {
  return results.map(({ call, p95, rate, throughput, ratio }) => {
    const target = call === 'dog page' ? ' (≥ 0.5)' : ''
    return `${call}: ${ratio.toFixed(2)} of a bare route${target}, ${throughput.toFixed(0)} requests a second, p95 ${p95.toFixed(1)} ms at ${rate} a second`
  })
}
