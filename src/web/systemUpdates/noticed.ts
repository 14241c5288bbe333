import { isSessionTold, TOLD_IN_SESSION } from './told.ts'

/** Days for which an update counts as newly published. */
const NEW_DAYS = 14
const DAY_MS = 86_400_000

const CLOSED = 'koirakanta.updateClosed'

interface Published {
  readonly id: number
  readonly publishedAt: string
}

/** Whether to tell of an update: a new one, not told in this session of the browser, nor ever closed in it. */
export function isToBeTold({ id, publishedAt }: Published, now: Date): boolean {
  try {
    const age = now.getTime() - Date.parse(publishedAt)
    return age < NEW_DAYS * DAY_MS && !isSessionTold() && localStorage.getItem(CLOSED) !== String(id)
  } catch {
    // A browser that keeps nothing would be told on every page.
    return false
  }
}

/** Remembers that this session has been told. */
export const rememberTold = ({ id }: Published): void => keep(() => sessionStorage, TOLD_IN_SESSION, id)

/** Remembers for later sessions that it has been read. */
export const rememberClosed = ({ id }: Published): void => keep(() => localStorage, CLOSED, id)

function keep(storage: () => Storage, key: string, id: number): void {
  try {
    storage().setItem(key, String(id))
  } catch {
    // The browser keeps nothing.
  }
}
