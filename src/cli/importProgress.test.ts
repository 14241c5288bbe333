import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { groupThousands, importProgress, progressLine } from './importProgress.ts'
import type { Io } from './io.ts'

const reading = (done: number, rows: number) => ({ phase: 'read', done, total: 1000, rows }) as const

test('shows share, rate and time left in one line', () => {
  expect(progressLine(reading(250, 50_000), 2000)).toBe('Reading 25 %, 25 000 rows/s, 6 s left')
  expect(progressLine({ phase: 'dog', done: 90, total: 100, rows: 100 }, 900_000)).toBe(
    'Writing dogs 90 %, 0 rows/s, 2 min left',
  )
  expect(progressLine(reading(1000, 80), 0)).toBe('Reading 100 %')
})

test('groups thousands', () => {
  expect([7, 999, 1000, 17_522, 1_000_000].map(groupThousands)).toEqual([
    '7',
    '999',
    '1 000',
    '17 522',
    '1 000 000',
  ])
})

function shownOn(terminal: boolean, moments: readonly [number, number][]): string {
  const stderr = new PassThrough()
  let now = 0
  const io = { stderr: Object.assign(stderr, { isTTY: terminal }) } as unknown as Pick<Io, 'stderr'>
  const progress = importProgress(io, () => now)
  for (const [time, done] of moments) {
    now = time
    progress.show(reading(done, done))
  }
  progress.end()
  return String(stderr.read() ?? '')
}

test('writes a line every five seconds where there is no terminal', () => {
  const moments: [number, number][] = Array.from({ length: 13 }, (_, second) => [second * 1000, second * 10])
  expect(shownOn(false, moments)).toBe(
    'Reading 5 %, 10 rows/s, 2 min left\nReading 10 %, 10 rows/s, 2 min left\n',
  )
  expect(
    shownOn(false, [
      [0, 0],
      [1000, 1000],
    ]),
  ).toBe('')
})

test('times a phase from the end of the one before', () => {
  const stderr = new PassThrough()
  let now = 0
  const io = { stderr: Object.assign(stderr, { isTTY: true }) } as unknown as Pick<Io, 'stderr'>
  const progress = importProgress(io, () => now)
  now = 1000
  progress.show(reading(1000, 500))
  now = 3000
  progress.show({ phase: 'dog', done: 50, total: 100, rows: 500 })
  expect(String(stderr.read())).toContain('Writing dogs 50 %, 25 rows/s, 2 s left')
})

test('redraws one line on a terminal, and removes it at last', () => {
  const shown = shownOn(true, [
    [0, 0],
    [100, 1],
    [400, 500],
    [800, 1000],
  ])
  expect(shown.split('\r').map((line) => line.replace('\u001b[K', ''))).toEqual([
    '',
    'Reading 0 %',
    'Reading 50 %, 1 250 rows/s, 1 s left',
    'Reading 100 %, 1 250 rows/s',
    '',
  ])
})
