import type * as z from 'zod'
import type { createClub, editClub } from '#contract/officials.ts'
import { formatPermille, parsePermille } from '#domain/payments/vat.ts'
import { findAccount } from '../accounts/accounts.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { refusingConflicts } from '../platform/databaseErrors.ts'
import { AppError } from '../platform/errors.ts'
import {
  activeClubs,
  type ClubQuery,
  type ClubRow,
  clubById,
  clubsByQuery,
  clubsOfAgent,
  deleteClub,
  insertClub,
  lockClubRow,
  setClubAgents,
  updateClub,
} from './clubs.store.ts'
import { usersWithRole } from './judges.store.ts'
import { agentLinked } from './officialMails.ts'
import { presentClubFields } from './officials.presenter.ts'

type Created = z.output<NonNullable<(typeof createClub)['body']>>
type ClubInput = z.output<NonNullable<(typeof editClub)['body']>>

/** One page of the clubs that match, and how many match in all. */
export async function clubPage({ db, today }: Reader, query: ClubQuery) {
  const rows = await clubsByQuery(db, query, today)
  return { rows, total: rows[0]?.total ?? 0, page: query.page }
}

/** Active clubs by name, with what everyone sees. */
export function findActiveClubs({ db }: Reader) {
  return activeClubs(db)
}

/** @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub({ db, today }: Reader, id: number): Promise<ClubRow> {
  const club = await clubById(db, id, today)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND')
  return club
}

/** The club, locked to the end of the transaction. @throws AppError 404 CLUB_NOT_FOUND */
export async function lockClub(act: Act, id: number): Promise<ClubRow> {
  await lockClubRow(act.db, id)
  return findClub(act, id)
}

const columnsOf = (input: Omit<Created, 'agentIds'>) => ({
  name: input.name,
  district: input.district || null,
  email: input.email || null,
  phone: input.phone || null,
  website: input.website || null,
  iban: input.iban || null,
  bic: input.bic || null,
  account_holder: input.accountHolder || null,
  business_id: input.businessId || null,
  vat_permille: parsePermille(input.vatPercent),
  active: input.active,
})

/** What an audit row keeps of a club. */
const audited = (club: ReturnType<typeof columnsOf>, agentIds: readonly number[]) => ({
  name: club.name,
  district: club.district,
  email: club.email,
  phone: club.phone,
  website: club.website,
  iban: club.iban,
  bic: club.bic,
  accountHolder: club.account_holder,
  businessId: club.business_id,
  vatPercent: club.vat_permille === null ? null : formatPermille(club.vat_permille),
  active: club.active,
  agentIds: agentIds.toSorted((a, b) => a - b),
})

/** @throws AppError 409 CLUB_NAME_TAKEN */
const refusingTakenName = <T>(statement: Promise<T>): Promise<T> =>
  refusingConflicts(statement, { club_name: ['CLUB_NAME_TAKEN', 'name'] })

/** Only who has the role may be an agent; who was one before stays. New ones get a mail. @throws AppError 404 USER_NOT_FOUND */
async function setAgents(
  act: Act,
  club: Pick<ClubRow, 'id' | 'name' | 'version'>,
  agentIds: readonly number[],
  before: readonly number[],
): Promise<void> {
  const known = new Set([...before, ...(await usersWithRole(act.db, 'TRIALAGENT')).map(({ id }) => id)])
  if (agentIds.some((id) => !known.has(id)))
    throw new AppError('notFound', 'USER_NOT_FOUND', { agentIds: 'USER_NOT_FOUND' })
  await setClubAgents(act.db, club.id, agentIds)
  for (const id of new Set(agentIds))
    if (!before.includes(id)) await act.mail(agentLinked(await findAccount(act, id), club))
}

/** Adds a club. @throws AppError 404 USER_NOT_FOUND, 409 CLUB_NAME_TAKEN */
export async function addClub(act: Act, input: Created): Promise<ClubRow> {
  const columns = columnsOf(input)
  const id = await refusingTakenName(insertClub(act.db, columns))
  await setAgents(act, { id, name: columns.name, version: 1 }, input.agentIds, [])
  await act.log(['club', id], 'CREATED', null, audited(columns, input.agentIds))
  return findClub(act, id)
}

/** Changes a club and its agents. @throws AppError 404, 409 CHANGED_MEANWHILE or CLUB_NAME_TAKEN */
export async function changeClub(act: Act, club: ClubRow, input: ClubInput): Promise<ClubRow> {
  if (input.version !== club.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const columns = columnsOf(input)
  await refusingTakenName(updateClub(act.db, club.id, { ...columns, version: club.version + 1 }))
  const agentsBefore = club.agents.map(({ id }) => id)
  const changed = { id: club.id, name: columns.name, version: club.version + 1 }
  await setAgents(act, changed, input.agentIds, agentsBefore)
  await act.log(
    ['club', club.id],
    'CHANGED',
    audited(columnsOf(presentClubFields(club)), agentsBefore),
    audited(columns, input.agentIds),
  )
  return findClub(act, club.id)
}

/** The clubs whose trials an account runs, by name. */
export const findClubsOf = ({ db }: Reader, accountId: number) => clubsOfAgent(db, accountId)

/** Makes a TRIALAGENT the agent of exactly these clubs. @throws AppError 404 CLUB_NOT_FOUND */
export async function setClubsOf(act: Act, accountId: number, clubIds: readonly number[]): Promise<void> {
  const before = new Set((await clubsOfAgent(act.db, accountId)).map(({ id }) => id))
  const changed = before.symmetricDifference(new Set(clubIds))
  // In one order, so that two who do this at once do not wait for each other.
  for (const id of [...changed].toSorted((a, b) => a - b)) {
    const club = await lockClub(act, id)
    const others = club.agents.map((agent) => agent.id).filter((agent) => agent !== accountId)
    const agentIds = before.has(id) ? others : [...others, accountId]
    await changeClub(act, club, { ...presentClubFields(club), agentIds })
  }
}

/** Removes a club that has no trial. @throws AppError 422 CLUB_IN_USE */
export async function removeClub(act: Act, club: ClubRow): Promise<void> {
  if (club.trials > 0) throw new AppError('refused', 'CLUB_IN_USE')
  await deleteClub(act.db, club.id)
  await act.log(['club', club.id], 'ERASED', { name: club.name })
}
