import { afterEach, expect, test, vi } from 'vitest'
import { lastVisit } from './lastVisit.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  }
}

test('has no visit before the first; a later one knows it through the session', () => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  expect(lastVisit('2026-05-01')).toBeNull()
  expect(lastVisit('2026-05-01')).toBeNull()
  vi.stubGlobal('sessionStorage', storage())
  expect(lastVisit('2026-05-17')).toBe('2026-05-01')
  expect(lastVisit('2026-05-18')).toBe('2026-05-01')
})

test('has no visit before in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(lastVisit('2026-05-01')).toBeNull()
})
