import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { noteProof, provedAtOf } from '../platform/sessions/sessions.store.ts'

/** Milliseconds for which a password counts as just given. */
const PROOF_LIFETIME = 15 * 60_000

/**
 * Refuses what someone at another's open screen, or with a stolen cookie, must not do to the account or to other people, unless the
 * password was given in this session a moment ago. Source: docs/rules/accounts.md#the-password-again.
 * @throws AppError 422 PASSWORD_NEEDED
 */
export async function requireProof({ db, at, viewer }: Reader): Promise<void> {
  const provedAt = viewer.account && (await provedAtOf(db, viewer.account.sessionId))
  if (!provedAt || at.getTime() - provedAt.getTime() > PROOF_LIFETIME)
    throw new AppError('refused', 'PASSWORD_NEEDED')
}

/** Notes that the password has just been given in this session, which goes on under another token. */
export async function noteOwnProof({ db, at, viewer }: Act): Promise<void> {
  if (viewer.account) await noteProof(db, viewer.account.sessionId, at)
}
