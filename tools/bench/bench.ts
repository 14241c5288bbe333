import { benchAdvancedSearch, searchBenchLines } from './advancedSearch.ts'
import { analysisBenchLines, benchAnalyses } from './analyses.ts'
import { attackBenchLines, benchAttack } from './attack.ts'
import { benchCopies, copiesBenchLines } from './copies.ts'
import { benchDoubles, doubleBenchLines } from './doubles.ts'
import { benchEntries, entryBenchLines } from './entries.ts'
import { benchGenetics, describeGenetics } from './genetics.ts'
import { benchImport, importBenchLines } from './import.ts'
import { benchPages } from './pages.ts'
import { benchService, serviceBenchLines } from './service.ts'
import { benchSessions, sessionBenchLines } from './sessions.ts'
import { benchStandbyReads, standbyBenchLines } from './standbyReads.ts'
import { benchTrials, trialBenchLines } from './trials.ts'
import { benchUpdates, updateBenchLines } from './updates.ts'

const MILLION = 1_000_000
/** Rows of each file: `BENCH_ROWS=1000000` takes the better part of an hour. */
const UPDATE_ROWS = Number(process.env.BENCH_ROWS ?? 100_000)

type Log = (line: string) => void

/** The parts of the bench; each measures its own baseline in the same run and returns its figures as lines of text, or tells them as they come. */
const PARTS: Readonly<Record<string, (log: Log) => Promise<string[]>>> = {
  genetics: async () => describeGenetics(benchGenetics()),
  sessions: async () => sessionBenchLines(await benchSessions()),
  service: async () => serviceBenchLines(await benchService()),
  advancedSearch: async () => searchBenchLines(await benchAdvancedSearch()),
  analyses: async () => analysisBenchLines(await benchAnalyses()),
  doubles: async () => doubleBenchLines(await benchDoubles()),
  entries: async () => entryBenchLines(await benchEntries()),
  trials: async () => trialBenchLines(await benchTrials()),
  attack: async () => attackBenchLines(await benchAttack()),
  copies: async () => copiesBenchLines(await benchCopies()),
  standbyReads: async () => standbyBenchLines(await benchStandbyReads()),
  import: async () => importBenchLines(await benchImport(Number(process.env.BENCH_DOGS ?? MILLION))),
  updates: async () => updateBenchLines(await benchUpdates(UPDATE_ROWS)),
  async pages(log) {
    await benchPages(log)
    return []
  },
}

/**
 * Runs the named parts of the bench, or all, and tells their figures.
 * @throws RangeError for a part that does not exist
 */
export async function runBench(names: readonly string[], log: Log): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
  if (unknown)
    throw new RangeError(`there is no bench "${unknown}": choose of ${Object.keys(PARTS).join(', ')}`)
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    log(`\n# ${name}`)
    for (const line of (await PARTS[name]?.(log)) ?? []) log(line)
  }
}
