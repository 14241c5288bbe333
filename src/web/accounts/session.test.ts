import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { stubStorage } from '../storage.test-helper.ts'
import { checkSession, clearUser, sessionStore, setUser, wasSignedIn } from './session.ts'

const user = { username: 'jasen' } as CurrentUser
const expired = vi.fn()

/** Answers `/api/alive/` and `/api/user`; a missing one is a lost network. */
function service(answers: Partial<Record<string, object>>) {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address]
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer))
  })
}

beforeEach(() => {
  stubStorage('localStorage')
  clearUser()
  expired.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('a living session brings its user', async () => {
  service({ '/api/alive/': { authenticated: true }, '/api/user': user })
  await expect(checkSession(expired)).resolves.toEqual(user)
  expect(sessionStore.get()).toEqual(user)
  expect(wasSignedIn()).toBe(true)
})

test('expired is said to someone who was signed in, not to a visitor', async () => {
  service({ '/api/alive/': { authenticated: false } })
  await checkSession(expired)
  expect(expired).not.toHaveBeenCalled()
  setUser(user)
  await checkSession(expired)
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a lost network leaves the user as it was and fails nobody', async () => {
  setUser(user)
  service({})
  await expect(checkSession(expired)).resolves.toBeNull()
  expect(sessionStore.get()).toEqual(user)
  expect(expired).not.toHaveBeenCalled()
})

test('an answer that was asked for before signing out does not sign in again', async () => {
  setUser(user)
  service({ '/api/alive/': { authenticated: true }, '/api/user': user })
  const asked = checkSession(expired)
  clearUser()
  await asked
  expect(sessionStore.get()).toBeNull()
  expect(wasSignedIn()).toBe(false)
})
