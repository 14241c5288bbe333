import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../storage.test-helper.ts'
import { forgetDraft, forgetDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => stubStorage('sessionStorage'))
afterEach(() => vi.unstubAllGlobals())

test('gives a draft to its writer only, without passwords', () => {
  writeDraft('profile', 'jasen', {
    values: { phone: '040', oldPassword: 'salaisuus', passwordAgain: 'x' },
    base: { phone: '', oldPassword: 'y' },
  })
  expect(readDraft('profile', 'jasen')).toEqual({ values: { phone: '040' }, base: { phone: '' } })
  expect(readDraft('profile', 'toinen')).toBeUndefined()
  expect(readDraft('register', 'jasen')).toBeUndefined()
})

test('reads a draft from before an update, with or without its base, and no invalid one', () => {
  sessionStorage.setItem('koirakanta.draft.profile', '{"owner":"jasen","values":{"phone":"040"}}')
  expect(readDraft('profile', 'jasen')).toEqual({ values: { phone: '040' }, base: {} })
  sessionStorage.setItem('koirakanta.draft.profile', '{"owner":"jasen","values":{"a":2},"began":{"a":1}}')
  expect(readDraft('profile', 'jasen')).toEqual({ values: { a: 2 }, base: { a: 1 } })
  for (const text of ['{"owner":"jasen"}', '"jasen"', 'null', '[', '{"owner":"jasen","values":[1]}']) {
    sessionStorage.setItem('koirakanta.draft.profile', text)
    expect(readDraft('profile', 'jasen'), text).toBeUndefined()
  }
})

test('forgets drafts one by one and all at once', () => {
  writeDraft('a', '', { values: { x: 1 }, base: {} })
  writeDraft('b', '', { values: { x: 2 }, base: {} })
  forgetDraft('a')
  expect(readDraft('a', '')).toBeUndefined()
  expect(readDraft('b', '')).toEqual({ values: { x: 2 }, base: {} })
  forgetDrafts()
  expect(readDraft('b', '')).toBeUndefined()
})

test('keeps nothing and does not fail without storage', () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('sessionStorage', undefined)
  writeDraft('a', '', { values: { x: 1 }, base: {} })
  expect(readDraft('a', '')).toBeUndefined()
  forgetDrafts()
})
