import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../storage.test-helper.ts'
import { rememberPlace, takePlace } from './places.ts'

beforeEach(() => stubStorage('sessionStorage'))
afterEach(() => vi.unstubAllGlobals())

test('returns to a place once', () => {
  rememberPlace('/haku?q=kaiku')
  expect(takePlace()).toBe('/haku?q=kaiku')
  expect(takePlace()).toBeUndefined()
})

test.each(['https://elsewhere.test/', '//elsewhere.test/', 'javascript:alert(1)', ''])(
  '%j is no place of ours',
  (href) => {
    rememberPlace(href)
    expect(takePlace()).toBeUndefined()
  },
)
