import { afterEach, expect, test, vi } from 'vitest'
import { rememberLanguage, startLanguage } from './languages.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStored(items: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
}

test('takes the language from the address, then from the storage, then Finnish', () => {
  stubStored(new Map())
  expect(startLanguage('')).toBe('fi')
  expect(startLanguage('?lang=sv')).toBe('sv')
  rememberLanguage('en')
  expect(startLanguage('')).toBe('en')
  expect(startLanguage('?lang=sv')).toBe('sv')
  expect(startLanguage('?lang=de')).toBe('en')
})

test('has a language in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(startLanguage('')).toBe('fi')
  expect(() => rememberLanguage('sv')).not.toThrow()
})
