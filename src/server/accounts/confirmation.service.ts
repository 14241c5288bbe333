import type { Act, Reader } from '../platform/act.ts'
import { isUniqueViolation } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import { giveMails } from '../platform/mail/mail.store.ts'
import { hashToken } from '../platform/sessions/token.ts'
import { registrationThing } from './accountMails.ts'
import { accountById, insertAccount, updateAccount } from './accounts.store.ts'
import { CONFIRM_OF, TOKEN_FROM } from './limits.ts'
import { registrationOf, takeRegistration } from './registration.store.ts'
import { deleteTokens, liveToken } from './tokens.store.ts'

/**
 * What a token of a confirmation mail is for.
 * @returns the user name that waits or has another address; `registeredAt`: when the registration was made
 * @throws AppError 422 TOKEN_INVALID, 429
 */
export async function findConfirmation(
  { attempts, db, at, visit }: Reader,
  token: string,
): Promise<{ username: string; registeredAt: Date | null }> {
  await attempts.take(TOKEN_FROM, visit.network)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, at)
  if (waiting) return { username: waiting.username, registeredAt: waiting.created_at }
  const changing = await liveToken(db, hash, 'change_email', at)
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
 * @param input the body of the call: the token, and after a line break the password
 * @throws AppError 422 CONFIRM_PASSWORD_NEEDED or CONFIRM_PASSWORD_WRONG, 429, 503
 */
export async function prepareConfirmation(
  { attempts, db, hasher, at, visit }: Reader,
  input: string,
): Promise<Confirmation> {
  await attempts.take(TOKEN_FROM, visit.network)
  const { token, password } = partsOf(input)
  const hash = hashToken(token)
  const waiting = await registrationOf(db, hash, at)
  if (!waiting) return { hash, registrationId: null }
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

/**
 * Confirms an e-mail address: makes the account of a registration, or changes the address of one.
 * @throws AppError 422 TOKEN_INVALID, also where the address or the user name has become someone else's meanwhile
 */
export async function confirmEmail(
  act: Act,
  { hash, registrationId }: Confirmation,
): Promise<'registered' | 'changed'> {
  try {
    if (registrationId !== null && (await confirmRegistration(act, registrationId))) return 'registered'
    if (await confirmChange(act, hash)) return 'changed'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  throw new AppError('refused', 'TOKEN_INVALID')
}

/** Creates the account and assigns the mails of its registration to it. */
async function confirmRegistration(act: Act, registrationId: number): Promise<boolean> {
  const { db, at } = act
  const found = await takeRegistration(db, registrationId, at)
  if (!found) return false
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
  await act.as(id).log(['account', id], 'REGISTERED', null, {
    username,
    email,
    firstName: first_name,
    lastName: last_name,
    phone,
    membershipNumber: membership_number,
  })
  return true
}

async function confirmChange(act: Act, hash: Buffer): Promise<boolean> {
  const { db, at } = act
  const token = await liveToken(db, hash, 'change_email', at)
  const account = token?.new_email ? await accountById(db, token.account_id, true) : undefined
  if (!token?.new_email || !account) return false
  const { id, email, version } = account
  await updateAccount(db, id, { email: token.new_email, version: version + 1 })
  await deleteTokens(db, id, 'change_email')
  await deleteTokens(db, id, 'reset_password')
  await act.as(id).log(['account', id], 'EMAIL_CHANGED', { email }, { email: token.new_email })
  return true
}
