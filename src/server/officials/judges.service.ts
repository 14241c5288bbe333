import type * as z from 'zod'
import type { createJudge, editJudge } from '#contract/officials.ts'
import { findAccount } from '../accounts/accounts.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import {
  activeJudgeRows,
  deleteJudge,
  insertJudge,
  type JudgeQuery,
  type JudgeRow,
  judgeById,
  judgeOfAccount,
  judgesByQuery,
  lockJudgeRow,
  updateJudge,
  usersWithRole,
} from './judges.store.ts'
import { judgeLinked } from './officialMails.ts'

type Created = z.output<NonNullable<(typeof createJudge)['body']>>
type JudgeInput = z.output<NonNullable<(typeof editJudge)['body']>>

/** One page of the judges that match, and how many match in all. */
export async function judgePage({ db, today }: Reader, query: JudgeQuery) {
  const rows = await judgesByQuery(db, query, today)
  return { rows, total: rows[0]?.total ?? 0, page: query.page }
}

/** Active judges by name. */
export function findActiveJudges({ db, today }: Reader): Promise<JudgeRow[]> {
  return activeJudgeRows(db, today)
}

/** Users who may be linked to a judge or be a club's agent, and active judges without a user, by name. */
export async function findOfficialUsers({ db, today }: Reader) {
  const judges = await usersWithRole(db, 'JUDGE')
  const agents = await usersWithRole(db, 'TRIALAGENT')
  const active = await activeJudgeRows(db, today)
  return { judges, agents, freeJudges: active.filter(({ user }) => user === null) }
}

/** @throws AppError 404 JUDGE_NOT_FOUND */
export async function findJudge({ db, today }: Reader, id: number): Promise<JudgeRow> {
  const judge = await judgeById(db, id, today)
  if (!judge) throw new AppError('notFound', 'JUDGE_NOT_FOUND')
  return judge
}

/** The judge, locked to the end of the transaction. @throws AppError 404 JUDGE_NOT_FOUND */
export async function lockJudge(act: Act, id: number): Promise<JudgeRow> {
  await lockJudgeRow(act.db, id)
  return findJudge(act, id)
}

const columnsOf = (input: Created) => ({
  name: input.name,
  account_id: input.userId,
  qualifications: input.qualifications.toSorted(),
  district: input.district || null,
  town: input.town || null,
  email: input.email || null,
  phone: input.phone || null,
  contact_consent: input.contactConsent,
  active: input.active,
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
async function refuseOtherUser({ db }: Act, userId: number | null, linked: number | null): Promise<void> {
  if (userId === null || userId === linked) return
  const users = await usersWithRole(db, 'JUDGE')
  if (!users.some(({ id }) => id === userId))
    throw new AppError('notFound', 'USER_NOT_FOUND', { userId: 'USER_NOT_FOUND' })
}

/** @throws AppError 409 JUDGE_USER_TAKEN */
const refusingTakenUser = <T>(statement: Promise<T>): Promise<T> =>
  refusingConflicts(statement, { judge_account_id_key: ['JUDGE_USER_TAKEN', 'userId'] })

/** Adds a judge. @throws AppError 404 USER_NOT_FOUND, 409 JUDGE_USER_TAKEN */
export async function addJudge(act: Act, input: Created): Promise<JudgeRow> {
  await refuseOtherUser(act, input.userId, null)
  const columns = columnsOf(input)
  const id = await refusingTakenUser(insertJudge(act.db, columns))
  await act.log(['judge', id], 'CREATED', null, audited(columns))
  await tellLinked(act, { id, name: columns.name, version: 1 }, input.userId)
  return findJudge(act, id)
}

/** Changes a judge. @throws AppError 404, 409 CHANGED_MEANWHILE or JUDGE_USER_TAKEN */
export async function changeJudge(act: Act, judge: JudgeRow, input: JudgeInput): Promise<JudgeRow> {
  if (input.version !== judge.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await refuseOtherUser(act, input.userId, judge.user?.id ?? null)
  const columns = columnsOf(input)
  await refusingTakenUser(updateJudge(act.db, judge.id, { ...columns, version: judge.version + 1 }))
  const before = audited({
    ...judge,
    account_id: judge.user?.id ?? null,
    qualifications: judge.qualifications.toSorted(),
    contact_consent: judge.contactConsent,
  })
  await act.log(['judge', judge.id], 'CHANGED', before, audited(columns))
  if (input.userId !== before.userId)
    await tellLinked(act, { id: judge.id, name: columns.name, version: judge.version + 1 }, input.userId)
  return findJudge(act, judge.id)
}

async function tellLinked(
  act: Act,
  judge: Pick<JudgeRow, 'id' | 'name' | 'version'>,
  userId: number | null,
): Promise<void> {
  if (userId !== null) await act.mail(judgeLinked(await findAccount(act, userId), judge))
}

const inputOf = (judge: JudgeRow): Omit<JudgeInput, 'userId'> => ({
  id: judge.id,
  version: judge.version,
  name: judge.name,
  qualifications: [...judge.qualifications],
  district: judge.district ?? '',
  town: judge.town ?? '',
  email: judge.email ?? '',
  phone: judge.phone ?? '',
  contactConsent: judge.contactConsent,
  active: judge.active,
})

/** The judge that an account is; null: none. */
export const findJudgeOf = async ({ db }: Reader, accountId: number) =>
  (await judgeOfAccount(db, accountId)) ?? null

/** Makes an account with the role the user of a judge; null: of none. @throws AppError 404 JUDGE_NOT_FOUND, 409 JUDGE_USER_TAKEN */
export async function setJudgeOf(act: Act, accountId: number, judgeId: number | null): Promise<void> {
  const before = await judgeOfAccount(act.db, accountId)
  if ((before?.id ?? null) === judgeId) return
  if (before) {
    const judge = await lockJudge(act, before.id)
    await changeJudge(act, judge, { ...inputOf(judge), userId: null })
  }
  if (judgeId === null) return
  const judge = await lockJudge(act, judgeId)
  if (judge.user) throw new AppError('conflict', 'JUDGE_USER_TAKEN', { judgeId: 'JUDGE_USER_TAKEN' })
  await changeJudge(act, judge, { ...inputOf(judge), userId: accountId })
}

/** Removes a judge who has no trial. @throws AppError 422 JUDGE_IN_USE */
export async function removeJudge(act: Act, judge: JudgeRow): Promise<void> {
  if (judge.trials > 0) throw new AppError('refused', 'JUDGE_IN_USE')
  await deleteJudge(act.db, judge.id)
  await act.log(['judge', judge.id], 'ERASED', { name: judge.name })
}
