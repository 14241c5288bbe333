import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testStorage.ts'
import { forgetDraft, forgetDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => stubStorage('sessionStorage'))
afterEach(() => vi.unstubAllGlobals())

test('what was typed comes back to its writer only, and without passwords', () => {
  writeDraft('profile', 'jasen', { phone: '040', oldPassword: 'salaisuus', passwordAgain: 'x' })
  expect(readDraft('profile', 'jasen')).toEqual({ phone: '040' })
  expect(readDraft('profile', 'toinen')).toBeUndefined()
  expect(readDraft('register', 'jasen')).toBeUndefined()
})

test('it is forgotten one by one and all at once', () => {
  writeDraft('a', '', { x: 1 })
  writeDraft('b', '', { x: 2 })
  forgetDraft('a')
  expect(readDraft('a', '')).toBeUndefined()
  expect(readDraft('b', '')).toEqual({ x: 2 })
  forgetDrafts()
  expect(readDraft('b', '')).toBeUndefined()
})

test('without storage nothing is kept and nothing fails', () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('sessionStorage', undefined)
  writeDraft('a', '', { x: 1 })
  expect(readDraft('a', '')).toBeUndefined()
  forgetDrafts()
})
