import { erasePersonalEntries, personalEntries } from '../entries/personalEntries.service.ts'
import { erasePersonalJudges, personalJudges } from '../officials/personalJudges.service.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { fullAccount } from './accounts.store.ts'
import { consentLog } from './consents.store.ts'
import { sessionsOf } from './ownSessions.service.ts'
import {
  auditOf,
  eraseAccountRows,
  eraseMails,
  erasePersonRows,
  mailsOf,
  personRecord,
} from './personalData.store.ts'
import { isLastSysadmin } from './sysadmins.store.ts'

/** Everything the service knows about the owner of an account. Secrets are not among it. */
export async function accountData({ db, now, config }: Services, accountId: number) {
  const at = now()
  const account = await fullAccount(db, accountId, at)
  if (!account) throw new AppError('notFound', 'USER_NOT_FOUND')
  const personId = account.person_id
  return {
    producedAt: at,
    account: {
      username: account.username,
      email: account.email,
      pendingEmail: account.pendingEmail,
      firstName: account.first_name,
      lastName: account.last_name,
      phone: account.phone,
      membershipNumber: account.membership_number,
      membershipConfirmedAt: account.membership_confirmed_at,
      language: account.language,
      roles: account.roles,
      createdAt: account.created_at,
      lastSigninAt: account.last_signin_at,
      lockedAt: account.locked_at,
    },
    sessions: (await sessionsOf(db, accountId, at, config.session.idleMs)).map((session) => ({
      device: session.device,
      createdAt: session.created_at,
      lastUsedAt: session.last_used_at,
    })),
    person: personId && (await personRecord(db, personId)),
    consents: personId ? await consentLog(db, personId) : [],
    entries: await personalEntries(db, { accountId, email: account.email, personId }),
    judges: await personalJudges(db, { accountId, email: account.email }),
    changes: await auditOf(db, accountId, personId),
    mails: await mailsOf(db, account),
  }
}

/** Everything the service knows about a person without an account. @throws AppError 404 PERSON_NOT_FOUND */
export async function personData({ db, now }: Services, personId: number) {
  const person = await personRecord(db, personId)
  if (!person) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  const { email } = person
  return {
    producedAt: now(),
    person,
    consents: await consentLog(db, personId),
    entries: await personalEntries(db, { accountId: null, email, personId }),
    judges: await personalJudges(db, { accountId: null, email }),
    mails: await mailsOf(db, { id: null, email }),
  }
}

/**
 * Erases an account, read after `lockSysadmins`, and the person it is linked to: the dogs stay, the person goes.
 * @param by account of who does it; null where it is the owner, who is gone afterwards
 * @throws AppError 422 LAST_SYSADMIN
 */
export async function eraseAccount(
  { now }: Services,
  tx: Db,
  account: { id: number; email: string; person_id: number | null },
  by: number | null,
): Promise<void> {
  if (await isLastSysadmin(tx, account.id)) throw new AppError('refused', 'LAST_SYSADMIN')
  const { id: accountId, email, person_id: personId } = account
  await erasePersonalEntries(tx, { accountId, email, personId })
  await erasePersonalJudges(tx, { accountId, email })
  if (personId) await eraseWithEntries(tx, personId)
  await eraseAccountRows(tx, account)
  await writeAudit(tx, { at: now(), by, subject: 'account', subjectId: account.id, code: 'ERASED' })
}

/** Erases a person who has no account. @throws AppError 404 PERSON_NOT_FOUND, 422 PERSON_HAS_ACCOUNT */
export async function erasePerson({ now }: Services, tx: Db, personId: number, by: number): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .leftJoin('account', 'account.person_id', 'person.id')
    .select(['person.id', 'account.id as accountId'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  if (!person) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  if (person.accountId !== null) throw new AppError('refused', 'PERSON_HAS_ACCOUNT')
  await eraseWithEntries(tx, personId)
  await writeAudit(tx, { at: now(), by, subject: 'person', subjectId: personId, code: 'ERASED' })
}

/** Takes a person out of dogs, entries, judges and mails; the address in the dogs' data may be another than an account's. */
async function eraseWithEntries(tx: Db, personId: number): Promise<void> {
  const email = (await personRecord(tx, personId))?.email ?? null
  await erasePersonalEntries(tx, { accountId: null, email, personId })
  await erasePersonalJudges(tx, { accountId: null, email })
  await eraseMails(tx, { id: null, email })
  await erasePersonRows(tx, personId)
}
