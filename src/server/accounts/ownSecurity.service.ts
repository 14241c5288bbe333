import type { Reader } from '../platform/act.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { securityEventsOf } from '../platform/security/events.store.ts'
import { failedSigninsBefore } from '../platform/sessions/sessions.store.ts'

/** Hours with something to tell that the owner is shown. */
const MOST_ROWS = 50

/** What tells of attacks on the viewer's account, and how many sign-ins failed before this session began. */
export async function findOwnSecurity({ db, security, viewer }: Reader) {
  await security.flush()
  const account = accountIdOf(viewer)
  return {
    failedSignins: await failedSigninsBefore(db, viewer.account!.sessionId),
    rows: await securityEventsOf(db, { account }, MOST_ROWS),
  }
}
