import type * as z from 'zod'
import type { createClub, editClub } from '#contract/officials.ts'
import { isUniqueViolation } from '../accounts/conflicts.service.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type ClubRow, clubById } from './clubs.store.ts'
import type { Deed } from './judges.service.ts'
import { usersWithRole } from './judges.store.ts'

type Created = z.output<NonNullable<(typeof createClub)['body']>>
type Edited = z.output<NonNullable<(typeof editClub)['body']>>

/** @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub(db: Db, id: number, today: string): Promise<ClubRow> {
  const club = await clubById(db, id, today)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND')
  return club
}

/** The club, locked to the end of the transaction. @throws AppError 404 CLUB_NOT_FOUND */
export async function lockClub(tx: Db, id: number, today: string): Promise<ClubRow> {
  await tx.selectFrom('club').select('id').where('id', '=', id).forUpdate().execute()
  return findClub(tx, id, today)
}

const columnsOf = (given: Created) => ({
  name: given.name,
  district: given.district || null,
  email: given.email || null,
  phone: given.phone || null,
  website: given.website || null,
  active: given.active,
})

/** What an audit row keeps of a club. */
const audited = (club: ReturnType<typeof columnsOf>, agentIds: readonly number[]) => ({
  name: club.name,
  district: club.district,
  email: club.email,
  phone: club.phone,
  website: club.website,
  active: club.active,
  agentIds: agentIds.toSorted((a, b) => a - b),
})

/** @throws AppError 409 CLUB_NAME_TAKEN */
async function refusingTakenName<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('conflict', 'CLUB_NAME_TAKEN', { name: 'CLUB_NAME_TAKEN' })
  }
}

/** Only who has the role may be an agent; who was one before stays. @throws AppError 404 USER_NOT_FOUND */
async function setAgents(
  tx: Db,
  clubId: number,
  agentIds: readonly number[],
  before: readonly number[],
): Promise<void> {
  const known = new Set([...before, ...(await usersWithRole(tx, 'TRIALAGENT')).map(({ id }) => id)])
  if (agentIds.some((id) => !known.has(id)))
    throw new AppError('notFound', 'USER_NOT_FOUND', { agentIds: 'USER_NOT_FOUND' })
  await tx.deleteFrom('club_agent').where('club_id', '=', clubId).execute()
  const rows = [...new Set(agentIds)].map((account_id) => ({ club_id: clubId, account_id }))
  if (rows.length > 0) await tx.insertInto('club_agent').values(rows).execute()
}

/** Adds a club. @throws AppError 404 USER_NOT_FOUND, 409 CLUB_NAME_TAKEN */
export async function addClub(tx: Db, given: Created, { at, by, today }: Deed): Promise<ClubRow> {
  const columns = columnsOf(given)
  const { id } = await refusingTakenName(
    tx.insertInto('club').values(columns).returning('id').executeTakeFirstOrThrow(),
  )
  await setAgents(tx, id, given.agentIds, [])
  const after = audited(columns, given.agentIds)
  await writeAudit(tx, { at, by, subject: 'club', subjectId: id, code: 'CREATED', after })
  return findClub(tx, id, today)
}

/** Changes a club and its agents. @throws AppError 404, 409 CHANGED_MEANWHILE or CLUB_NAME_TAKEN */
export async function changeClub(
  tx: Db,
  club: ClubRow,
  given: Edited,
  { at, by, today }: Deed,
): Promise<ClubRow> {
  if (given.version !== club.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const columns = columnsOf(given)
  await refusingTakenName(
    tx
      .updateTable('club')
      .set({ ...columns, version: club.version + 1 })
      .where('id', '=', club.id)
      .execute(),
  )
  const agentsBefore = club.agents.map(({ id }) => id)
  await setAgents(tx, club.id, given.agentIds, agentsBefore)
  await writeAudit(tx, {
    at,
    by,
    subject: 'club',
    subjectId: club.id,
    code: 'CHANGED',
    before: audited(club, agentsBefore),
    after: audited(columns, given.agentIds),
  })
  return findClub(tx, club.id, today)
}

/** Removes a club that has no trial. @throws AppError 422 CLUB_IN_USE */
export async function removeClub(tx: Db, club: ClubRow, { at, by }: Deed): Promise<void> {
  if (club.trials > 0) throw new AppError('refused', 'CLUB_IN_USE')
  await tx.deleteFrom('club').where('id', '=', club.id).execute()
  await writeAudit(tx, {
    at,
    by,
    subject: 'club',
    subjectId: club.id,
    code: 'ERASED',
    before: { name: club.name },
  })
}
