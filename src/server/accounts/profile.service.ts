import type * as z from 'zod'
import type { profileChange } from '#contract/accounts.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../platform/services.ts'
import { newToken } from '../platform/sessions/token.ts'
import { accountIdOf } from './accounts.policy.ts'
import { accountById, accountByName, deleteTokens, fullAccount, insertToken } from './accounts.store.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import { CONFIRM_LIFETIME, MAIL_TO } from './limits.ts'
import { checkOwnPassword } from './password.service.ts'

type Given = z.output<typeof profileChange>

const CONFIRM_PAGE = '/vahvista-sahkoposti'
const SIGNIN_PAGE = '/kirjautuminen'

/** Who is signed in. @throws AppError 401 when the account has just gone */
export async function findOwnAccount({ db, now }: Services, viewer: Viewer): Promise<FullAccount> {
  const account = await fullAccount(db, accountIdOf(viewer), now())
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

/** The own account, locked for a change. @throws AppError 401 */
export async function lockOwnAccount(tx: Db, viewer: Viewer): Promise<AccountRow> {
  const account = await accountById(tx, accountIdOf(viewer), true)
  if (!account) throw new AppError('unauthenticated', 'SESSION_EXPIRED')
  return account
}

/** The work before a change of the profile: a changed e-mail asks for the password. @throws AppError 422 PASSWORD_WRONG, 429 */
export async function prepareProfile(services: Services, given: Given, viewer: Viewer): Promise<void> {
  const account = await findOwnAccount(services, viewer)
  if (isSameEmail(account.email, given.email)) return
  if (given.oldPassword === undefined)
    throw new AppError('refused', 'PASSWORD_WRONG', { oldPassword: 'VALUE_REQUIRED' })
  await checkOwnPassword(services, account.id, given.oldPassword)
  await services.attempts.take(MAIL_TO, `${given.email.toLowerCase()}\naccount ${account.id}`)
}

export interface ProfileResult {
  readonly account: FullAccount
  /** key of the mail to a changed address */
  readonly mail: string | null
}

/** Changes the own details; a changed e-mail waits for its confirmation. @throws AppError 409 CHANGED_MEANWHILE */
export async function changeProfile(
  services: Services,
  tx: Db,
  account: AccountRow,
  given: Given,
): Promise<ProfileResult> {
  if (given.version !== account.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const at = services.now()
  await tx
    .updateTable('account')
    .set({
      first_name: given.firstName,
      last_name: given.lastName,
      phone: given.phone,
      membership_number: given.membershipNumber,
      language: given.language,
      version: account.version + 1,
      // What the club has checked was another number.
      ...(given.membershipNumber !== account.membership_number && { membership_confirmed_at: null }),
    })
    .where('id', '=', account.id)
    .execute()
  await writeAudit(tx, {
    at,
    by: account.id,
    subject: 'account',
    subjectId: account.id,
    code: 'CHANGED',
    before: auditedFields(account),
    after: auditedFields({
      first_name: given.firstName,
      last_name: given.lastName,
      phone: given.phone,
      membership_number: given.membershipNumber,
      language: given.language,
    }),
  })
  const mail = await changeEmail(services, tx, account, given.email)
  return { account: (await fullAccount(tx, account.id, at))!, mail }
}

/** The fields that an audit row tells of a person. */
export function auditedFields(
  account: Pick<AccountRow, 'first_name' | 'last_name' | 'phone' | 'membership_number' | 'language'>,
) {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    membershipNumber: account.membership_number,
    language: account.language,
  }
}

/**
 * Lets a changed address wait for its confirmation. One that is another's gets no link, its owner a word; from outside both
 * look the same.
 */
async function changeEmail(
  { now, outbox }: Services,
  tx: Db,
  account: AccountRow,
  email: string,
): Promise<string | null> {
  await deleteTokens(tx, account.id, 'change_email')
  if (isSameEmail(account.email, email)) return null
  const token = newToken()
  const owner = await accountByName(tx, email)
  const id = await insertToken(tx, {
    hash: token.hash,
    accountId: account.id,
    kind: 'change_email',
    newEmail: email,
    now: now(),
    lifetime: CONFIRM_LIFETIME,
  })
  const thing = `account_token:${id}`
  const values = { name: account.first_name, username: account.username }
  const own = { thing, accountId: account.id, language: account.language, values }
  await outbox.queue(tx, { ...own, kind: 'emailChanging', recipient: account.email, path: SIGNIN_PAGE })
  if (owner) {
    return outbox.queue(tx, {
      thing,
      kind: 'alreadyRegistered',
      accountId: owner.id,
      recipient: owner.email,
      language: owner.language,
      values: { name: owner.first_name, username: owner.username },
      path: SIGNIN_PAGE,
    })
  }
  return outbox.queue(tx, {
    ...own,
    kind: 'confirmEmail',
    recipient: email,
    path: CONFIRM_PAGE,
    token: token.text,
  })
}

const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
