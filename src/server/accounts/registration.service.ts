import type * as z from 'zod'
import type { registration } from '#contract/accounts.ts'
import { formatMoment } from '#domain/moments.ts'
import type { Visit } from '../platform/act.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'
import { accountById, accountByName, deleteTokens, liveToken } from './accounts.store.ts'
import { isUniqueViolation } from './conflicts.service.ts'
import { CONFIRM_LIFETIME, CONFIRM_OF, REGISTER_FROM, TOKEN_FROM } from './limits.ts'
import { countMail } from './mailCount.ts'
import {
  insertRegistration,
  isUsernameTaken,
  lockRegistrations,
  registrationOf,
  takeRegistration,
} from './registration.store.ts'

type Given = z.output<typeof registration>

const CONFIRM_PAGE = '/vahvista-sahkoposti'
const SIGNIN_PAGE = '/kirjautuminen'

export interface PreparedRegistration {
  readonly passwordHash: string
  /** false: too many have been sent to the address */
  readonly mayMail: boolean
}

/** The work before a registration: counting and hashing. @throws AppError 429, 503 */
export async function prepareRegistration(
  services: Services,
  given: Given,
  visit: Visit,
): Promise<PreparedRegistration> {
  await services.attempts.take(REGISTER_FROM, visit.network)
  const mayMail = await countMail(services, given.email, visit.network)
  return { passwordHash: await services.hasher.hash(given.password), mayMail }
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
 * @returns key of the mail; null where none may be sent
 */
export async function register(
  { now, outbox }: Services,
  tx: Db,
  given: Given,
  { passwordHash, mayMail }: PreparedRegistration,
): Promise<string | null> {
  const at = now()
  const owner = await accountByName(tx, given.email)
  const token = newToken()
  const id = await insertRegistration(tx, {
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
  if (!mayMail) return null
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
    values: { name: given.firstName, username: given.username, time: formatMoment(at.toISOString()) },
    path: CONFIRM_PAGE,
    token: token.text,
  })
}

/**
 * What a token of a confirmation mail is for.
 * @returns the user name that waits or has another address; `registeredAt`: when the registration was made
 * @throws AppError 422 TOKEN_INVALID, 429
 */
export async function findConfirmation(
  { attempts, db, now }: Services,
  token: string,
  visit: Visit,
): Promise<{ username: string; registeredAt: Date | null }> {
  await attempts.take(TOKEN_FROM, visit.network)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, now())
  if (waiting) return { username: waiting.username, registeredAt: waiting.created_at }
  const changing = await liveToken(db, hash, 'change_email', now())
  const account = changing && (await accountById(db, changing.account_id))
  if (!account) throw new AppError('refused', 'TOKEN_INVALID')
  return { username: account.username, registeredAt: null }
}

export interface Confirmation {
  readonly hash: Buffer
  /** the waiting registration, whose password was right; null: the token is of something else */
  readonly registrationId: number | null
}

/**
 * The work before a confirmation: a registration's token needs its password too. Whoever else registered with the address
 * would otherwise get an account with a confirmed address of another.
 * @param given the body of the call: the token, and after a line break the password
 * @throws AppError 422 CONFIRM_PASSWORD_NEEDED or CONFIRM_PASSWORD_WRONG, 429, 503
 */
export async function prepareConfirmation(
  { attempts, db, hasher, now }: Services,
  given: string,
  visit: Visit,
): Promise<Confirmation> {
  await attempts.take(TOKEN_FROM, visit.network)
  const { token, password } = partsOf(given)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, now())
  if (!waiting) return { hash, registrationId: null }
  if (!password) throw new AppError('refused', 'CONFIRM_PASSWORD_NEEDED')
  await attempts.takeSlowly(CONFIRM_OF, hash.toString('hex'))
  if (!(await hasher.verify(waiting.password_hash, password)))
    throw new AppError('refused', 'CONFIRM_PASSWORD_WRONG', { password: 'CONFIRM_PASSWORD_WRONG' })
  await attempts.forgive(CONFIRM_OF, hash.toString('hex'))
  return { hash, registrationId: waiting.id }
}

function partsOf(given: string): { token: string; password: string } {
  const end = given.indexOf('\n')
  return end < 0
    ? { token: given, password: '' }
    : { token: given.slice(0, end).trimEnd(), password: given.slice(end + 1) }
}

/**
 * Confirms an e-mail address: makes the account of a registration, or changes the address of one.
 * @throws AppError 422 TOKEN_INVALID, also where the address or the user name has become someone else's meanwhile
 */
export async function confirmEmail(
  services: Services,
  tx: Db,
  { hash, registrationId }: Confirmation,
): Promise<'registered' | 'changed'> {
  try {
    if (registrationId !== null && (await confirmRegistration(services, tx, registrationId)))
      return 'registered'
    if (await confirmChange(services, tx, hash)) return 'changed'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  throw new AppError('refused', 'TOKEN_INVALID')
}

/** Makes the account, to which the mails of its registration belong from now on. */
async function confirmRegistration({ now }: Services, tx: Db, waitingId: number): Promise<boolean> {
  const at = now()
  const found = await takeRegistration(tx, waitingId, at)
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
  await tx
    .updateTable('mail')
    .set({ account_id: id })
    .where('thing', '=', `registration:${waitingId}`)
    .execute()
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
