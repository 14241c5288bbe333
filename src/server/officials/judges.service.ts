import type * as z from 'zod'
import type { createJudge, editJudge } from '#contract/officials.ts'
import { isUniqueViolation } from '../accounts/conflicts.service.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type JudgeRow, judgeById, usersWithRole } from './judges.store.ts'

type Created = z.output<NonNullable<(typeof createJudge)['body']>>
type Edited = z.output<NonNullable<(typeof editJudge)['body']>>

/** When and by whose account something is done; the Finnish day it is. */
export interface Deed {
  readonly at: Date
  readonly by: number
  readonly today: string
}

/** @throws AppError 404 JUDGE_NOT_FOUND */
export async function findJudge(db: Db, id: number, today: string): Promise<JudgeRow> {
  const judge = await judgeById(db, id, today)
  if (!judge) throw new AppError('notFound', 'JUDGE_NOT_FOUND')
  return judge
}

/** The judge, locked to the end of the transaction. @throws AppError 404 JUDGE_NOT_FOUND */
export async function lockJudge(tx: Db, id: number, today: string): Promise<JudgeRow> {
  await tx.selectFrom('judge').select('id').where('id', '=', id).forUpdate().execute()
  return findJudge(tx, id, today)
}

const columnsOf = (given: Created) => ({
  name: given.name,
  account_id: given.userId,
  qualifications: given.qualifications.toSorted(),
  district: given.district || null,
  town: given.town || null,
  email: given.email || null,
  phone: given.phone || null,
  contact_consent: given.contactConsent,
  active: given.active,
})

/** What an audit row keeps of a judge. */
const audited = (judge: ReturnType<typeof columnsOf>) => ({
  name: judge.name,
  userId: judge.account_id,
  qualifications: judge.qualifications,
  district: judge.district,
  town: judge.town,
  email: judge.email,
  phone: judge.phone,
  contactConsent: judge.contact_consent,
  active: judge.active,
})

/** Only who has the role may be linked; a link made before stays. @throws AppError 404 USER_NOT_FOUND */
async function refuseOtherUser(tx: Db, userId: number | null, linked: number | null): Promise<void> {
  if (userId === null || userId === linked) return
  const users = await usersWithRole(tx, 'JUDGE')
  if (!users.some(({ id }) => id === userId))
    throw new AppError('notFound', 'USER_NOT_FOUND', { userId: 'USER_NOT_FOUND' })
}

/** @throws AppError 409 JUDGE_USER_TAKEN */
async function refusingTakenUser<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('conflict', 'JUDGE_USER_TAKEN', { userId: 'JUDGE_USER_TAKEN' })
  }
}

/** Adds a judge. @throws AppError 404 USER_NOT_FOUND, 409 JUDGE_USER_TAKEN */
export async function addJudge(tx: Db, given: Created, { at, by, today }: Deed): Promise<JudgeRow> {
  await refuseOtherUser(tx, given.userId, null)
  const columns = columnsOf(given)
  const { id } = await refusingTakenUser(
    tx.insertInto('judge').values(columns).returning('id').executeTakeFirstOrThrow(),
  )
  await writeAudit(tx, { at, by, subject: 'judge', subjectId: id, code: 'CREATED', after: audited(columns) })
  return findJudge(tx, id, today)
}

/** Changes a judge. @throws AppError 404, 409 CHANGED_MEANWHILE or JUDGE_USER_TAKEN */
export async function changeJudge(
  tx: Db,
  judge: JudgeRow,
  given: Edited,
  { at, by, today }: Deed,
): Promise<JudgeRow> {
  if (given.version !== judge.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await refuseOtherUser(tx, given.userId, judge.user?.id ?? null)
  const columns = columnsOf(given)
  await refusingTakenUser(
    tx
      .updateTable('judge')
      .set({ ...columns, version: judge.version + 1 })
      .where('id', '=', judge.id)
      .execute(),
  )
  const before = audited({
    ...judge,
    account_id: judge.user?.id ?? null,
    qualifications: judge.qualifications.toSorted(),
    contact_consent: judge.contactConsent,
  })
  await writeAudit(tx, {
    at,
    by,
    subject: 'judge',
    subjectId: judge.id,
    code: 'CHANGED',
    before,
    after: audited(columns),
  })
  return findJudge(tx, judge.id, today)
}

/** Removes a judge who has no trial. @throws AppError 422 JUDGE_IN_USE */
export async function removeJudge(tx: Db, judge: JudgeRow, { at, by }: Deed): Promise<void> {
  if (judge.trials > 0) throw new AppError('refused', 'JUDGE_IN_USE')
  await tx.deleteFrom('judge').where('id', '=', judge.id).execute()
  await writeAudit(tx, {
    at,
    by,
    subject: 'judge',
    subjectId: judge.id,
    code: 'ERASED',
    before: { name: judge.name },
  })
}
