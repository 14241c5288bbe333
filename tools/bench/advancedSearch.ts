import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { DOG_SORTS } from '#contract/firstConstants.ts'
import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { AVERAGED } from '#domain/trials/averages.ts'
import { SearchFacts } from '#server/advancedSearch/facts.service.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database.ts'
import { withDemoDatabase } from './demoDatabase.ts'

interface SearchBench {
  readonly search: string
  readonly dogs: number
  readonly found: number
  /** milliseconds of the first question after a change, which reads the facts that it is about */
  readonly first: number
  /** milliseconds of the others */
  readonly median: number
  readonly p95: number
  /** median / that of reading each table of the search once from end to end */
  readonly ratio: number
}

const ASKED = 25
/** The age makes every question another, so that no answer is in memory. */
const SEARCHES: Readonly<Record<string, (round: number) => string>> = {
  'one condition': (round) => `age..${round + 2}`,
  'five conditions of the dog': (round) =>
    `age..${round + 2}*health.fci_hips.orBetter.B*trial.AVO.2*show.EH*score.hunt.willToHunt.3`,
  'five conditions of relatives': (round) =>
    `age..${round + 2}*sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D*dam.show.EH*someOffspring.trial.AVO.1`,
  'ten conditions': (round) =>
    `age..${round + 2}*health.fci_hips.orBetter.B*trial.AVO.2*show.EH*score.hunt.willToHunt.3*sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D*dam.show.EH*someOffspring.trial.AVO.1*inbreeding..5`,
}
const TABLES = ['dog', 'health_statement', 'trial_result', 'show_result'] as const

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes that the process holds inside and outside its heap, once all that nobody uses has gone. */
async function memory(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Everything that searches may keep: facts of each kind, and each order. */
async function allFacts(app: FastifyInstance, { db, pool }: Database): Promise<SearchFacts> {
  const { rows } = await pool.query<{ kind: string }>('select distinct kind from health_statement')
  const facts = new SearchFacts(db)
  for (const table of ['title', 'award', 'register', 'trial', 'show'] as const) await facts.of([table])
  for (const own of ['birth', 'dead', 'height', 'length', 'weight'] as const) await facts.of(['dog', own])
  for (const { kind } of rows) await facts.of(['health', kind])
  for (const sheet of ['hunt', 'water'] as const)
    for (const score of AVERAGED[sheet]) await facts.of(['score', sheet, score])
  for (const sort of DOG_SORTS)
    for (const direction of ['asc', 'desc'] as const)
      await facts.order({ sort, direction }, app.services.live.snapshot)
  return facts
}

async function factsMemory(app: FastifyInstance, database: Database): Promise<number> {
  // What the first reading leaves behind, such as compiled code, is no facts.
  await allFacts(app, database)
  const before = await memory()
  const facts = await allFacts(app, database)
  const bytes = (await memory()) - before
  // Used once more, so that it is not collected before.
  await facts.dogs()
  return bytes
}

interface Benched {
  readonly searches: readonly SearchBench[]
  /** bytes that all facts take */
  readonly memory: number
}

/** Measures a page of searches over the whole club. */
export const benchAdvancedSearch = (): Promise<Benched> =>
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
      const searches: SearchBench[] = []
      for (const [search, textOf] of Object.entries(SEARCHES)) {
        const totals: { dogs: number; total: number }[] = []
        await database.pool.query('update dog set version = version + 1 where id = (select min(id) from dog)')
        const begun = performance.now()
        await answered(app, textOf(-1))
        const first = performance.now() - begun
        const times = await timesOf(async (round) => totals.push(await answered(app, textOf(round))))
        const { dogs, total } = totals.at(-1)!
        searches.push({
          search,
          dogs,
          found: total,
          first,
          median: at(times, 0.5),
          p95: at(times, 0.95),
          ratio: at(times, 0.5) / at(scan, 0.5),
        })
      }
      return { searches, memory: await factsMemory(app, database) }
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

export const searchBenchLines = ({ searches, memory: bytes }: Benched): string[] => [
  ...searches.map(
    ({ search, dogs, found: total, first, median, p95, ratio }) =>
      `search by ${search} among ${dogs.toLocaleString('en')} dogs (${total.toLocaleString('en')} found): median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (≤ 150), the first after a change ${first.toFixed(0)} ms, ${ratio.toFixed(2)} times a bare sequential scan of its tables (≤ 2)`,
  ),
  `facts of every kind in memory: ${(bytes / 2 ** 20).toFixed(1)} MB`,
]
