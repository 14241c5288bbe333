import type { Act, Reader } from '../platform/act.ts'
import { isUniqueViolation } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { giveMails } from '../platform/mail/mail.store.ts'
import { copyStops } from '../platform/mail/mailStops.store.ts'
import { forgetUnreachable } from '../platform/mail/undelivered.store.ts'
import { hashToken } from '../platform/sessions/token.ts'
import { registrationThing } from './accountMails.ts'
import { accountById, insertAccount, updateAccount } from './accounts.store.ts'
import type { AccountRow } from './accounts.types.ts'
import { CONFIRM_OF, TOKEN_FROM } from './limits.ts'
import { registrant } from './registration.service.ts'
import { registrationOf, takeRegistration } from './registration.store.ts'
import { type SignedInResult, signIn } from './signin.service.ts'
import { deleteToken, deleteTokens, liveToken } from './tokens.store.ts'

/**
 * What a token of a confirmation mail is for.
 * @returns the user name that waits or has another address; `registeredAt`: when the registration was made; `passwordNeeded`: it
 *   was made in another browser
 * @throws AppError 422 TOKEN_INVALID, 429
 */
export async function findConfirmation(
  reader: Reader,
  token: string,
): Promise<{ username: string; registeredAt: Date | null; passwordNeeded: boolean }> {
  const { attempts, db, at, visit } = reader
  await attempts.take(TOKEN_FROM, visit.network)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, at)
  if (waiting)
    return {
      username: waiting.username,
      registeredAt: waiting.created_at,
      passwordNeeded: !isBrowserOf(reader, waiting),
    }
  const changing = await liveToken(db, hash, 'change_email', at)
  const account = changing && (await accountById(db, changing.account_id))
  if (!account) throw new AppError('refused', 'TOKEN_INVALID')
  return { username: account.username, registeredAt: null, passwordNeeded: false }
}

interface Waiting {
  readonly id: number
  readonly password_hash: string
}

/** Whether the registration was made in this browser. */
const isBrowserOf = ({ devices, visit }: Reader, { id, password_hash }: Waiting): boolean =>
  devices.find(visit.device, registrant(id, password_hash)) !== undefined

export interface Confirmation {
  readonly hash: Buffer
  /** the waiting registration, made in this browser or with the right password; null: the token is of something else */
  readonly registrationId: number | null
}

/**
 * The work before a confirmation: a registration's token needs its browser or its password too. Whoever else registered with the
 * address would otherwise get an account with a confirmed address of another.
 * @param input the body of the call: the token, and after a line break the password
 * @throws AppError 422 CONFIRM_PASSWORD_NEEDED or CONFIRM_PASSWORD_WRONG, 429, 503
 */
export async function prepareConfirmation(reader: Reader, input: string): Promise<Confirmation> {
  const { attempts, db, hasher, at, visit } = reader
  await attempts.take(TOKEN_FROM, visit.network)
  const { token, password } = partsOf(input)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, at)
  if (!waiting) return { hash, registrationId: null }
  if (!password && isBrowserOf(reader, waiting)) return { hash, registrationId: waiting.id }
  if (!password) throw new AppError('refused', 'CONFIRM_PASSWORD_NEEDED')
  await attempts.takeSlowly(CONFIRM_OF, hash.toString('hex'))
  if (!(await hasher.verify(waiting.password_hash, password)))
    throw new AppError('refused', 'CONFIRM_PASSWORD_WRONG', { password: 'CONFIRM_PASSWORD_WRONG' })
  await attempts.forgive(CONFIRM_OF, hash.toString('hex'))
  return { hash, registrationId: waiting.id }
}

function partsOf(input: string): { token: string; password: string } {
  const end = input.indexOf('\n')
  return end < 0
    ? { token: input, password: '' }
    : { token: input.slice(0, end).trimEnd(), password: input.slice(end + 1) }
}

interface Confirmed {
  readonly status: 'registered' | 'changed' | 'checked'
  /** the session that began; null where somebody was signed in already, and where an address was changed */
  readonly signedIn: SignedInResult | null
}

/**
 * Confirms an e-mail address: makes the account of a registration and signs in, changes the address of one, or sees that mails to it
 * arrive.
 * @throws AppError 422 TOKEN_INVALID, also where the address or the user name has become someone else's meanwhile
 */
export async function confirmEmail(act: Act, { hash, registrationId }: Confirmation): Promise<Confirmed> {
  try {
    const account = registrationId === null ? undefined : await confirmRegistration(act, registrationId)
    if (account)
      return { status: 'registered', signedIn: act.viewer.account ? null : await signIn(act, account) }
    const status = await confirmAddress(act, hash)
    if (status) return { status, signedIn: null }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  throw new AppError('refused', 'TOKEN_INVALID')
}

/** Creates the account and assigns the mails of its registration to it. @returns it; undefined: no such registration waits */
async function confirmRegistration(act: Act, registrationId: number) {
  const { db, at } = act
  const found = await takeRegistration(db, registrationId, at)
  if (!found) return undefined
  const { username, email, first_name, last_name, phone, membership_number, password_hash, language } = found
  const { id } = await insertAccount(db, {
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
  await giveMails(db, registrationThing(registrationId), id)
  await forgetUnreachable(db, email)
  await act.as(id).log(['account', id], 'REGISTERED', null, {
    username,
    email,
    firstName: first_name,
    lastName: last_name,
    phone,
    membershipNumber: membership_number,
  })
  return accountById(db, id)
}

/** @returns what it was; undefined: no such address waits */
async function confirmAddress(act: Act, hash: Buffer): Promise<'changed' | 'checked' | undefined> {
  const { db, at } = act
  const token = await liveToken(db, hash, 'change_email', at)
  const account = token?.new_email ? await accountById(db, token.account_id, true) : undefined
  if (!token?.new_email || !account) return undefined
  await forgetUnreachable(db, token.new_email)
  const { id, email, version } = account
  if (email === token.new_email) {
    await deleteToken(db, token.id)
    return 'checked'
  }
  await updateAccount(db, id, { email: token.new_email, version: version + 1 })
  await leaveAddress(act, account, token.new_email)
  await act.as(id).log(['account', id], 'EMAIL_CHANGED', { email }, { email: token.new_email })
  return 'changed'
}

/** What the change of an account's address brings along: no link in the mails of the old one opens anything any more, and what was stopped stays so. */
export async function leaveAddress(
  { db }: Act,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  newEmail: string,
): Promise<void> {
  await copyStops(db, email, newEmail)
  await deleteTokens(db, id, 'change_email')
  await deleteTokens(db, id, 'reset_password')
}
