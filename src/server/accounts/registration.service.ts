import type * as z from 'zod'
import type { registration } from '#contract/accounts.ts'
import { canonicalUsername } from '#domain/accounts/canonical.ts'
import { formatMoment } from '#domain/moments.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { refuseLeaked } from '../platform/passwords/leakedPasswords.ts'
import { newToken } from '../platform/sessions/token.ts'
import { alreadyRegistered, CONFIRM_PAGE, registrationThing } from './accountMails.ts'
import { accountByEmail } from './accounts.store.ts'
import { CONFIRM_LIFETIME, REGISTER_FROM } from './limits.ts'
import { countMail } from './mailCount.ts'
import { insertRegistration, isUsernameTaken, lockRegistrations } from './registration.store.ts'

type Input = z.output<typeof registration>

interface PreparedRegistration {
  readonly passwordHash: string
  /** false: the address has had too many mails */
  readonly mayMail: boolean
}

/** The work before a registration: counting and hashing. @throws AppError 400 PASSWORD_LEAKED, 429, 503 */
export async function prepareRegistration(reader: Reader, input: Input): Promise<PreparedRegistration> {
  refuseLeaked(input.password)
  await reader.attempts.take(REGISTER_FROM, reader.visit.network)
  const mayMail = await countMail(reader, 'registration', input.email)
  return { passwordHash: await reader.hasher.hash(input.password), mayMail }
}

/** @throws AppError 409 USERNAME_TAKEN, whether by an account or by a registration that waits */
export async function refuseTakenUsername({ db, at }: Act, input: Input): Promise<void> {
  await lockRegistrations(db)
  if (await isUsernameTaken(db, canonicalUsername(input.username), input.email, at))
    throw new AppError('conflict', 'USERNAME_TAKEN', { username: 'USERNAME_TAKEN' })
}

/**
 * Keeps a registration and sends its mail: a link that confirms it, or, where the address has an account, a word to its
 * owner. Both look the same from outside.
 * @returns the cookie of this browser, in which the link needs no password
 */
export async function register(
  act: Act,
  input: Input,
  { passwordHash, mayMail }: PreparedRegistration,
): Promise<string> {
  const { db, at, devices, visit } = act
  const owner = await accountByEmail(db, input.email)
  const token = newToken()
  const id = await insertRegistration(db, {
    token_hash: owner ? null : token.hash,
    username: input.username,
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    membership_number: input.membershipNumber,
    password_hash: passwordHash,
    language: input.language,
    created_at: at,
    expires_at: new Date(at.getTime() + CONFIRM_LIFETIME),
  })
  if (mayMail && owner) await act.mail(alreadyRegistered(act, owner))
  if (mayMail && !owner)
    await act.mail({
      thing: registrationThing(id),
      accountId: null,
      kind: 'confirmRegistration',
      recipient: input.email,
      language: input.language,
      values: {
        name: input.firstName,
        username: input.username,
        time: formatMoment(at.toISOString(), input.language),
      },
      path: CONFIRM_PAGE,
      token: token.text,
    })
  return devices.remember(visit.device, registrant(id, passwordHash))
}

/** Whoever made a registration, for its browser to be known by. */
export const registrant = (id: number, passwordHash: string) => ({
  id: registrationThing(id),
  password_hash: passwordHash,
})
