import autocannon, { type LoadRequest, type LoadResult } from 'autocannon'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { loadDemo } from '#server/demo/demo.ts'
import { type Database, openDatabase, SERVING } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { pacedLatencies } from './pacedLoad.ts'

export interface CallBench {
  readonly call: string
  /** milliseconds within which 95 % of the answers came at 100 requests a second */
  readonly p95: number
  /** most requests a second */
  readonly throughput: number
  /** throughput / that of a bare route with one primary-key query on the same pool, measured just before and after */
  readonly ratio: number
}

/** Different dogs that are asked for, in turn. */
const SAMPLE = 500
const RATE = 100
const CONNECTIONS = 20
const WARM_SECONDS = 2
const STEADY_SECONDS = 8
const FULL_SECONDS = 4

/** Loads the club-sized demo into a database of its own and measures the main calls, about two minutes in all. */
export async function benchService(): Promise<CallBench[]> {
  const server = await startTestServer()
  const name = `${server.prefix}_service`
  await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
  const url = withDatabase(server.url, name)
  try {
    await prepare(url)
    const database = openDatabase(url, SERVING)
    try {
      return await measureService(database)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

async function prepare(url: string): Promise<void> {
  const database = openDatabase(url)
  await migrate(database.pool)
  await loadDemo(database, 'club', () => undefined)
  await database.close()
}

/** Measures the service on a database that holds a club. */
export async function measureService(database: Database): Promise<CallBench[]> {
  const app = await buildApp({
    config: loadConfig({ DEMO: 'off', RATE_LIMIT: '1000000000' }),
    database,
  })
  const bare = bareApp(database)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
  const sample = await sampleOf(database)
  const bareRequests = sample.map(({ id }): LoadRequest => ({ method: 'GET', path: `/dog/${id}` }))
  const results: CallBench[] = []
  try {
    for (const [call, requests] of Object.entries(requestsOf(sample))) {
      const before = await throughputOf(bareAddress, bareRequests)
      const throughput = await throughputOf(address, requests)
      const after = await throughputOf(bareAddress, bareRequests)
      const latencies = await pacedLatencies({ url: address, requests, rate: RATE, seconds: STEADY_SECONDS })
      const p95 = latencies[Math.floor(latencies.length * 0.95)]!
      results.push({ call, p95, throughput, ratio: throughput / ((before + after) / 2) })
    }
  } finally {
    await Promise.all([app.close(), bare.close()])
  }
  return results
}

/** The least a service can do: one prepared primary-key query on the same pool, and its row as JSON. */
function bareApp({ pool }: Database): FastifyInstance {
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

interface SampleDog {
  readonly id: number
  readonly regnr: string
  readonly name: string
  /** a dog of the other sex and the same breed */
  readonly mate: string
}

/** Dogs spread evenly over the club, with what is asked about them. */
async function sampleOf({ pool }: Database): Promise<SampleDog[]> {
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

function requestsOf(sample: readonly SampleDog[]): Record<string, LoadRequest[]> {
  const text = (path: string, body: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'text/plain' },
    body,
  })
  return {
    'dog page': sample.map(({ regnr }) => ({ method: 'GET', path: `/api/dog/${encodeURIComponent(regnr)}` })),
    'search by name': sample.map(({ name }) => text('/api/dog/list/', name)),
    'search by number': sample.map(({ regnr }) => text('/api/dog/list/', regnr)),
    'pedigree of 4 generations': sample.map(({ regnr }) => text('/api/dog/pedigree', regnr)),
    'pedigree of 6 generations': sample.map(({ regnr }) => text('/api/dog/pedigree?generations=6', regnr)),
    'test litter': sample.map(({ regnr, mate }) => ({
      method: 'POST',
      path: '/api/litter/pedigree/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fatherRegnr: regnr, motherRegnr: mate }),
    })),
  }
}

async function throughputOf(url: string, requests: LoadRequest[]): Promise<number> {
  await load(url, requests, WARM_SECONDS)
  const { requests: rate } = await load(url, requests, FULL_SECONDS)
  return rate.average
}

/** The load comes from a thread of its own. An answer that is no success fails the bench. */
async function load(url: string, requests: LoadRequest[], duration: number): Promise<LoadResult> {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, workers: 1, duration })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${requests[0]?.path}: ${result.errors} errors, ${result.non2xx} refusals`)
  }
  return result
}

/** The bench in lines to read. */
export function serviceBenchLines(results: readonly CallBench[]): string[] {
  return results.map(({ call, p95, throughput, ratio }) => {
    const target = call === 'dog page' ? ' (≥ 0.5)' : ''
    return `${call}: ${ratio.toFixed(2)} of a bare route${target}, ${throughput.toFixed(0)} requests a second, p95 ${p95.toFixed(1)} ms at ${RATE} a second`
  })
}
