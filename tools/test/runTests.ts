import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILE_CACHE, inProject } from '#cli/project.ts'
import { CHECKER_NAMES, type Checker, runChecker, runNode } from './checkers.ts'
import { provideChromium } from './chromium.ts'
import { isSoak } from './soak.ts'
import { judged, type Tally, tallyOf, type Verdict, verdictsOf } from './tally.ts'

type Log = (text: string) => void

/**
 * Runs the checkers and the tests, and says as the last line how many passed and failed.
 *
 * @param filters words of which a test file's path must hold one, or names of projects (unit, server, e2e); with any,
 *   only tests run
 * @param browser false leaves the journeys in the browser out
 * @returns the exit code
 */
export async function runTests(filters: string[], browser: boolean, log: Log): Promise<number> {
  const tallies: Tally[] = []
  if (filters.length === 0) tallies.push(...(await Promise.all(CHECKER_NAMES.map(checked))))
  tallies.push(await vitest(filters, browser, log))
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0

  async function checked(name: Checker): Promise<Tally> {
    log(`${name} ...`)
    const ok = (await runChecker(name)) === 0
    if (!ok) log(`${name} failed`)
    return { passed: Number(ok), failed: Number(!ok) }
  }
}

const vitestCommand = [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run']

async function vitest(filters: string[], browser: boolean, log: Log): Promise<Tally> {
  const projects = browser ? ['unit', 'server', 'e2e'] : ['unit', 'server']
  const named = projects.filter((project) => filters.includes(project))
  const chosen = named.length > 0 ? named : projects
  if (chosen.includes('e2e')) process.env.CHROMIUM_PATH = provideChromium(log)
  const options = chosen.map((project) => `--project=${project}`)
  const runAlone = (file: string) => vitestRun([...options, file])
  const files = filters.filter((filter) => !projects.includes(filter))
  const verdicts = await vitestRun([...options, ...files])
  return tallyOf(await judged(verdicts, { whole: files.length === 0, runAlone, log }))
}

async function vitestRun(options: readonly string[]): Promise<Verdict[]> {
  // Threads and processes that tests start compile the same sources many times.
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE
  const folder = mkdtempSync(join(tmpdir(), 'koirakanta-report-'))
  try {
    const report = join(folder, 'report.json')
    // A soak is long: it tells each test as it ends.
    const reporters = [
      `--reporter=${isSoak() ? 'verbose' : 'default'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    return verdictsOf(report, await runNode([...vitestCommand, ...reporters, ...options]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
