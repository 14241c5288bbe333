import type { CurrentUser } from '#contract/accounts.ts'
import { alive, getUser } from '#contract/endpoints/accounts.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import { ask } from '../../client/calls.ts'
import { createStore, useStore } from '../../store.ts'

/** Who is signed in; null: nobody; undefined: not known yet. */
export const sessionStore = createStore<CurrentUser | null | undefined>(undefined)

export const useUser = () => useStore(sessionStore)

/** Whether who is signed in has a permission; false as long as it is not known. */
export const useMay = (permission: Permission): boolean =>
  useUser()?.permissions.includes(permission) ?? false

/** Whether a user may do nothing but set up a second factor. */
export const lacksFactor = ({ secondFactor }: CurrentUser): boolean =>
  secondFactor.required && !secondFactor.on

/** A draft of whoever is signed in, or of a visitor. */
export const useOwnDraft = (name: string) => ({ name, owner: useUser()?.username ?? '' })

/** Set while somebody is signed in, for all windows of the browser, so that visitors are not told of an expired session. */
const MARK = 'koirakanta.signedIn'

/**
 * How the device's owner is known: `alive`: by a session; `kept`: by the device alone, as long as the service cannot be asked; `expired`: the
 * service has no session any more, so that signing in is needed before anything is sent.
 */
export const ownerState = createStore<'alive' | 'kept' | 'expired'>('alive')

/** Grows with every sign-in and sign-out, so that answers to earlier requests are ignored. */
let turn = 0

/** Sets the user after a sign-in or a change of details. */
export function setUser(user: CurrentUser) {
  turn += 1
  ownerState.set(() => 'alive')
  sessionStore.set(() => user)
  writeMark(true)
}

export function clearUser() {
  turn += 1
  sessionStore.set(() => null)
  writeMark(false)
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return Boolean(sessionStore.get())
  }
}

function writeMark(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(MARK, 'yes')
    else localStorage.removeItem(MARK)
  } catch {
    // Storage may be forbidden; the memory of this window then has to do.
  }
}

/** Milliseconds after which the service counts as unreachable. */
const TIMEOUT_MS = 4000

/**
 * The liveness check before a navigation, and the user after it (docs/rules/accounts.md#sessions).
 * Never fails: where the service cannot be reached, what is known stays, and the answer is null.
 * @param onExpired called where somebody was signed in and the session is gone
 */
export async function checkSession(onExpired: () => void): Promise<CurrentUser | null> {
  const ownTurn = turn
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { authenticated } = await ask(alive, {}, { signal })
    if (ownTurn !== turn) return sessionStore.get() ?? null
    if (!authenticated) {
      if (wasSignedIn()) onExpired()
      else clearUser()
      return null
    }
    const user = await ask(getUser, {}, { signal })
    if (ownTurn === turn) setUser(user)
    return sessionStore.get() ?? null
  } catch {
    if (ownTurn === turn && sessionStore.get() === undefined) sessionStore.set(() => null)
    return null
  }
}
