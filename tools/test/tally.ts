import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

export interface RunTally extends Tally {
  /** files whose process died before all their tests had ended: they have no verdict */
  cutOff: string[]
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts a report of Vitest's JSON reporter. A file that could not run, and a run that ended badly without a failed test or a file cut off, count as one failure each.
 * @param code exit code of the run that wrote it
 */
export function tallyOf(file: string, code: number): RunTally {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { passed: 0, failed: 1, cutOff: [] }
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const cutOff = report.testResults.filter(
    ({ status, assertionResults }) =>
      assertionResults.some((assertion) => assertion.status === 'pending') ||
      // It died while it loaded: a file without tests would have failed.
      (status === 'passed' && assertionResults.length === 0),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && cutOff.length === 0 && code !== 0 ? 1 : failed,
    cutOff: cutOff.map(({ name }) => name),
  }
}
