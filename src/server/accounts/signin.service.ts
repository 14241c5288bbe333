import type * as z from 'zod'
import type { signinForm } from '#contract/accounts.ts'
import { canonicalName } from '#domain/accounts/canonical.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { takeUntoldFailures } from '../platform/security/events.store.ts'
import { deleteSessionById, insertSession } from '../platform/sessions/sessions.store.ts'
import { newToken } from '../platform/sessions/token.ts'
import { findAccount } from './accounts.service.ts'
import { accountById, accountByName, updateAccount } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { deviceOf } from './device.ts'
import { checkSecondStep } from './secondStep.service.ts'
import { countTry } from './signinTries.ts'

/** With the code of the second step, once it was asked for. */
type Input = z.output<typeof signinForm> & { readonly code?: string }

export interface SignedInResult {
  readonly account: FullAccount
  readonly token: string
  readonly expiresAt: Date
  /** this browser, from now on known to be the owner's */
  readonly device: string
}

/**
 * The account that user name (or e-mail) and password belong to.
 * @throws AppError 401 SIGNIN_FAILED, 422 ACCOUNT_LOCKED, RESET_REQUIRED, SECOND_FACTOR_NEEDED or CODE_WRONG, 429 TOO_MANY_CODES, or as countTry
 */
export async function checkSignin(reader: Reader, input: Input): Promise<AccountRow> {
  const { db, hasher, security, visit } = reader
  const name = canonicalName(input.username)
  const found = await accountByName(db, name)
  const account = found?.demo && !visit.localDemo ? undefined : found
  const owner = account?.id ?? null
  const forgive = await countTry(reader, name, account).catch((refusal: unknown) => {
    security.count('signinRefused', owner)
    throw refusal
  })
  const fits = await hasher.verify(account?.password_hash, input.password)
  if (!account || !fits) {
    security.count('signinFailed', owner)
    throw new AppError('unauthenticated', 'SIGNIN_FAILED')
  }
  await forgive()
  // What failed a moment ago is told at this visit.
  await security.flush()
  refuseBlocked(account)
  await checkSecondStep(reader, account, input.code)
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
  const { db, at, config, devices, viewer, visit } = act
  const token = newToken()
  const expiresAt = new Date(at.getTime() + config.session.maxMs)
  if (viewer.account) await deleteSessionById(db, viewer.account.id, viewer.account.sessionId)
  await insertSession(db, {
    tokenHash: token.hash,
    accountId: account.id,
    device: deviceOf(visit.userAgent),
    now: at,
    expiresAt,
    failedSignins: await takeUntoldFailures(db, account.id),
  })
  await updateAccount(db, account.id, { last_signin_at: at })
  await act.as(account.id).log(['account', account.id], 'SIGNED_IN')
  const device = devices.remember(visit.device, account)
  return { account: await findAccount(act, account.id), token: token.text, expiresAt, device }
}

/** Ends the viewer's session, if there is one. */
export async function signOut({ db, viewer, log }: Act): Promise<void> {
  const { account } = viewer
  if (!account) return
  await deleteSessionById(db, account.id, account.sessionId)
  await log(['account', account.id], 'SIGNED_OUT')
}
