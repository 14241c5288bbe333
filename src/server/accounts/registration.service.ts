import type * as z from 'zod'
import type { registration } from '#contract/accounts.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Visit } from '../platform/http/asked.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import type { Services } from '../services.ts'
import { accountByName, deleteTokens, liveToken } from './accounts.store.ts'
import { isUniqueViolation } from './conflicts.service.ts'
import { CONFIRM_LIFETIME, MAIL_TO, REGISTER_FROM, TOKEN_FROM } from './limits.ts'
import {
  isUsernameTaken,
  lockRegistrations,
  replaceRegistration,
  takeRegistration,
} from './registration.store.ts'

type Given = z.output<typeof registration>

const CONFIRM_PAGE = '/vahvista-sahkoposti'
const SIGNIN_PAGE = '/kirjautuminen'

/** The work before a registration: counting and hashing. @throws AppError 429, 503 */
export async function prepareRegistration(
  { attempts, hasher }: Services,
  given: Given,
  visit: Visit,
): Promise<string> {
  await attempts.take(REGISTER_FROM, visit.network)
  await attempts.take(MAIL_TO, given.email.toLowerCase())
  return hasher.hash(given.password)
}

/** @throws AppError 409 USERNAME_TAKEN, whether by an account or by a registration that waits */
export async function refuseTakenUsername({ now }: Services, tx: Db, given: Given): Promise<void> {
  await lockRegistrations(tx)
  if (await isUsernameTaken(tx, given.username, given.email, now()))
    throw new AppError('conflict', 'USERNAME_TAKEN', { username: 'USERNAME_TAKEN' })
}

/**
 * Keeps a registration and sends its mail: a link that confirms it, or, where the address has an account, a word to its
 * owner. Both look the same from outside.
 * @returns key of the mail
 */
export async function register(
  { now, outbox }: Services,
  tx: Db,
  given: Given,
  passwordHash: string,
): Promise<string | null> {
  const at = now()
  const owner = await accountByName(tx, given.email)
  const token = newToken()
  const id = await replaceRegistration(tx, {
    token_hash: owner ? null : token.hash,
    username: given.username,
    email: given.email,
    first_name: given.firstName,
    last_name: given.lastName,
    phone: given.phone,
    membership_number: given.membershipNumber,
    password_hash: passwordHash,
    language: given.language,
    created_at: at,
    expires_at: new Date(at.getTime() + CONFIRM_LIFETIME),
  })
  const mail = { thing: `registration:${id}`, accountId: owner?.id ?? null }
  if (owner) {
    return outbox.queue(tx, {
      ...mail,
      kind: 'alreadyRegistered',
      recipient: owner.email,
      language: owner.language,
      values: { name: owner.first_name, username: owner.username },
      path: SIGNIN_PAGE,
    })
  }
  return outbox.queue(tx, {
    ...mail,
    kind: 'confirmRegistration',
    recipient: given.email,
    language: given.language,
    values: { name: given.firstName, username: given.username },
    path: CONFIRM_PAGE,
    token: token.text,
  })
}

/**
 * Confirms an e-mail address by the token of its mail: makes the account of a registration, or changes the address of one.
 * @throws AppError 422 TOKEN_INVALID, also where the address or the user name has become someone else's meanwhile
 */
export async function confirmEmail(
  services: Services,
  tx: Db,
  token: string,
): Promise<'registered' | 'changed'> {
  const hash = hashToken(token)
  try {
    if (await confirmRegistration(services, tx, hash)) return 'registered'
    if (await confirmChange(services, tx, hash)) return 'changed'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  throw new AppError('refused', 'TOKEN_INVALID')
}

/** Counts a try of a token. @throws AppError 429 */
export function countToken({ attempts }: Services, visit: Visit): Promise<void> {
  return attempts.take(TOKEN_FROM, visit.network)
}

async function confirmRegistration({ now }: Services, tx: Db, hash: Buffer): Promise<boolean> {
  const at = now()
  const found = await takeRegistration(tx, hash, at)
  if (!found) return false
  const { username, email, first_name, last_name, phone, membership_number, password_hash, language } = found
  const { id } = await tx
    .insertInto('account')
    .values({
      username,
      email,
      first_name,
      last_name,
      phone,
      membership_number,
      password_hash,
      language,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit(tx, {
    at,
    by: id,
    subject: 'account',
    subjectId: id,
    code: 'REGISTERED',
    after: {
      username,
      email,
      firstName: first_name,
      lastName: last_name,
      phone,
      membershipNumber: membership_number,
    },
  })
  return true
}

async function confirmChange({ now }: Services, tx: Db, hash: Buffer): Promise<boolean> {
  const at = now()
  const token = await liveToken(tx, hash, 'change_email', at)
  if (!token?.new_email) return false
  const { id, email } = await tx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', token.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('account')
    .set(({ eb }) => ({ email: token.new_email!, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await deleteTokens(tx, id, 'change_email')
  await deleteTokens(tx, id, 'reset_password')
  await writeAudit(tx, {
    at,
    by: id,
    subject: 'account',
    subjectId: id,
    code: 'EMAIL_CHANGED',
    before: { email },
    after: { email: token.new_email },
  })
  return true
}
