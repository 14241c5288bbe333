import autocannon, { type LoadRequest } from 'autocannon'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { OPENAPI_ADDRESS } from '#server/platform/http/openapi.ts'
import { withDemoDatabase } from './demoDatabase.ts'
import { pacedLatencies } from './pacedLoad.ts'
import { type SampleDog, sampleOf } from './service.ts'
import { addTrials, RESULTS_NUMBER } from './trialData.ts'

/** How a light call fares while one address attacks with a heavy one. */
export interface AttackBench {
  readonly call: string
  /** milliseconds within which 95 % of the light call's answers came, without the attack and during it */
  readonly alone: number
  readonly attacked: number
  /** attacking requests a second that were answered; the others were refused */
  readonly answered: number
}

/** Requests a second of the light call, from many addresses, and of the attacker: thirty times what one address has a budget for. */
const LIGHT_RATE = 50
const LIGHT_ADDRESSES = 100
const ATTACK_RATE = 300
const ATTACK_CONNECTIONS = 100
const SECONDS = 6
const ATTACKER = '203.0.113.66'
const TARGET = 5

/** Measures a light call while one address attacks with each of ten heavy calls, on the club-sized demo; about three minutes. */
export async function benchAttack(): Promise<AttackBench[]> {
  return withDemoDatabase('attack', 'club', async (database) => {
    await addTrials(database.pool)
    // As the service runs behind a proxy, whose header tells the addresses.
    const app = await buildApp({ config: loadConfig({ TRUST_PROXY: 'true' }), database })
    try {
      await app.inject(OPENAPI_ADDRESS)
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      return await measureAttacks(url, heavyCalls(await sampleOf(database)))
    } finally {
      await app.close()
    }
  })
}

async function measureAttacks(
  url: string,
  calls: Readonly<Record<string, LoadRequest[]>>,
): Promise<AttackBench[]> {
  const results: AttackBench[] = []
  await lightP95(url)
  for (const [call, requests] of Object.entries(calls)) {
    // By the end of this the attacker's bucket is full again.
    const alone = await lightP95(url)
    const [attack, attacked] = await Promise.all([attackWith(url, requests), lightP95(url)])
    results.push({ call, alone, attacked, answered: attack['2xx'] / SECONDS })
  }
  return results
}

async function lightP95(url: string): Promise<number> {
  const requests = Array.from(
    { length: LIGHT_ADDRESSES },
    (_, n): LoadRequest => ({
      method: 'GET',
      path: '/api/updates',
      headers: { 'x-forwarded-for': `198.51.100.${n}` },
    }),
  )
  const latencies = await pacedLatencies({ url, requests, rate: LIGHT_RATE, seconds: SECONDS })
  return latencies[Math.floor(latencies.length * 0.95)]!
}

function attackWith(url: string, requests: readonly LoadRequest[]) {
  return autocannon({
    url,
    requests: requests.map((request) => ({
      ...request,
      headers: { ...request.headers, 'x-forwarded-for': ATTACKER },
    })),
    connections: ATTACK_CONNECTIONS,
    overallRate: ATTACK_RATE,
    workers: 1,
    duration: SECONDS,
  })
}

/** The calls open to everyone that take most; each request differs from the one before, so that few answers are in memory. */
function heavyCalls(sample: readonly SampleDog[]): Record<string, LoadRequest[]> {
  const each = (request: (dog: SampleDog, index: number) => LoadRequest) => sample.map(request)
  const get = (path: string): LoadRequest => ({ method: 'GET', path })
  const post = (path: string, type: string, body: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': type },
    body,
  })
  const day = new Date().toISOString().slice(0, 10)
  return {
    'past trials, every filter, page 10,000': each(({ name }) =>
      get(`/api/trials?page=10000&sort=dogs&breed=99&judge=${encodeURIComponent(name.slice(0, 5))}&place=a`),
    ),
    'search for signs and single letters': each((_, n) =>
      post('/api/dog/list/', 'text/plain', `%_ a e i ${String.fromCharCode(97 + (n % 26))} o`),
    ),
    'search for what begins many names': each(({ name }) =>
      post('/api/dog/list/', 'text/plain', name.slice(0, 3)),
    ),
    'search for what is only spelt alike': each(({ name }) =>
      post('/api/dog/list/', 'text/plain', `${name}zq`),
    ),
    'pedigree of 6 generations': each(({ regnr }) =>
      post('/api/dog/pedigree?generations=6', 'text/plain', regnr),
    ),
    'test litter of 6 generations': each(({ regnr, mate }) =>
      post(
        '/api/litter/pedigree/?generations=6',
        'application/json',
        JSON.stringify({ fatherRegnr: regnr, motherRegnr: mate }),
      ),
    ),
    'pedigree as PDF': each(({ regnr }) => get(`/api/dog/${encodeURIComponent(regnr)}/pedigree.pdf`)),
    'results as spreadsheet': [get(`/api/trials/${day}/${RESULTS_NUMBER}/results.xlsx`)],
    'calendar for a dog': each(({ regnr }) => get(`/api/trials/calendar?dog=${encodeURIComponent(regnr)}`)),
    'list of all calls': [get('/api/openapi.json')],
  }
}

export function attackBenchLines(results: readonly AttackBench[]): string[] {
  return results.map(({ call, alone, attacked, answered }) => {
    const ratio = attacked / alone
    return `${call}: p95 of a light call × ${ratio.toFixed(1)} (< ${TARGET}), ${alone.toFixed(1)} → ${attacked.toFixed(1)} ms; ${answered.toFixed(0)} of ${ATTACK_RATE} attacking requests a second answered`
  })
}
