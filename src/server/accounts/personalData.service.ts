import { personalDogs } from '../dogs/ownership.service.ts'
import { personalEntries } from '../entries/personalEntries.service.ts'
import { personalJudges } from '../officials/personalJudges.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { mailsOf } from '../platform/mail/mail.store.ts'
import { sessionsOf } from '../platform/sessions/sessions.store.ts'
import { findAccount } from './accounts.service.ts'
import { consentLog } from './consents.store.ts'
import { auditOf } from './personalData.store.ts'
import { personById } from './persons.store.ts'

/** Everything stored about the owner of an account, without secrets. @throws AppError 404 USER_NOT_FOUND */
export async function accountData(reader: Reader, { id: accountId }: { readonly id: number }) {
  const { db, at, config } = reader
  const account = await findAccount(reader, accountId)
  const personId = account.person_id
  const { email } = account
  return {
    producedAt: at,
    account: {
      username: account.username,
      email,
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
    person: personId && (await personRecord(reader, personId)),
    consents: personId ? await consentLog(db, personId) : [],
    entries: await personalEntries(reader, { accountId, email, personId }),
    judges: await personalJudges(reader, { accountId, email }),
    changes: await auditOf(db, accountId, personId),
    mails: await mailsOf(db, account),
  }
}

/** Everything the service knows about a person without an account. @throws AppError 404 PERSON_NOT_FOUND */
export async function personData(reader: Reader, personId: number) {
  const { db, at } = reader
  const person = await personRecord(reader, personId)
  if (!person) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  const { email } = person
  return {
    producedAt: at,
    person,
    consents: await consentLog(db, personId),
    entries: await personalEntries(reader, { accountId: null, email, personId }),
    judges: await personalJudges(reader, { accountId: null, email }),
    mails: await mailsOf(db, { id: null, email }),
  }
}

async function personRecord(reader: Reader, personId: number) {
  const person = await personById(reader.db, personId)
  if (!person) return null
  const { name, town, email, phone, nameAndTownShown } = person
  return { name, town, email, phone, nameAndTownShown, ...(await personalDogs(reader, personId)) }
}
