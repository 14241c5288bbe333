import type * as z from 'zod'
import type { passwordChange } from '#contract/accounts.ts'
import type { Visit } from '../platform/act.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { SessionChange } from '../platform/http/changeRoute.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { deleteSessions, replaceToken } from '../platform/sessions/sessions.store.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import {
  accountById,
  accountByName,
  deleteOldResets,
  deleteTokens,
  insertToken,
  liveToken,
  setPassword,
} from './accounts.store.ts'
import type { AccountRow } from './accounts.types.ts'
import {
  INVITE_LIFETIME,
  PASSWORD_OF,
  RESET_FROM,
  RESET_LIFETIME,
  RESETS_KEPT,
  TOKEN_FROM,
} from './limits.ts'
import { countMail } from './mailCount.ts'

type Given = z.output<typeof passwordChange>

const PASSWORD_PAGE = '/vaihda-salasana'
const SIGNIN_PAGE = '/kirjautuminen'
const WRONG = new AppError('refused', 'PASSWORD_WRONG', { oldPassword: 'PASSWORD_WRONG' })

/** Counts a request for a new password. @returns whether a mail may be sent @throws AppError 429 */
export async function countReset(services: Services, email: string, visit: Visit): Promise<boolean> {
  await services.attempts.take(RESET_FROM, visit.network)
  return countMail(services, email, visit.network)
}

/**
 * Sends a link that sets a new password, if the address is an account's. Anybody can ask for it, so it kills neither an
 * invitation nor the last few links that were asked for; the first that is used kills all.
 * @returns key of the mail; null also where nothing was sent
 */
export async function sendReset(services: Services, tx: Db, email: string): Promise<string | null> {
  const account = await accountByName(tx, email)
  if (!account || account.locked_at) return null
  await writeAudit(tx, {
    at: services.now(),
    by: null,
    subject: 'account',
    subjectId: account.id,
    code: 'RESET_ASKED',
  })
  return sendPasswordLink(services, tx, account, 'resetPassword')
}

/** Sends a link that sets a password: asked for, with a new account, or because SYSADMIN wants another one. */
export async function sendPasswordLink(
  { now, outbox }: Services,
  tx: Db,
  account: AccountRow,
  kind: 'resetPassword' | 'setPassword' | 'passwordForced',
): Promise<string | null> {
  const token = newToken()
  const asked = kind === 'resetPassword'
  if (asked) await deleteOldResets(tx, account.id, RESET_LIFETIME, RESETS_KEPT - 1)
  else await deleteTokens(tx, account.id, 'reset_password')
  const id = await insertToken(tx, {
    hash: token.hash,
    accountId: account.id,
    kind: 'reset_password',
    now: now(),
    lifetime: asked ? RESET_LIFETIME : INVITE_LIFETIME,
  })
  return outbox.queue(tx, {
    thing: `account_token:${id}`,
    kind,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: { name: account.first_name, username: account.username },
    path: PASSWORD_PAGE,
    token: token.text,
  })
}

/** The user name that a password token is for. @throws AppError 422 TOKEN_INVALID, 429 */
export async function findTokenOwner(
  { attempts, db, now }: Services,
  token: string,
  visit: Visit,
): Promise<string> {
  await attempts.take(TOKEN_FROM, visit.network)
  return (await tokenOwner(db, token, now())).username
}

async function tokenOwner(db: Db, token: string, now: Date): Promise<AccountRow> {
  const found = await liveToken(db, hashToken(token), 'reset_password', now)
  const account = found && (await accountById(db, found.account_id, true))
  if (!account || account.locked_at) throw new AppError('refused', 'TOKEN_INVALID')
  return account
}

/**
 * The work before a change: the old password, where it is what allows the change, is checked, and the new one hashed.
 * @throws AppError 401 SESSION_EXPIRED, 422 PASSWORD_WRONG or TOKEN_INVALID, 429, 503
 */
export async function preparePassword(
  services: Services,
  given: Given,
  viewer: Viewer,
  visit: Visit,
): Promise<string> {
  if (given.token !== undefined) await findTokenOwner(services, given.token, visit)
  else if (given.oldPassword === undefined) throw WRONG
  else if (!viewer.account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  else await checkOwnPassword(services, viewer.account.id, given.oldPassword)
  return services.hasher.hash(given.password)
}

/** Asks for the password again before something that cannot be undone. @throws AppError 422 PASSWORD_WRONG, 429, 503 */
export async function checkOwnPassword(
  { attempts, db, hasher }: Services,
  accountId: number,
  password: string,
): Promise<void> {
  await attempts.takeSlowly(PASSWORD_OF, String(accountId))
  const account = await accountById(db, accountId)
  if (!(await hasher.verify(account?.password_hash, password))) throw WRONG
  await attempts.forgive(PASSWORD_OF, String(accountId))
}

/** The account whose password is changed, locked. @throws AppError 401, 422 TOKEN_INVALID */
export async function findPasswordOwner(
  { now }: Services,
  tx: Db,
  given: Given,
  viewer: Viewer,
): Promise<AccountRow> {
  if (given.token !== undefined) return tokenOwner(tx, given.token, now())
  const account = viewer.account && (await accountById(tx, viewer.account.id, true))
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

/** Sets a new password and tells the owner. Other sessions end; the own one goes on under another token. */
export async function changePassword(
  { now, outbox }: Services,
  tx: Db,
  account: AccountRow,
  hash: string,
  viewer: Viewer,
  byToken: boolean,
): Promise<SessionChange> {
  const at = now()
  await setPassword(tx, account.id, hash)
  const kept = byToken ? undefined : viewer.account?.sessionId
  await deleteSessions(tx, account.id, kept)
  const audit = { at, by: account.id, subject: 'account', subjectId: account.id } as const
  const changeId = await writeAudit(tx, { ...audit, code: 'PASSWORD_CHANGED' })
  await outbox.queue(tx, {
    thing: `audit:${changeId}`,
    kind: 'passwordChanged',
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: { name: account.first_name, username: account.username },
    path: SIGNIN_PAGE,
  })
  if (!kept) return viewer.account?.id === account.id ? 'ended' : undefined
  const token = newToken()
  return { token: token.text, expiresAt: await replaceToken(tx, kept, token.hash) }
}
