import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta-tally-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tally(report: unknown, code: number) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return tallyOf(file, code)
}

const good = { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }
const bad = {
  name: 'bad.test.ts',
  status: 'failed',
  assertionResults: [{ status: 'passed' }, { status: 'failed' }],
}
const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] }
const cutOff = {
  name: 'cutOff.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed' }, { status: 'pending' }],
}

test('counts what passed and what failed', () => {
  expect(tally({ numPassedTests: 2, numFailedTests: 1, testResults: [good, bad] }, 1)).toEqual({
    passed: 2,
    failed: 1,
    cutOff: [],
  })
})

test('counts a file that could not be loaded as a failure', () => {
  expect(tally({ numPassedTests: 1, numFailedTests: 0, testResults: [good, broken] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    cutOff: [],
  })
})

test('counts a run that ends badly as a failure, even with every test passed', () => {
  expect(tally({ numPassedTests: 1, numFailedTests: 0, testResults: [good] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    cutOff: [],
  })
})

test('names a file whose process died, and does not count it', () => {
  expect(tally({ numPassedTests: 2, numFailedTests: 0, testResults: [good, cutOff] }, 1)).toEqual({
    passed: 2,
    failed: 0,
    cutOff: ['cutOff.test.ts'],
  })
})

test('names a file whose process died while it loaded, and does not count it', () => {
  const unloaded = { name: 'unloaded.test.ts', status: 'passed', assertionResults: [] }
  expect(tally({ numPassedTests: 1, numFailedTests: 0, testResults: [good, unloaded] }, 1)).toEqual({
    passed: 1,
    failed: 0,
    cutOff: ['unloaded.test.ts'],
  })
})

test('counts a run without a report as a failure', () => {
  expect(tallyOf(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, cutOff: [] })
})
