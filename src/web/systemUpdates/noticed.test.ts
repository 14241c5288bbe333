import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isToBeTold, rememberClosed, rememberTold } from './noticed.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const fresh = { id: 7, publishedAt: '2026-05-16T12:00:00Z' }

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}
const newSession = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  newSession()
})
afterEach(() => vi.unstubAllGlobals())

test('tells of an update for two weeks', () => {
  expect(isToBeTold(fresh, NOW)).toBe(true)
  expect(isToBeTold({ ...fresh, publishedAt: '2026-05-03T12:00:01Z' }, NOW)).toBe(true)
  expect(isToBeTold({ ...fresh, publishedAt: '2026-05-03T12:00:00Z' }, NOW)).toBe(false)
})

test('tells once in a session, and again in the next until it is closed', () => {
  rememberTold(fresh)
  expect(isToBeTold(fresh, NOW)).toBe(false)
  newSession()
  expect(isToBeTold(fresh, NOW)).toBe(true)
  rememberClosed(fresh)
  expect(isToBeTold(fresh, NOW)).toBe(false)
  expect(isToBeTold({ ...fresh, id: 8 }, NOW)).toBe(true)
})

test('tells nothing where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberTold(fresh)
  rememberClosed(fresh)
  expect(isToBeTold(fresh, NOW)).toBe(false)
})
