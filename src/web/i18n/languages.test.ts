import { afterEach, expect, test, vi } from 'vitest'
import { rememberLanguage, startLanguage } from './languages.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStored(items: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
}

test('the address decides, then what is remembered, then Finnish', () => {
  stubStored(new Map())
  expect(startLanguage('')).toBe('fi')
  expect(startLanguage('?lang=sv')).toBe('sv')
  rememberLanguage('en')
  expect(startLanguage('')).toBe('en')
  expect(startLanguage('?lang=sv')).toBe('sv')
  expect(startLanguage('?lang=de')).toBe('en')
})

test('a browser that forbids storage still has a language', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(startLanguage('')).toBe('fi')
  expect(() => rememberLanguage('sv')).not.toThrow()
})
