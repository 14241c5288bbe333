import { sql } from 'kysely'
import { DECIDED_STATES, type DecidedState, type NoticeState } from '#domain/breeding/litterNotice.ts'
import type { NoticeType } from '#domain/breeding/noticeTypes.ts'
import type { Db } from '../../platform/database.ts'
import type { Notice, NoticeFields, NoticeParent } from './notices.types.ts'

const parentJson = (of: 'sire' | 'dam') =>
  sql<NoticeParent>`json_build_object('id', ${sql.ref(`${of}.id`)}, 'sireId', ${sql.ref(`${of}.sire_id`)}, 'damId', ${sql.ref(`${of}.dam_id`)})`

/** Somebody owns the dam on the day. */
const damOwned = (today: string) => sql<boolean>`exists (
  select from dog_owner o where o.dog_id = q.dam_id and (o.end_date is null or o.end_date > ${today}))`

const notices = (db: Db, today: string) =>
  db
    .selectFrom('litter_inquiry as q')
    .innerJoin('dog as sire', 'sire.id', 'q.sire_id')
    .innerJoin('dog as dam', 'dam.id', 'q.dam_id')
    .leftJoin('account as o', 'o.id', 'q.owner_id')
    .leftJoin('account as a', 'a.id', 'q.decided_by')
    .select([
      'q.id',
      sql<NoticeType>`q.type`.as('type'),
      'q.sire_id as sireId',
      'q.dam_id as damId',
      parentJson('sire').as('sire'),
      parentJson('dam').as('dam'),
      'q.kennel_name as kennelName',
      'q.mating_date as matingDate',
      'q.birth_date as birthDate',
      'q.females',
      'q.males',
      'q.sold',
      'q.place',
      'q.website',
      'q.further_information as furtherInformation',
      'q.contact_name as contactName',
      'q.contact_email as contactEmail',
      'q.contact_phone as contactPhone',
      sql<NoticeState>`q.state`.as('state'),
      'q.owner_id as ownerId',
      'o.username as owner',
      'q.replaces_id as replacesId',
      'q.expires_on as expiresOn',
      'q.reason',
      'q.decided_at as decidedAt',
      'q.decided_by as decidedBy',
      'a.username as decider',
      damOwned(today).as('damOwned'),
      'q.updated_at as updatedAt',
      'q.version',
    ])

interface ShownFilter {
  readonly type: NoticeType
  /** codes of the dam's; undefined: of any */
  readonly breeds?: readonly string[] | undefined
  /** a part of the place */
  readonly place: string
}

/** Notices that everyone may see on a day, the one updated last first. */
export const shownNotices = (
  db: Db,
  { type, breeds, place }: ShownFilter,
  today: string,
  limit: number,
): Promise<Notice[]> =>
  notices(db, today)
    .where('q.type', '=', type)
    .where('q.state', '=', 'shown')
    .where('q.expires_on', '>=', today)
    .$if(breeds !== undefined, (rows) => rows.where('dam.breed_code', 'in', [...breeds!]))
    .$if(place !== '', (rows) => rows.where(sql<boolean>`position(lower(${place}) in lower(q.place)) > 0`))
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute()

/** @param lock holds the row until the transaction ends */
export const noticeById = (db: Db, id: number, today: string, lock = false): Promise<Notice | undefined> =>
  notices(db, today)
    .where('q.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('q'))
    .executeTakeFirst()

/** What waits to take the place of a notice. */
export const replacementOf = (db: Db, id: number, today: string): Promise<Notice | undefined> =>
  notices(db, today).where('q.replaces_id', '=', id).forUpdate('q').executeTakeFirst()

/** The notices that an account keeps, the one updated last first. */
export const noticesOf = (db: Db, ownerId: number, today: string): Promise<Notice[]> =>
  notices(db, today)
    .where('q.owner_id', '=', ownerId)
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id', 'desc')
    .execute()

/** How many notices an account has that wait or are shown; the account is locked, so that two saves at once are counted one after the other. */
export async function openNoticesOf(tx: Db, ownerId: number, today: string): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('litter_inquiry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`(state = 'waiting' or state = 'shown' and expires_on >= ${today})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of those of the dogs that the person behind an account owns on a day. */
export async function ownedAmong(
  db: Db,
  accountId: number,
  dogIds: readonly number[],
  today: string,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('dog_owner as o')
    .innerJoin('account as a', 'a.person_id', 'o.person_id')
    .select('o.dog_id as id')
    .where('a.id', '=', accountId)
    .where('o.dog_id', 'in', [...dogIds])
    .where(sql<boolean>`(o.end_date is null or o.end_date > ${today})`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether somebody is known who owns the dam. */
export async function isOwned(db: Db, dogId: number, today: string): Promise<boolean> {
  const { rows } = await sql`select from dog_owner o where o.dog_id = ${dogId}
    and (o.end_date is null or o.end_date > ${today}) limit 1`.execute(db)
  return rows.length > 0
}

/** Ids of kept notices that are shown until a day at most, of which their keepers have not been reminded since the last change. */
export async function noticesToRemindOf(db: Db, today: string, until: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('litter_inquiry as q')
    .select('q.id')
    .where('q.state', '=', 'shown')
    .where('q.owner_id', 'is not', null)
    .where('q.expires_on', '>=', today)
    .where('q.expires_on', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail as m')
            .select('m.id')
            .where('m.thing', '=', sql<string>`'litter_inquiry:' || q.id`)
            .where('m.kind', '=', 'noticeExpiring')
            .whereRef('m.version', '=', 'q.version'),
        ),
      ),
    )
    .orderBy('q.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What waits for a decision, the longest first. */
export const waitingNotices = (db: Db, today: string, limit: number): Promise<Notice[]> =>
  notices(db, today)
    .where('q.state', '=', 'waiting')
    .orderBy('q.updated_at')
    .orderBy('q.id')
    .limit(limit)
    .execute()

/** How many wait for one. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('litter_inquiry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

interface StaffFilter {
  readonly state?: DecidedState | undefined
  /** codes of the dam's; undefined: of any */
  readonly breeds?: readonly string[] | undefined
}

/** One page of the notices that wait no more, the one updated last first, and how many there are. */
export async function noticePage(
  db: Db,
  { state, breeds }: StaffFilter,
  today: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly Notice[]; total: number }> {
  const found = notices(db, today)
    .where('q.state', 'in', state ? [state] : DECIDED_STATES)
    .$if(breeds !== undefined, (rows) => rows.where('dam.breed_code', 'in', [...breeds!]))
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total }
}

const columnsOf = (fields: NoticeFields) => ({
  type: fields.type,
  sire_id: fields.sireId,
  dam_id: fields.damId,
  kennel_name: fields.kennelName,
  mating_date: fields.matingDate,
  birth_date: fields.birthDate,
  females: fields.females,
  males: fields.males,
  sold: fields.sold,
  place: fields.place,
  website: fields.website,
  further_information: fields.furtherInformation,
  contact_name: fields.contactName,
  contact_email: fields.contactEmail,
  contact_phone: fields.contactPhone,
})

/** How a notice stands beside what it tells. */
interface Standing {
  readonly state: NoticeState
  readonly expiresOn: string
  readonly reason: string | null
  readonly at: Date
}

const standingColumns = ({ state, expiresOn, reason, at }: Standing) => ({
  state,
  expires_on: expiresOn,
  reason,
  updated_at: at,
})

/** @returns its id */
export async function insertNotice(
  tx: Db,
  fields: NoticeFields,
  standing: Standing & { readonly ownerId: number | null; readonly replacesId: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('litter_inquiry')
    .values({
      ...columnsOf(fields),
      ...standingColumns(standing),
      owner_id: standing.ownerId,
      replaces_id: standing.replacesId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what a notice tells and how it stands. */
export async function updateNotice(
  tx: Db,
  id: number,
  fields: NoticeFields,
  standing: Standing,
): Promise<void> {
  await tx
    .updateTable('litter_inquiry')
    .set({ ...columnsOf(fields), ...standingColumns(standing), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Writes how a notice stands. */
export async function setStanding(tx: Db, id: number, standing: Standing): Promise<void> {
  await tx
    .updateTable('litter_inquiry')
    .set({ ...standingColumns(standing), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Writes who decided of a notice, and when. */
export async function setDecider(
  tx: Db,
  id: number,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  await tx
    .updateTable('litter_inquiry')
    .set({ decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute()
}

export async function deleteNotice(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('litter_inquiry').where('id', '=', id).execute()
}

/** The person behind an account; null: nobody is known. */
export async function personOf(db: Db, accountId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .select('person_id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.person_id ?? null
}
