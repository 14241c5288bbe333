import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thinLog } from './thinLog.ts'

const ERROR = 50
const INFO = 30
let written: (readonly unknown[])[] = []
let log: (...args: unknown[]) => void
let logAt: (level: number, ...args: unknown[]) => void
beforeEach(() => {
  vi.useFakeTimers()
  written = []
  const thin = thinLog()
  const write = (...line: unknown[]) => written.push(line)
  logAt = (level, ...args) => Reflect.apply(thin, undefined, [args, write, level])
  log = (...args) => logAt(ERROR, ...args)
})
afterEach(() => {
  vi.useRealTimers()
})

test('writes one line of a kind each second, and tells how many it left out', () => {
  for (let time = 0; time < 1000; time++) log({ call: '/api/user', req: time }, 'unexpected')
  expect(written).toEqual([[{ call: '/api/user', req: 0 }, 'unexpected']])
  vi.advanceTimersByTime(999)
  log({ call: '/api/user' }, 'unexpected')
  expect(written).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(written.slice(1)).toEqual([[{ leftOut: 1000 }, 'unexpected']])
  log({ call: '/api/user' }, 'unexpected')
  vi.advanceTimersByTime(1000)
  expect(written.slice(2)).toEqual([[{ leftOut: 1 }, 'unexpected']])
})

test('writes a line again once its kind has been silent for a second', () => {
  for (let time = 0; time < 3; time++) {
    log('housekeeping')
    vi.advanceTimersByTime(1000)
  }
  expect(written).toEqual([['housekeeping'], ['housekeeping'], ['housekeeping']])
})

test('hides no line of another kind: other words, another call, another error', () => {
  const busy = Object.assign(new Error('busy'), { code: '57014' })
  log({ call: '/api/user' }, 'unexpected')
  log({ call: '/api/user' }, 'busy')
  log({ call: '/api/alive' }, 'unexpected')
  log({ call: '/api/user', err: new TypeError('x') }, 'unexpected')
  log({ call: '/api/user', err: busy }, 'unexpected')
  expect(written).toHaveLength(5)
})

test('writes the line of every request', () => {
  for (let time = 0; time < 3; time++) logAt(INFO, { call: '/api/user' }, 'request')
  expect(written).toHaveLength(3)
})
