import { alive } from '#contract/endpoints/accounts.ts'
import * as mails from '#contract/endpoints/mails.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask, change } from '../../client/calls.ts'

/** The secret of the demo, as the address that the start prints carries it. */
const SECRET = /^#demo=([\w-]{43})$/

/**
 * Takes the demo's secret out of the address bar and exchanges it for a cookie. Where that fails, the sign-in page says how
 * to get a secret that works.
 */
export async function openDemo(): Promise<void> {
  // Pasted over the address of a page that is open, it loads nothing by itself.
  window.addEventListener('hashchange', () => {
    if (SECRET.test(window.location.hash)) window.location.reload()
  })
  const secret = SECRET.exec(window.location.hash)?.[1]
  if (!secret) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  try {
    // Brings the token that a change needs.
    await ask(alive)
    await change(mails.openDemo, { secret })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
