import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { deleteSessionById } from '../platform/sessions/sessions.store.ts'
import { accountIdOf } from './accounts.policy.ts'

/** Running sessions of an account, newest use first. */
export function sessionsOf(db: Db, accountId: number, now: Date, idleMs: number) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of the own sessions; answers with those that are left. @throws AppError 404 SESSION_NOT_FOUND */
export async function endOwnSession({ now, config }: Services, tx: Db, viewer: Viewer, id: string) {
  const accountId = accountIdOf(viewer)
  if (!(await deleteSessionById(tx, accountId, id))) throw new AppError('notFound', 'SESSION_NOT_FOUND')
  await writeAudit(tx, {
    at: now(),
    by: accountId,
    subject: 'account',
    subjectId: accountId,
    code: 'SESSION_ENDED',
  })
  return {
    current: id === viewer.account?.sessionId,
    sessions: await sessionsOf(tx, accountId, now(), config.session.idleMs),
  }
}
