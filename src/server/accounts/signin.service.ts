import type * as z from 'zod'
import type { signinForm } from '#contract/accounts.ts'
import type { Visit } from '../platform/act.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { deleteSessionById, insertSession } from '../platform/sessions/sessions.store.ts'
import { newToken } from '../platform/sessions/token.ts'
import { accountById, accountByName, fullAccount } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { deviceOf } from './device.ts'
import { SIGNIN_FROM, SIGNIN_OF } from './limits.ts'

type Given = z.output<typeof signinForm>

export interface SignedInResult {
  readonly account: FullAccount
  readonly token: string
  readonly expiresAt: Date
}

/**
 * The account that user name (or e-mail) and password belong to. Whoever guesses is slowed down for this account from this
 * network, so that a stranger cannot lock the owner out.
 * @throws AppError 401 SIGNIN_FAILED, 422 ACCOUNT_LOCKED or RESET_REQUIRED, 429 TOO_MANY_SIGNINS
 */
export async function checkSignin(services: Services, given: Given, visit: Visit): Promise<AccountRow> {
  const { attempts, db, hasher } = services
  // By what was typed, not by the account: otherwise a wait would tell that a user name and an e-mail belong together.
  const guessing = `${given.username.toLowerCase()}\n${visit.network}`
  await attempts.take(SIGNIN_FROM, visit.network)
  await attempts.takeSlowly(SIGNIN_OF, guessing)
  const found = await accountByName(db, given.username)
  const account = found?.demo && !visit.localDemo ? undefined : found
  const fits = await hasher.verify(account?.password_hash, given.password)
  if (!account || !fits) throw new AppError('unauthenticated', 'SIGNIN_FAILED')
  await attempts.forgive(SIGNIN_OF, guessing)
  await attempts.giveBack(SIGNIN_FROM, visit.network)
  refuseBlocked(account)
  return account
}

function refuseBlocked(account: AccountRow): void {
  if (account.locked_at) throw new AppError('refused', 'ACCOUNT_LOCKED')
  if (account.reset_required) throw new AppError('refused', 'RESET_REQUIRED')
}

/** The account as it is now, locked, if nothing has changed since its password was checked. @throws AppError as checkSignin */
export async function lockChecked(tx: Db, checked: AccountRow): Promise<AccountRow> {
  const account = await accountById(tx, checked.id, true)
  if (!account || account.password_hash !== checked.password_hash)
    throw new AppError('unauthenticated', 'SIGNIN_FAILED')
  refuseBlocked(account)
  return account
}

/** Begins a session with a fresh token; the one this browser had ends. */
export async function signIn(
  { now, config }: Services,
  tx: Db,
  account: AccountRow,
  visit: Visit,
  viewer: Viewer,
): Promise<SignedInResult> {
  const at = now()
  const token = newToken()
  const expiresAt = new Date(at.getTime() + config.session.maxMs)
  if (viewer.account) await deleteSessionById(tx, viewer.account.id, viewer.account.sessionId)
  await insertSession(tx, {
    tokenHash: token.hash,
    accountId: account.id,
    device: deviceOf(visit.userAgent),
    now: at,
    expiresAt,
  })
  await tx.updateTable('account').set({ last_signin_at: at }).where('id', '=', account.id).execute()
  await writeAudit(tx, { at, by: account.id, subject: 'account', subjectId: account.id, code: 'SIGNED_IN' })
  return { account: (await fullAccount(tx, account.id, at))!, token: token.text, expiresAt }
}

/** Ends the viewer's session, if there is one. */
export async function signOut({ now }: Services, tx: Db, { account }: Viewer): Promise<void> {
  if (!account) return
  await deleteSessionById(tx, account.id, account.sessionId)
  await writeAudit(tx, {
    at: now(),
    by: account.id,
    subject: 'account',
    subjectId: account.id,
    code: 'SIGNED_OUT',
  })
}
