import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { GRADE_SHARES, isGradeShare, SHOW_GROUPINGS, SHOW_MEASURES } from '#domain/analyses/showAnalyses.ts'
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
const sumOf = ({ code }: { readonly code: string }) =>
  `sum(${code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)})`

interface Benched {
  readonly analysis: string
  readonly table: 'trial_result' | 'water_result' | 'show_result'
  /** what a bare scan of the table adds up */
  readonly sums: readonly string[]
  readonly addresses: readonly string[]
}

const addressesOf = (at: string, measures: readonly string[], groupings: readonly string[]) =>
  measures.flatMap((name) => groupings.map((by) => `/api/analyses/${at}?measure=${name}&by=${by}`))

const BENCHED: readonly Benched[] = [
  ...TRIAL_ANALYSES.map((analysis) => ({
    analysis,
    table: analysis === 'water' ? ('water_result' as const) : ('trial_result' as const),
    sums: (analysis === 'water' ? WATER_FEATURES : HUNT_FEATURES).map(sumOf),
    addresses: addressesOf(`trials/${analysis}`, TRIAL_MEASURES[analysis], TRIAL_GROUPINGS),
  })),
  {
    analysis: 'shows',
    table: 'show_result',
    sums: SHOW_MEASURES.map((name) =>
      isGradeShare(name)
        ? `sum((grade = any('{${GRADE_SHARES[name].join()}}'))::int)`
        : `sum(('${name}' = any(marks))::int)`,
    ),
    addresses: addressesOf('shows', SHOW_MEASURES, SHOW_GROUPINGS),
  },
]

/** Measures every measure by every grouping over the whole club, each question once, so that no answer is in memory. */
export const benchAnalyses = (): Promise<AnalysisBench[]> =>
  withDemoDatabase('analyses', 'club', async (database) => {
    const app = await buildApp({
      config: loadConfig({ DEMO: 'off', LOG_LEVEL: 'warn', RATE_BURST: '1000000000' }),
      database,
    })
    try {
      const found: AnalysisBench[] = []
      for (const benched of BENCHED) found.push(await measure(app, database, benched))
      return found
    } finally {
      await app.close()
    }
  })

async function measure(
  app: FastifyInstance,
  { pool }: Database,
  { analysis, table, sums, addresses }: Benched,
): Promise<AnalysisBench> {
  await pool.query('analyze')
  const scan = await timesOf(
    Array.from({ length: SCANS }, () => () => pool.query(`select ${sums.join()} from ${table}`)),
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
