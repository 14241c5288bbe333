import type { FastifyInstance } from 'fastify'
import { deleteStaleRegistrations } from './accounts/registration.store.ts'
import { deleteStaleTokens } from './accounts/tokens.store.ts'
import { forgetPedigreeChanges } from './genetics/changes.store.ts'
import { forgetSolutions } from './platform/captcha/captcha.store.ts'
import type { Db } from './platform/database.ts'
import { forgetAttempts } from './platform/limits/attempts.store.ts'
import { deleteEnded } from './platform/sessions/sessions.store.ts'

/** Milliseconds between two rounds. */
const EVERY = 3_600_000

/** Removes now and again what has become worthless by itself: ended sessions, old tokens, registrations, counts. */
export function startHousekeeping(app: FastifyInstance, db: Db, now: () => Date, idleMs: number): void {
  const round = () =>
    tidyUp(db, now(), idleMs).catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping'))
  const timer = setInterval(round, EVERY)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Days after which a note of a changed pedigree is forgotten; every copy of the service has long seen it. */
const PEDIGREE_NOTE_DAYS = 30

/** One round of it. */
export async function tidyUp(db: Db, now: Date, idleMs: number): Promise<void> {
  await deleteEnded(db, now, idleMs)
  await deleteStaleTokens(db, now)
  await deleteStaleRegistrations(db, now)
  await forgetAttempts(db, now)
  await forgetSolutions(db, now)
  await forgetPedigreeChanges(db, new Date(now.getTime() - PEDIGREE_NOTE_DAYS * 86_400_000))
}
