import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { TRIAL_ANALYSES, TRIAL_GROUPINGS, TRIAL_MEASURES } from '#domain/analyses/trialAnalyses.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database.ts'
import { withDemoDatabase } from './demoDatabase.ts'

interface AnalysisBench {
  readonly analysis: string
  readonly results: number
  /** different questions, none of which was asked before */
  readonly questions: number
  /** milliseconds of the first question, after which the results are in memory */
  readonly first: number
  /** milliseconds of the others */
  readonly median: number
  readonly p95: number
  /** median of the questions / that of reading the same table once from end to end, adding up every feature */
  readonly ratio: number
}

const SCANS = 25
const TABLES = {
  kaer: { table: 'trial_result', scores: HUNT_FEATURES },
  features: { table: 'trial_result', scores: HUNT_FEATURES },
  water: { table: 'water_result', scores: WATER_FEATURES },
} as const

/** Measures every measure by every grouping over the whole club, each question once, so that no answer is in memory. */
export const benchAnalyses = (): Promise<AnalysisBench[]> =>
  withDemoDatabase('analyses', 'club', async (database) => {
    const app = await buildApp({
      config: loadConfig({ DEMO: 'off', LOG_LEVEL: 'warn', RATE_BURST: '1000000000' }),
      database,
    })
    try {
      const found: AnalysisBench[] = []
      for (const analysis of TRIAL_ANALYSES) found.push(await measure(app, database, analysis))
      return found
    } finally {
      await app.close()
    }
  })

async function measure(
  app: FastifyInstance,
  { pool }: Database,
  analysis: keyof typeof TABLES,
): Promise<AnalysisBench> {
  const { table, scores } = TABLES[analysis]
  await pool.query('analyze')
  const sums = scores.map(
    ({ code }) => `sum(${code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)})`,
  )
  const scan = await timesOf(
    Array.from({ length: SCANS }, () => () => pool.query(`select ${sums.join()} from ${table}`)),
  )
  const addresses = TRIAL_MEASURES[analysis].flatMap((name) =>
    TRIAL_GROUPINGS.map((by) => `/api/analyses/trials/${analysis}?measure=${name}&by=${by}`),
  )
  const begun = performance.now()
  await answered(app, addresses[0]!)
  const first = performance.now() - begun
  const asked = await timesOf(addresses.slice(1).map((address) => () => answered(app, address)))
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return {
    analysis,
    results: rows[0]!.count,
    questions: addresses.length,
    first,
    median: at(asked, 0.5),
    p95: at(asked, 0.95),
    ratio: at(asked, 0.5) / at(scan, 0.5),
  }
}

async function answered(app: FastifyInstance, address: string): Promise<void> {
  const { statusCode } = await app.inject(address)
  if (statusCode !== 200) throw new Error(`${address}: ${statusCode}`)
}

/** How long each takes, one after the other; ascending. */
async function timesOf(runs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  await runs[0]?.()
  const times: number[] = []
  for (const run of runs) {
    const begun = performance.now()
    await run()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)
}

const at = (times: readonly number[], part: number): number =>
  times[Math.floor(times.length * part)] ?? Number.NaN

export const analysisBenchLines = (found: readonly AnalysisBench[]): string[] =>
  found.map(
    ({ analysis, results, questions, first, median, p95, ratio }) =>
      `${analysis} over ${results.toLocaleString('en')} results: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ 150) of ${questions} questions, the first ${first.toFixed(0)} ms, ${ratio.toFixed(2)} times a bare sequential scan (≤ 2)`,
  )
