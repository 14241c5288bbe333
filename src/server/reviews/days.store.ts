import { sql } from 'kysely'
import type { REVIEW_DAY_STATES } from '#contract/firstConstants.ts'
import type { ReviewEvent } from '#contract/reviewDays.ts'
import type { ReviewKind, ReviewValues } from '#domain/breeding/reviews.ts'
import { type AuditInsert, insertAuditWith } from '../platform/audit/audit.store.ts'
import type { Db } from '../platform/database.ts'
import type { DayHead, DayRow, EntryRow, RemovedEntry } from './days.types.ts'
import type { ReviewRow } from './staff.types.ts'

interface EventFilter {
  readonly kind?: ReviewKind | undefined
  readonly state?: (typeof REVIEW_DAY_STATES)[number] | undefined
  readonly year?: number | undefined
}

/** Every event, newest first, and how many there are. Reviews without a day are one event by kind, day and place. */
export async function eventsWhere(
  db: Db,
  { kind, state, year }: EventFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly ReviewEvent[]; total: number }> {
  const conditions = [
    sql`true`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(year ? [sql`date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`] : []),
  ]
  const { rows } = await sql<{ total: number; events: readonly ReviewEvent[] | null }>`
    with events as (
      select d.id, case when d.published_at is null then 'draft' else 'published' end as state, d.kind, d.held_on as date, d.place,
        json_build_array(d.reviewer) as reviewers,
        case when d.published_at is null then (select count(*) from review_entry e where e.day_id = d.id)
          else (select count(*) from breeding_review r where r.day_id = d.id) end as dogs
      from review_day d
      union all
      select null, 'recorded', r.kind, r.held_on, r.place, json_agg(distinct r.reviewer), count(*)
      from breeding_review r where r.day_id is null group by r.kind, r.held_on, r.place
    ), found as (select * from events where ${sql.join(conditions, sql` and `)})
    select (select count(*)::int from found) as total, (
      select json_agg(p) from (
        select * from found order by date desc, state, kind, place, id offset ${offset} limit ${limit}
      ) p
    ) as events`.execute(db)
  return { rows: rows[0]!.events ?? [], total: rows[0]!.total }
}

const days = (db: Db) =>
  db
    .selectFrom('review_day as d')
    .select([
      'd.id',
      'd.version',
      sql<ReviewKind>`d.kind`.as('kind'),
      'd.held_on as date',
      'd.place',
      'd.reviewer',
      'd.published_at as publishedAt',
    ])

/** @param lock `share`: it neither changes nor is published meanwhile; `change`: it is one's own until the transaction ends */
export const dayById = (db: Db, id: number, lock?: 'share' | 'change'): Promise<DayRow | undefined> =>
  days(db)
    .where('d.id', '=', id)
    .$if(lock === 'share', (rows) => rows.forShare())
    .$if(lock === 'change', (rows) => rows.forUpdate())
    .executeTakeFirst()

/** The day of a kind, day, place and reviewer, in any spelling of the two. */
export const dayLike = (db: Db, { kind, date, place, reviewer }: DayHead): Promise<DayRow | undefined> =>
  days(db)
    .where('d.kind', '=', kind)
    .where('d.held_on', '=', date)
    .where(sql<boolean>`fold_text(d.place) = fold_text(${place})`)
    .where(sql<boolean>`fold_text(d.reviewer) = fold_text(${reviewer})`)
    .executeTakeFirst()

const columnsOf = ({ kind, date, place, reviewer }: DayHead) => ({ kind, held_on: date, place, reviewer })

/** @returns its id; undefined: there is such a day already */
export async function insertDay(db: Db, head: DayHead): Promise<number | undefined> {
  const row = await db
    .insertInto('review_day')
    .values(columnsOf(head))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateDay(db: Db, id: number, head: DayHead): Promise<void> {
  await db
    .updateTable('review_day')
    .set({ ...columnsOf(head), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteDay(db: Db, id: number): Promise<void> {
  await db.deleteFrom('review_day').where('id', '=', id).execute()
}

/** The dogs of a day, by time of day, then as they came. */
export async function entriesOfDay(db: Db, dayId: number): Promise<readonly EntryRow[]> {
  return (await db
    .selectFrom('review_entry')
    .select(['id', 'dog_id as dogId', 'values', 'version', 'review_id as reviewId'])
    .where('day_id', '=', dayId)
    .orderBy(sql`values ->> 'clock'`)
    .orderBy('id')
    .execute()) as EntryRow[]
}

/** Some dogs of a day, one's own until the transaction ends, locked in the order of their ids. */
export async function lockEntries(
  db: Db,
  dayId: number,
  ids: readonly number[],
): Promise<readonly EntryRow[]> {
  return (await db
    .selectFrom('review_entry')
    .select(['id', 'dog_id as dogId', 'values', 'version', 'review_id as reviewId'])
    .where('day_id', '=', dayId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()) as EntryRow[]
}

/** Adds dogs to a day, in their order; those that are there stay. */
export async function insertEntries(db: Db, dayId: number, dogIds: readonly number[]): Promise<void> {
  await db
    .insertInto('review_entry')
    .values(dogIds.map((dogId) => ({ day_id: dayId, dog_id: dogId })))
    .onConflict((conflict) => conflict.columns(['day_id', 'dog_id']).doNothing())
    .execute()
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('review_entry').where('id', '=', id).execute()
}

/** What was written of a dog that was taken off a day, as the log keeps it. */
export async function removedEntry(
  db: Db,
  dayId: number,
  entryId: number,
): Promise<RemovedEntry | undefined> {
  const { rows } = await sql<RemovedEntry>`
    select before ->> 'dog' as dog, before as written, (before ->> 'review')::bigint as "reviewId" from audit
    where subject = 'reviewDay' and subject_id = ${String(dayId)} and code = 'REVIEW_DOG_REMOVED'
      and before ->> 'entry' = ${String(entryId)}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Puts an entry back under its own id, in a version that nobody has seen: each save and each removal has a row of the log. */
export async function insertRemoved(
  db: Db,
  { id, dayId, dogId, values, reviewId }: Omit<EntryRow, 'version'> & { readonly dayId: number },
): Promise<void> {
  await sql`
    insert into review_entry (id, day_id, dog_id, values, review_id, version) overriding system value
    select ${id}, ${dayId}, ${dogId}, ${JSON.stringify(values)}::jsonb, ${reviewId}::bigint, 1 + count(*) from audit
    where subject = 'reviewEntry' and subject_id = ${String(id)}
      or subject = 'reviewDay' and subject_id = ${String(dayId)} and code = 'REVIEW_DOG_REMOVED' and before ->> 'entry' = ${String(id)}`.execute(
    db,
  )
}

/** Saves what is written of a dog with its row of the log, in one statement. */
export async function saveLoggedEntry(
  db: Db,
  id: number,
  values: ReviewValues,
  log: AuditInsert,
): Promise<void> {
  const update = sql`update review_entry set values = ${JSON.stringify(values)}, version = version + 1 where id = ${id}`
  await insertAuditWith(db, update, log)
}

/** Notes that a day is published; its dogs are reviews now. */
export async function closeDay(db: Db, id: number, at: Date): Promise<void> {
  await db.deleteFrom('review_entry').where('day_id', '=', id).execute()
  await db
    .updateTable('review_day')
    .set({ published_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Lets a day be written again, with what its reviews said; published anew they have their ids again. */
export async function reopenDay(db: Db, id: number, taken: readonly ReviewRow[]): Promise<void> {
  const rows = taken.map(({ id: reviewId, dogId, clock, class: code, height, length, critique }) => ({
    day_id: id,
    dog_id: dogId,
    review_id: reviewId,
    values: JSON.stringify({
      ...(clock && { clock }),
      class: code,
      height,
      length,
      ...(critique && { critique }),
    }),
  }))
  if (rows.length > 0) await db.insertInto('review_entry').values(rows).execute()
  await db
    .updateTable('review_day')
    .set({ published_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** The dogs of numbers, by the numbers' keys. */
export async function dogsByNumber(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('dog_number as n')
    .innerJoin('dog as d', 'd.id', 'n.dog_id')
    .select(['n.key', 'n.dog_id as dogId'])
    .where('n.key', 'in', [...keys])
    .where('d.registered', '=', true)
    .execute()
  return new Map(rows.map(({ key, dogId }) => [key, dogId]))
}
