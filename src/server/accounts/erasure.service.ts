import { isSomebodysAccount } from '../personalData/people.service.ts'
import { erasePersonalData, findPersonOf } from '../personalData/personalData.service.ts'
import type { PersonRef } from '../personalData/personalData.types.ts'
import type { Act, OperatorAct } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { AccountRow } from './accounts.types.ts'
import { lockOwnAccount } from './profile.service.ts'
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
 * Erases an account, read after `lockSysadmins`, and all that is known of the human behind it: the dogs stay, the person goes.
 * @throws AppError 422 LAST_SYSADMIN
 */
export async function eraseAccount(act: OperatorAct, account: AccountRow): Promise<void> {
  if (await isLastSysadmin(act.db, account.id)) throw new AppError('refused', 'LAST_SYSADMIN')
  await eraseWhoIs(act, { kind: 'account', id: account.id })
}

/** Erases a person who has no account. @throws AppError 404 PERSON_NOT_FOUND, 422 PERSON_HAS_ACCOUNT */
export async function erasePerson(act: OperatorAct, ref: PersonRef): Promise<void> {
  if (ref.kind === 'account' || (await isSomebodysAccount(act, ref)))
    throw new AppError('refused', 'PERSON_HAS_ACCOUNT')
  if (!(await eraseWhoIs(act, ref))) throw new AppError('notFound', 'PERSON_NOT_FOUND')
}

/** The same after a restore, whoever it was. @returns whether there was anybody */
export async function eraseAgainWhoIs(act: OperatorAct, refs: readonly PersonRef[]): Promise<boolean> {
  let erased = false
  for (const ref of refs) erased = (await eraseWhoIs(act, ref)) || erased
  return erased
}

/** @returns false where there is no such row */
async function eraseWhoIs(act: OperatorAct, ref: PersonRef): Promise<boolean> {
  const person = await findPersonOf(act, ref)
  if (!person) return false
  const { mentions, clues } = await erasePersonalData(act, person)
  const places = mentions.map(({ table, key, column }) => `${table} ${key} ${column}`)
  await act.log(subjectOf(ref), 'ERASED', null, {
    ...(places.length > 0 && { mentions: places }),
    ...(clues.length > 0 && { clues }),
  })
  return true
}

const subjectOf = ({ kind, id }: PersonRef) =>
  kind === 'account' || kind === 'person' ? ([kind, id] as const) : (['person', `${kind}:${id}`] as const)
