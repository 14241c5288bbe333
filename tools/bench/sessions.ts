import autocannon, { type LoadRequest, type LoadResult } from 'autocannon'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database.ts'
import { makeAccount, signedIn } from '#server/testing/accounts.ts'
import { withDemoDatabase } from './demoDatabase.ts'

export interface SessionBench {
  readonly call: string
  /** most requests a second without a session */
  readonly anonymous: number
  /** the same with one */
  readonly authenticated: number
  /** median of authenticated / anonymous, each pair measured one after the other */
  readonly ratio: number
}

const CONNECTIONS = 20
const SECONDS = 3
const PAIRS = 3
const SAMPLE = 300

/** Measures what the check of a session costs the main calls, on the small demo club; about two minutes. */
export async function benchSessions(): Promise<SessionBench[]> {
  return withDemoDatabase('sessions', 'small', measure)
}

async function measure(database: Database): Promise<SessionBench[]> {
  const config = loadConfig({ DEMO: 'off', RATE_BURST: '1000000000' })
  const app = await buildApp({ config, database })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await signedIn(app, await makeAccount(database.db))
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const results: SessionBench[] = []
  try {
    for (const [call, requests] of Object.entries(await requestsOf(database))) {
      const pairs: { anonymous: number; authenticated: number }[] = []
      await throughput(url, requests)
      for (let pair = 0; pair < PAIRS; pair++) {
        const anonymous = await throughput(url, requests)
        pairs.push({ anonymous, authenticated: await throughput(url, requests, cookie) })
      }
      const middle = pairs.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(PAIRS / 2)]!
      results.push({ call, ...middle, ratio: ratioOf(middle) })
    }
  } finally {
    await app.close()
  }
  return results
}

const ratioOf = (pair: { anonymous: number; authenticated: number }): number =>
  pair.authenticated / pair.anonymous

async function requestsOf({ pool }: Database): Promise<Record<string, LoadRequest[]>> {
  const { rows } = await pool.query<{ regnr: string; name: string }>(
    `select n.regnr, d.name from dog d join dog_number n on n.dog_id = d.id and n.is_primary order by d.id limit $1`,
    [SAMPLE],
  )
  const text = { 'content-type': 'text/plain' }
  return {
    'dog page': rows.map(({ regnr }) => ({ method: 'GET', path: `/api/dog/${encodeURIComponent(regnr)}` })),
    'search by name': rows.map(({ name }) => ({
      method: 'POST',
      path: '/api/dog/list/',
      headers: text,
      body: name,
    })),
    'pedigree of 4 generations': rows.map(({ regnr }) => ({
      method: 'POST',
      path: '/api/dog/pedigree',
      headers: text,
      body: regnr,
    })),
  }
}

/** Most requests a second; an answer that is no 2xx spoils the measurement and throws. */
async function throughput(url: string, requests: readonly LoadRequest[], cookie?: string): Promise<number> {
  const authenticated = requests.map((request) => ({
    ...request,
    headers: { ...request.headers, ...(cookie && { cookie }) },
  }))
  const result: LoadResult = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests: authenticated,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers failed`)
  return result.requests.average
}

export function sessionBenchLines(results: readonly SessionBench[]): string[] {
  return results.map(
    ({ call, anonymous, authenticated, ratio }) =>
      `${call}: ${Math.round(anonymous)} requests a second without a session, ${Math.round(authenticated)} with one: ${ratio.toFixed(2)}`,
  )
}
