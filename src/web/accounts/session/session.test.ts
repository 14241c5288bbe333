import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { stubStorage } from '../../storage.test-helper.ts'
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

test('loads the user of a living session', async () => {
  service({ '/api/alive/': { authenticated: true }, '/api/user': user })
  await expect(checkSession(expired)).resolves.toEqual(user)
  expect(sessionStore.get()).toEqual(user)
  expect(wasSignedIn()).toBe(true)
})

test('reports an expired session to someone who was signed in, not to a visitor', async () => {
  service({ '/api/alive/': { authenticated: false } })
  await checkSession(expired)
  expect(expired).not.toHaveBeenCalled()
  setUser(user)
  await checkSession(expired)
  expect(expired).toHaveBeenCalledTimes(1)
})

test('keeps the user and fails nobody without a network', async () => {
  setUser(user)
  service({})
  await expect(checkSession(expired)).resolves.toBeNull()
  expect(sessionStore.get()).toEqual(user)
  expect(expired).not.toHaveBeenCalled()
})

test('does not sign in again by an answer asked for before signing out', async () => {
  setUser(user)
  service({ '/api/alive/': { authenticated: true }, '/api/user': user })
  const asked = checkSession(expired)
  clearUser()
  await asked
  expect(sessionStore.get()).toBeNull()
  expect(wasSignedIn()).toBe(false)
})
