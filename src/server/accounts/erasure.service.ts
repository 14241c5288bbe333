import { erasePersonalDogs } from '../dogs/ownership.service.ts'
import { erasePersonalEntries } from '../entries/personalEntries.service.ts'
import { erasePersonalJudges } from '../officials/personalJudges.service.ts'
import type { Act, OperatorAct } from '../platform/act.ts'
import { scrubAudit } from '../platform/audit/audit.store.ts'
import { AppError } from '../platform/errors.ts'
import { eraseMails } from '../platform/mail/mail.store.ts'
import { accountById, deleteAccount } from './accounts.store.ts'
import type { AccountRow } from './accounts.types.ts'
import { deletePerson, personById } from './persons.store.ts'
import { lockOwnAccount } from './profile.service.ts'
import { deleteRegistrationsOf } from './registration.store.ts'
import { isLastSysadmin, lockSysadmins } from './sysadmins.store.ts'

/** The own account, locked to be erased: nobody else takes a SYSADMIN away meanwhile. @throws AppError 401 */
export async function lockOwnForErasure(act: Act): Promise<AccountRow> {
  await lockSysadmins(act.db)
  return lockOwnAccount(act)
}

/** Erases the own account; the log does not say by whom, who is gone afterwards. @throws AppError 422 LAST_SYSADMIN */
export function eraseOwnAccount(act: Act, account: AccountRow): Promise<void> {
  return eraseAccount(act.as(null), account)
}

/**
 * Erases an account, read after `lockSysadmins`, and the person it is linked to: the dogs stay, the person goes, its sessions
 * and roles go with it, its audit rows lose their fields. @throws AppError 422 LAST_SYSADMIN
 */
export async function eraseAccount(act: OperatorAct, account: AccountRow): Promise<void> {
  if (await isLastSysadmin(act.db, account.id)) throw new AppError('refused', 'LAST_SYSADMIN')
  await removeAccount(act, account)
}

/** The same after a restore, whoever it was. @returns false where there is no such account */
export async function eraseAccountAgain(act: OperatorAct, accountId: number): Promise<boolean> {
  const account = await accountById(act.db, accountId)
  if (account) await removeAccount(act, account)
  return account !== undefined
}

async function removeAccount(act: OperatorAct, account: AccountRow): Promise<void> {
  const { db } = act
  const { id: accountId, email, person_id: personId } = account
  await erasePersonalEntries(act, { accountId, email, personId })
  await erasePersonalJudges(act, { accountId, email })
  if (personId) await eraseWithTraces(act, personId)
  await scrubAudit(db, 'account', [accountId])
  await eraseMails(db, account)
  await deleteRegistrationsOf(db, email)
  await deleteAccount(db, accountId)
  await act.log(['account', accountId], 'ERASED')
}

/** Erases a person who has no account. @throws AppError 404 PERSON_NOT_FOUND, 422 PERSON_HAS_ACCOUNT */
export async function erasePerson(act: OperatorAct, personId: number): Promise<void> {
  const person = await personById(act.db, personId)
  if (!person) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  if (person.accountId !== null) throw new AppError('refused', 'PERSON_HAS_ACCOUNT')
  await removePerson(act, personId)
}

/** The same after a restore. @returns false where there is no such person */
export async function erasePersonAgain(act: OperatorAct, personId: number): Promise<boolean> {
  const person = await personById(act.db, personId)
  if (person) await removePerson(act, personId)
  return person !== undefined
}

async function removePerson(act: OperatorAct, personId: number): Promise<void> {
  await eraseWithTraces(act, personId)
  await act.log(['person', personId], 'ERASED')
}

/** Erases a person from dogs, entries, judges and mails; the address in the dogs' data may differ from the account's. */
async function eraseWithTraces(act: OperatorAct, personId: number): Promise<void> {
  const email = (await personById(act.db, personId))?.email ?? null
  await erasePersonalEntries(act, { accountId: null, email, personId })
  await erasePersonalJudges(act, { accountId: null, email })
  await eraseMails(act.db, { id: null, email })
  await erasePersonalDogs(act, personId)
  await deletePerson(act.db, personId)
}
