import type * as z from 'zod'
import type { signinForm } from '#contract/accounts.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { deleteSessionById, insertSession } from '../platform/sessions/sessions.store.ts'
import { newToken } from '../platform/sessions/token.ts'
import { findAccount } from './accounts.service.ts'
import { accountById, accountByName, updateAccount } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { deviceOf } from './device.ts'
import { SIGNIN_FROM, SIGNIN_OF } from './limits.ts'

type Input = z.output<typeof signinForm>

interface SignedInResult {
  readonly account: FullAccount
  readonly token: string
  readonly expiresAt: Date
}

/**
 * The account that user name (or e-mail) and password belong to. Whoever guesses is slowed down for this account from this
 * network, so that a stranger cannot lock the owner out.
 * @throws AppError 401 SIGNIN_FAILED, 422 ACCOUNT_LOCKED or RESET_REQUIRED, 429 TOO_MANY_SIGNINS
 */
export async function checkSignin(reader: Reader, input: Input): Promise<AccountRow> {
  const { attempts, db, hasher, visit } = reader
  // By what was typed, not by the account: otherwise a wait would tell that a user name and an e-mail belong together.
  const guessing = `${input.username.toLowerCase()}\n${visit.network}`
  await attempts.take(SIGNIN_FROM, visit.network)
  await attempts.takeSlowly(SIGNIN_OF, guessing)
  const found = await accountByName(db, input.username)
  const account = found?.demo && !visit.localDemo ? undefined : found
  const fits = await hasher.verify(account?.password_hash, input.password)
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
export async function lockChecked({ db }: Act, checked: AccountRow): Promise<AccountRow> {
  const account = await accountById(db, checked.id, true)
  if (!account || account.password_hash !== checked.password_hash)
    throw new AppError('unauthenticated', 'SIGNIN_FAILED')
  refuseBlocked(account)
  return account
}

/** Begins a session with a fresh token; the one this browser had ends. */
export async function signIn(act: Act, account: AccountRow): Promise<SignedInResult> {
  const { db, at, config, viewer, visit } = act
  const token = newToken()
  const expiresAt = new Date(at.getTime() + config.session.maxMs)
  if (viewer.account) await deleteSessionById(db, viewer.account.id, viewer.account.sessionId)
  await insertSession(db, {
    tokenHash: token.hash,
    accountId: account.id,
    device: deviceOf(visit.userAgent),
    now: at,
    expiresAt,
  })
  await updateAccount(db, account.id, { last_signin_at: at })
  await act.as(account.id).log(['account', account.id], 'SIGNED_IN')
  return { account: await findAccount(act, account.id), token: token.text, expiresAt }
}

/** Ends the viewer's session, if there is one. */
export async function signOut({ db, viewer, log }: Act): Promise<void> {
  const { account } = viewer
  if (!account) return
  await deleteSessionById(db, account.id, account.sessionId)
  await log(['account', account.id], 'SIGNED_OUT')
}
