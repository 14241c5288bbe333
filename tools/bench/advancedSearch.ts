import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { withDemoDatabase } from './demoDatabase.ts'

interface SearchBench {
  readonly search: string
  readonly dogs: number
  readonly found: number
  /** milliseconds */
  readonly median: number
  readonly p95: number
  /** median / that of reading each table of the search once from end to end */
  readonly ratio: number
}

const ASKED = 25
/** Five conditions each; the age makes every question another, so that no answer is in memory. */
const SEARCHES: Readonly<Record<string, (round: number) => string>> = {
  'of the dog': (round) =>
    `age..${round + 2}*health.fci_hips.orBetter.B*trial.AVO.2*show.EH*score.hunt.willToHunt.3`,
  'of relatives': (round) =>
    `age..${round + 2}*sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D*dam.show.EH*someOffspring.trial.AVO.1`,
}
const TABLES = ['dog', 'health_statement', 'trial_result', 'show_result'] as const

/** Measures a page of searches by five conditions over the whole club. */
export const benchAdvancedSearch = (): Promise<SearchBench[]> =>
  withDemoDatabase('search', 'club', async (database) => {
    const app = await buildApp({
      config: loadConfig({ DEMO: 'off', LOG_LEVEL: 'warn', RATE_BURST: '1000000000' }),
      database,
    })
    try {
      await database.pool.query('analyze')
      const scan = await timesOf(async () => {
        for (const table of TABLES)
          await database.pool.query(`select count(*) from ${table} t where t.id::text < ''`)
      })
      const found: SearchBench[] = []
      for (const [search, textOf] of Object.entries(SEARCHES)) {
        const totals: { dogs: number; total: number }[] = []
        const times = await timesOf(async (round) => totals.push(await answered(app, textOf(round))))
        const { dogs, total } = totals.at(-1)!
        found.push({
          search,
          dogs,
          found: total,
          median: at(times, 0.5),
          p95: at(times, 0.95),
          ratio: at(times, 0.5) / at(scan, 0.5),
        })
      }
      return found
    } finally {
      await app.close()
    }
  })

async function answered(app: FastifyInstance, text: string): Promise<{ dogs: number; total: number }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/dog/search/',
    payload: { condition: 3, least: 3, conditions: conditionsIn(text) },
  })
  if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.body}`)
  return answer.json<{ counts: { dogs: number; total: number } }>().counts
}

/** How long each round takes, one after the other; ascending. */
async function timesOf(run: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= ASKED; round++) {
    const begun = performance.now()
    await run(round)
    // The first one warms up.
    if (round > 0) times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)
}

const at = (times: readonly number[], part: number): number =>
  times[Math.floor(times.length * part)] ?? Number.NaN

export const searchBenchLines = (found: readonly SearchBench[]): string[] =>
  found.map(
    ({ search, dogs, found: total, median, p95, ratio }) =>
      `search by five conditions ${search} among ${dogs.toLocaleString('en')} dogs (${total.toLocaleString('en')} found): median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ 150), ${ratio.toFixed(2)} times a bare sequential scan of its tables (≤ 2)`,
  )
