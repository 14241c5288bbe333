import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judged, tallyOf, type Verdict, verdictsOf } from './tally.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta-tally-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface File {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

function verdicts(testResults: readonly File[], code: number) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ testResults }))
  return verdictsOf(file, code)
}

const file = (name: string, status: string, ...tests: string[]): File => ({
  name,
  status,
  assertionResults: tests.map((status, place) => ({ status, fullName: `test ${place + 1}` })),
})

const good = file('good.test.ts', 'passed', 'passed')
const bad = file('bad.test.ts', 'failed', 'passed', 'failed')
const broken = file('broken.test.ts', 'failed')
const cutOff = file('cutOff.test.ts', 'passed', 'passed', 'pending')
const skipped = file('skipped.test.ts', 'passed', 'skipped')

test('counts what passed and what failed', () => {
  expect(tallyOf(verdicts([good, bad], 1))).toEqual({ passed: 2, failed: 1 })
})

test('counts neither a skipped test nor its file', () => {
  expect(tallyOf(verdicts([good, skipped], 0))).toEqual({ passed: 1, failed: 0 })
})

test('counts a file that could not be loaded as a failure', () => {
  expect(tallyOf(verdicts([good, broken], 1))).toEqual({ passed: 1, failed: 1 })
})

test('counts a run that ends badly as a failure, even with every test passed', () => {
  expect(tallyOf(verdicts([good], 1))).toEqual({ passed: 1, failed: 1 })
})

test('counts a run without a report as a failure', () => {
  expect(tallyOf(verdictsOf(join(folder, 'none.json'), 0))).toEqual({ passed: 0, failed: 1 })
})

test.each([
  ['among its tests', cutOff],
  ['while it loaded', file('cutOff.test.ts', 'passed')],
])('tells the file whose process died %s', (_, died) => {
  const cut = verdicts([good, died], 1).filter((verdict) => verdict.cutOff)
  expect(cut.map(({ file }) => file)).toEqual(['cutOff.test.ts'])
})

/** Judges these files of a run, of which each gives `second` when it runs by itself. */
async function judge(files: readonly File[], second: File, whole = true) {
  const log = vi.fn<(text: string) => void>()
  const runAlone = vi.fn(async (name: string): Promise<Verdict[]> => verdicts([{ ...second, name }], 0))
  const final = await judged(verdicts(files, 1), { whole, runAlone, log })
  const again = runAlone.mock.calls.map(([name]) => name)
  const flaky = log.mock.calls.flat().filter((text) => text.startsWith('FLAKY'))
  return { tally: tallyOf(final), again, flaky }
}

test('judges a file whose process died by a run of its own', async () => {
  const { tally, again } = await judge([good, cutOff], file('', 'passed', 'passed', 'passed'), false)
  expect(again).toEqual(['cutOff.test.ts'])
  expect(tally).toEqual({ passed: 3, failed: 0 })
})

test('counts a file whose process dies twice as a failure', async () => {
  expect((await judge([good, cutOff], cutOff)).tally).toEqual({ passed: 2, failed: 1 })
})

test('judges a file that failed by a run of its own, and names what failed only once', async () => {
  const { tally, again, flaky } = await judge([good, bad], file('', 'passed', 'passed', 'passed'))
  expect(again).toEqual(['bad.test.ts'])
  expect(tally).toEqual({ passed: 3, failed: 0 })
  expect(flaky).toEqual(['FLAKY, failed once and passed by itself: bad.test.ts > test 2'])
})

test('counts what fails twice', async () => {
  const { tally, flaky } = await judge([good, bad], bad)
  expect(tally).toEqual({ passed: 2, failed: 1 })
  expect(flaky).toEqual([])
})

test('believes a file that failed where only some files were asked for', async () => {
  const { tally, again } = await judge([good, bad], good, false)
  expect(again).toEqual([])
  expect(tally).toEqual({ passed: 2, failed: 1 })
})

test('believes many files that failed', async () => {
  const many = [1, 2, 3, 4].map((number) => ({ ...bad, name: `bad${number}.test.ts` }))
  const { tally, again } = await judge(many, good)
  expect(again).toEqual([])
  expect(tally).toEqual({ passed: 4, failed: 4 })
})

test('believes a run that ended badly', async () => {
  const final = await judged(verdicts([good], 1), {
    whole: true,
    runAlone: async () => [],
    log: () => {},
  })
  expect(tallyOf(final)).toEqual({ passed: 1, failed: 1 })
})
