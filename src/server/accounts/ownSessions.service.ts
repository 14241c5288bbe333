import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { deleteSessionById, sessionsOf } from '../platform/sessions/sessions.store.ts'

/** The viewer's running sessions, newest use first. */
export function ownSessions({ db, at, config, viewer }: Reader) {
  return sessionsOf(db, accountIdOf(viewer), at, config.session.idleMs)
}

/** Ends one of the own sessions; answers with those that are left. @throws AppError 404 SESSION_NOT_FOUND */
export async function endOwnSession(act: Act, id: string) {
  const accountId = accountIdOf(act.viewer)
  if (!(await deleteSessionById(act.db, accountId, id))) throw new AppError('notFound', 'SESSION_NOT_FOUND')
  await act.log(['account', accountId], 'SESSION_ENDED')
  return { current: id === act.viewer.account?.sessionId, sessions: await ownSessions(act) }
}
