import type { FastifyInstance } from 'fastify'
import { CSRF_HEADER } from '#contract/headers.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database.ts'
import { makeAccount, signedIn } from '#server/testing/accounts.ts'
import { withDemoDatabase } from './demoDatabase.ts'
import { bareApp, bareRequestsOf, type CallBench, measureCalls, serviceBenchLines } from './service.ts'
import { addTrials, SEASON_TRIALS, TRIAL_DOGS, type TrialData } from './trialData.ts'
import { loadWrites, type Written } from './writeLoad.ts'

export interface TrialBench {
  readonly reads: readonly CallBench[]
  /** saving one field of a result as it is typed, by several writers at once */
  readonly saving: Written
  /** the same writers, each updating one row by its key, measured just before and after */
  readonly bare: Written
}

const WRITERS = 10
const SECONDS = 6

/** Measures the calendar with a full season, a trial's results, and saving them, on the club-sized demo; about two minutes. */
export async function benchTrials(): Promise<TrialBench> {
  return withDemoDatabase('trials', 'club', async (database) => {
    const data = await addTrials(database.pool)
    const app = await buildApp({ config: loadConfig({ DEMO: 'off', RATE_BURST: '1000000000' }), database })
    const bare = bareApp(database)
    bareWrites(bare, database)
    try {
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
      const reads = await measureCalls({
        url,
        bareUrl,
        bareRequests: await bareRequestsOf(database),
        calls: {
          [`calendar of ${SEASON_TRIALS} trials`]: [{ method: 'GET', path: '/api/trials/calendar' }],
          [`results of ${TRIAL_DOGS} dogs`]: [{ method: 'GET', path: `/api/kaer/${data.resultsId}` }],
        },
      })
      const before = await bareSaving(bareUrl, data)
      const saving = await measureSaving(app, database, url, data)
      const after = await bareSaving(bareUrl, data)
      return { reads, saving, bare: meanOf(before, after) }
    } finally {
      await Promise.all([app.close(), bare.close()])
    }
  })
}

/** The baseline of saving: one row of the same table by its key, in its own transaction. */
function bareWrites(bare: FastifyInstance, { pool }: Database): void {
  bare.post<{ Body: { id: number; value: number } }>('/save', async ({ body }) => {
    await pool.query({
      name: 'bare-save',
      text: "update sheet set values = jsonb_build_object('pp', $2::int) where entry_id = $1 and kind = 'water'",
      values: [body.id, body.value],
    })
    return { status: 'done' }
  })
}

const bareSaving = (url: string, { entryIds }: TrialData): Promise<Written> =>
  loadWrites({
    url,
    headers: {},
    writers: WRITERS,
    seconds: SECONDS,
    next: (writer, round) => ({ path: '/save', body: { id: entryIds[writer], value: round } }),
  })

/** Each writer changes the speed of a dog of its own, from what it was to what it is now. */
async function measureSaving(
  app: FastifyInstance,
  { db }: Database,
  url: string,
  { runningId, entryIds }: TrialData,
): Promise<Written> {
  const browser = await signedIn(app, await makeAccount(db, { roles: ['KAER_SAVER'] }))
  const speedAt = (round: number) => (round < 0 ? null : 1 + (round % 5))
  return loadWrites({
    url,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [CSRF_HEADER]: browser.cookies.get('csrf-token') ?? '',
    },
    writers: WRITERS,
    seconds: SECONDS,
    next: (writer, round) => ({
      path: `/api/auth/trials/${runningId}/results/fields`,
      body: {
        kind: 'hunt',
        changes: [
          { entryId: entryIds[writer], field: 'speed', value: speedAt(round), was: speedAt(round - 1) },
        ],
      },
    }),
  })
}

const meanOf = (a: Written, b: Written): Written => ({
  throughput: (a.throughput + b.throughput) / 2,
  p95: (a.p95 + b.p95) / 2,
})

export function trialBenchLines({ reads, saving, bare }: TrialBench): string[] {
  const ratio = saving.throughput / bare.throughput
  return [
    ...serviceBenchLines(reads),
    `saving a field of a result: ${ratio.toFixed(2)} of a bare update, ${saving.throughput.toFixed(0)} a second by ${WRITERS} at once, p95 ${saving.p95.toFixed(1)} ms (bare ${bare.p95.toFixed(1)} ms)`,
  ]
}
