import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

/** What a run says of one file of tests. */
export interface Verdict {
  /** path of the file; empty: the run itself, which ended badly and does not say why */
  readonly file: string
  readonly passed: number
  /** names of the tests that failed; of a file that could not be loaded an empty one */
  readonly failed: readonly string[]
  /** its process died before all its tests had ended: what it says is no verdict */
  readonly cutOff: boolean
}

interface Report {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

const FAILED_RUN: Verdict = { file: '', passed: 0, failed: [''], cutOff: false }

/**
 * The verdicts of a report of Vitest's JSON reporter.
 * @param code exit code of the run that wrote it
 */
export function verdictsOf(report: string, code: number): Verdict[] {
  let results: Report['testResults']
  try {
    results = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults
  } catch {
    return [FAILED_RUN]
  }
  const verdicts = results.map(verdictOf)
  const isExplained = code === 0 || verdicts.some(({ failed, cutOff }) => failed.length > 0 || cutOff)
  return isExplained ? verdicts : [...verdicts, FAILED_RUN]
}

function verdictOf({ name, status, assertionResults }: Report['testResults'][number]): Verdict {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
  const isLoaded = status !== 'failed' || failed.length > 0
  return {
    file: name,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    failed: isLoaded ? failed : [''],
    cutOff:
      assertionResults.some((test) => test.status === 'pending') ||
      // It died while it loaded: a file without tests would have failed.
      (status === 'passed' && assertionResults.length === 0),
  }
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  return {
    passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
    failed: verdicts.reduce((sum, { failed, cutOff }) => sum + failed.length + Number(cutOff), 0),
  }
}

/** More files than this fail by a fault of the code, which no second run mends. */
const MOST_FLAKY = 3

/**
 * The verdicts of a run, and in place of those that may say nothing of the code that of a run of the file by itself: of a file
 * whose process died, and of a few that failed beside hundreds of others, in want of time, say.
 * @param whole false: files that failed are believed
 * @param log is told which files are judged again, and which tests failed only once
 */
export async function judged(
  verdicts: readonly Verdict[],
  { whole, runAlone, log }: Judging,
): Promise<Verdict[]> {
  const failed = verdicts.filter((verdict) => verdict.failed.length > 0 && !verdict.cutOff)
  const isFlaky = whole && failed.length <= MOST_FLAKY && failed.every(({ file }) => file !== '')
  const final: Verdict[] = []
  for (const verdict of verdicts) {
    const again = verdict.cutOff || (isFlaky && failed.includes(verdict))
    final.push(...(again ? await judgedAgain(verdict) : [verdict]))
  }
  return final

  async function judgedAgain({ file, failed, cutOff }: Verdict): Promise<Verdict[]> {
    log(`${cutOff ? 'a process of the tests died' : 'failed'}; once more by itself: ${file}`)
    const second = await runAlone(file)
    const stillFailed = second.flatMap((verdict) => verdict.failed)
    for (const test of failed.filter((name) => !stillFailed.includes(name)))
      log(`FLAKY, failed once and passed by itself: ${file} > ${test}`)
    return second
  }
}

interface Judging {
  readonly whole: boolean
  readonly runAlone: (file: string) => Promise<Verdict[]>
  readonly log: (text: string) => void
}
