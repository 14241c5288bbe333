import type * as z from 'zod'
import type { profileChange } from '#contract/accounts.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { newToken } from '../platform/sessions/token.ts'
import { alreadyRegistered, CONFIRM_PAGE, nameValues, SIGNIN_PAGE } from './accountMails.ts'
import { auditedPerson } from './accounts.presenter.ts'
import { changeAccount, findAccount } from './accounts.service.ts'
import { accountByEmail, accountById, fullAccount } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { CONFIRM_LIFETIME, MAIL_TO, PROFILE_OF } from './limits.ts'
import { requireProof } from './proof.service.ts'
import { deleteTokens, insertToken } from './tokens.store.ts'

type Input = z.output<typeof profileChange>

/** Who is signed in. @throws AppError 401 when the account has just gone */
export async function findOwnAccount({ db, viewer, at }: Reader): Promise<FullAccount> {
  const account = await fullAccount(db, accountIdOf(viewer), at)
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

/** The own account, locked for a change. @throws AppError 401 */
export async function lockOwnAccount({ db, viewer }: Act): Promise<AccountRow> {
  const account = await accountById(db, accountIdOf(viewer), true)
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

/** The work before a change of the profile: another e-mail needs the password again. @throws AppError 422 PASSWORD_NEEDED, 429 */
export async function prepareProfile(reader: Reader, input: Input): Promise<void> {
  const account = await findOwnAccount(reader)
  await reader.attempts.take(PROFILE_OF, `account ${account.id}`)
  if (account.email === input.email) return
  await requireProof(reader)
  await reader.attempts.take(MAIL_TO, `change\n${input.email}\naccount ${account.id}`)
}

/** The work before a mail to the own address. @throws AppError 429 */
export async function countEmailCheck(reader: Reader): Promise<void> {
  const { id, email } = await findOwnAccount(reader)
  await reader.attempts.take(MAIL_TO, `check\n${email}\naccount ${id}`)
}

/** Mails a link to the own address; whoever opens it gets mails there. */
export async function mailEmailCheck(act: Act, account: AccountRow): Promise<void> {
  const { id, token } = await addEmailToken(act, account, account.email)
  await act.mail({
    thing: `account_token:${id}`,
    kind: 'checkEmail',
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: nameValues(account),
    path: CONFIRM_PAGE,
    token,
  })
}

async function addEmailToken({ db, at }: Act, { id: accountId }: AccountRow, newEmail: string) {
  const { hash, text } = newToken()
  const id = await insertToken(db, {
    hash,
    accountId,
    kind: 'change_email',
    newEmail,
    now: at,
    lifetime: CONFIRM_LIFETIME,
  })
  return { id, token: text }
}

/** Changes the own details; a changed e-mail waits for its confirmation. @throws AppError 409 CHANGED_MEANWHILE */
export async function changeProfile(act: Act, account: AccountRow, input: Input): Promise<FullAccount> {
  if (input.version !== account.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const columns = {
    first_name: input.firstName,
    last_name: input.lastName,
    phone: input.phone,
    membership_number: input.membershipNumber,
    language: input.language,
  }
  await changeAccount(act, account, {
    ...columns,
    // What the club has checked was another number.
    ...(input.membershipNumber !== account.membership_number && { membership_confirmed_at: null }),
  })
  await act.log(['account', account.id], 'CHANGED', auditedPerson(account), auditedPerson(columns))
  await changeEmail(act, account, input.email)
  return findAccount(act, account.id)
}

/**
 * Lets a changed address wait for its confirmation. One that is another's gets no link, its owner a word; from outside both
 * look the same.
 */
async function changeEmail(act: Act, account: AccountRow, email: string): Promise<void> {
  const { db } = act
  await deleteTokens(db, account.id, 'change_email')
  if (account.email === email) return
  const owner = await accountByEmail(db, email)
  const { id, token } = await addEmailToken(act, account, email)
  const thing = `account_token:${id}`
  const own = { thing, accountId: account.id, language: account.language, values: nameValues(account) }
  await act.mail(
    owner
      ? alreadyRegistered(act, owner)
      : { ...own, kind: 'confirmEmail', recipient: email, path: CONFIRM_PAGE, token },
  )
  await act.mail({ ...own, kind: 'emailChanging', recipient: account.email, path: SIGNIN_PAGE })
}
