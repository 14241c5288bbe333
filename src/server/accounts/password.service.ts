import type * as z from 'zod'
import type { passwordChange } from '#contract/accounts.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { SessionChange } from '../platform/http/changeRoute.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { forgetUnreachable } from '../platform/mail/undelivered.store.ts'
import { refuseLeaked } from '../platform/passwords/leakedPasswords.ts'
import { deleteSessions, replaceToken } from '../platform/sessions/sessions.store.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import { nameValues, PASSWORD_PAGE, SIGNIN_PAGE } from './accountMails.ts'
import { accountByEmail, accountById, updateAccount } from './accounts.store.ts'
import type { AccountRow } from './accounts.types.ts'
import {
  INVITE_LIFETIME,
  PASSWORD_OF,
  RESET_FROM,
  RESET_LIFETIME,
  RESET_ON,
  RESETS_KEPT,
  TOKEN_FROM,
} from './limits.ts'
import { countMail } from './mailCount.ts'
import { deleteOldResets, deleteTokens, insertToken, liveToken } from './tokens.store.ts'

type Input = z.output<typeof passwordChange>

const WRONG = new AppError('refused', 'PASSWORD_WRONG', { oldPassword: 'PASSWORD_WRONG' })

/**
 * Counts a request for a new password; one from a browser that is known to be the owner's only with others from there.
 * @returns whether a mail may be sent
 * @throws AppError 429
 */
export async function countReset(reader: Reader, email: string): Promise<boolean> {
  const { attempts, db, devices, visit } = reader
  const account = await accountByEmail(db, email)
  const device = account && devices.find(visit.device, account)
  if (account && device !== undefined && (await attempts.isWithin(RESET_ON, `${account.id}\n${device}`)))
    return true
  await attempts.take(RESET_FROM, visit.network)
  return countMail(reader, 'reset', email)
}

/**
 * Sends a link that sets a new password, if the address is an account's. Anybody can ask for it, so it kills neither an
 * invitation nor the last few links that were asked for; the first that is used kills all.
 * @returns key of the mail; null also where nothing was sent
 */
export async function sendReset(act: Act, email: string): Promise<string | null> {
  const account = await accountByEmail(act.db, email)
  if (!account || account.locked_at) return null
  // Named in the log, who asks would read in the own data that the address has an account.
  await act.as(null).log(['account', account.id], 'RESET_ASKED')
  return sendPasswordLink(act, account, 'resetPassword')
}

/** Sends a link that sets a password: asked for, with a new account, or because SYSADMIN wants another one. */
export async function sendPasswordLink(
  { db, at, mail }: Act,
  account: AccountRow,
  kind: 'resetPassword' | 'setPassword' | 'passwordForced',
): Promise<string | null> {
  const token = newToken()
  const isReset = kind === 'resetPassword'
  if (isReset) await deleteOldResets(db, account.id, RESET_LIFETIME, RESETS_KEPT - 1)
  else await deleteTokens(db, account.id, 'reset_password')
  const id = await insertToken(db, {
    hash: token.hash,
    accountId: account.id,
    kind: 'reset_password',
    now: at,
    lifetime: isReset ? RESET_LIFETIME : INVITE_LIFETIME,
  })
  return mail({
    thing: `account_token:${id}`,
    kind,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: nameValues(account),
    path: PASSWORD_PAGE,
    token: token.text,
  })
}

/** The user name that a password token is for. @throws AppError 422 TOKEN_INVALID, 429 */
export async function findTokenOwner(reader: Reader, token: string): Promise<string> {
  await reader.attempts.take(TOKEN_FROM, reader.visit.network)
  return (await tokenOwner(reader, token)).username
}

async function tokenOwner({ db, at }: Reader, token: string): Promise<AccountRow> {
  const found = await liveToken(db, hashToken(token), 'reset_password', at)
  const account = found && (await accountById(db, found.account_id, true))
  if (!account || account.locked_at) throw new AppError('refused', 'TOKEN_INVALID')
  return account
}

/**
 * The work before a change: the old password, where it is what allows the change, is checked, and the new one hashed.
 * @throws AppError 400 PASSWORD_LEAKED, 401 SESSION_EXPIRED, 422 PASSWORD_WRONG or TOKEN_INVALID, 429, 503
 */
export async function preparePassword(reader: Reader, input: Input): Promise<string> {
  if (input.token !== undefined) await findTokenOwner(reader, input.token)
  else if (input.oldPassword === undefined) throw WRONG
  else if (!reader.viewer.account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  else await checkOwnPassword(reader, input.oldPassword)
  refuseLeaked(input.password)
  return reader.hasher.hash(input.password)
}

/** Asks for the password again before something that cannot be undone. @throws AppError 422 PASSWORD_WRONG, 429, 503 */
export async function checkOwnPassword(
  { attempts, db, hasher, viewer }: Reader,
  password: string,
): Promise<void> {
  const accountId = accountIdOf(viewer)
  await attempts.takeSlowly(PASSWORD_OF, String(accountId))
  const account = await accountById(db, accountId)
  if (!(await hasher.verify(account?.password_hash, password))) throw WRONG
  await attempts.forgive(PASSWORD_OF, String(accountId))
}

/** The account whose password is changed, locked. @throws AppError 401, 422 TOKEN_INVALID */
export async function findPasswordOwner(act: Act, input: Input): Promise<AccountRow> {
  if (input.token !== undefined) return tokenOwner(act, input.token)
  const { viewer, db } = act
  if (viewer.account?.factorMissing) throw new AppError('forbidden', 'SECOND_FACTOR_REQUIRED')
  const account = viewer.account && (await accountById(db, viewer.account.id, true))
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

interface NewPassword {
  /** of the mail by which it is set; absent: by the old password */
  readonly token?: string | undefined
  readonly passwordHash: string
}

/** Sets a new password and tells the owner. Other sessions end; the own one goes on under another token. */
export async function changePassword(
  act: Act,
  account: AccountRow,
  { token, passwordHash }: NewPassword,
): Promise<SessionChange> {
  const { at, db, devices, viewer, visit } = act
  await updateAccount(db, account.id, { password_hash: passwordHash, reset_required: false })
  await deleteTokens(db, account.id, 'reset_password')
  const keptSession = token === undefined ? viewer.account?.sessionId : undefined
  await deleteSessions(db, account.id, keptSession)
  if (token !== undefined) await forgetUnreachable(db, account.email)
  const changeId = await act.as(account.id).log(['account', account.id], 'PASSWORD_CHANGED')
  await act.mail({
    thing: `audit:${changeId}`,
    kind: 'passwordChanged',
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: nameValues(account),
    path: SIGNIN_PAGE,
  })
  if (!keptSession) return viewer.account?.id === account.id ? 'ended' : undefined
  const { text, hash } = newToken()
  const device = devices.remember(visit.device, { ...account, password_hash: passwordHash })
  return { token: text, expiresAt: await replaceToken(db, keptSession, hash, at), device }
}
