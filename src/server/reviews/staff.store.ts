import { sql } from 'kysely'
import { REMOVED } from '#contract/constants.ts'
import type { REVIEW_SORTS } from '#contract/firstConstants.ts'
import type { ReviewKind } from '#domain/breeding/reviews.ts'
import type { Db } from '../platform/database.ts'
import { totalOf } from '../platform/total.store.ts'
import type { ReviewColumns, ReviewFacts, ReviewRow } from './staff.types.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('breeding_review as r')
    .innerJoin('dog as d', 'd.id', 'r.dog_id')
    .select([
      'r.id',
      'r.version',
      'r.dog_id as dogId',
      sql<ReviewKind>`r.kind`.as('kind'),
      'r.held_on as date',
      sql<string>`coalesce(to_char(r.clock, 'HH24:MI'), '')`.as('clock'),
      'r.place',
      'r.reviewer',
      'r.class',
      'r.height_cm as height',
      'r.length_cm as length',
      sql<string>`coalesce(r.critique, '')`.as('critique'),
      'r.day_id as dayId',
    ])

interface ReviewFilter {
  readonly kind?: ReviewKind | undefined
  readonly class?: string | undefined
  /** their codes; undefined: of any */
  readonly breeds: readonly string[] | undefined
  readonly year?: number | undefined
  readonly date?: string | undefined
  readonly place?: string | undefined
  /** a part of number, name, place or reviewer; empty: all of them */
  readonly text: string
  readonly sort: (typeof REVIEW_SORTS)[number]
  readonly order: 'asc' | 'desc'
  /** codes from best to worst */
  readonly classes: readonly string[]
}

const has = (column: string, text: string) =>
  sql<boolean>`position(fold_text(${text}) in fold_text(${sql.ref(column)})) > 0`

/** Reviews that match, in the order asked for, then newest first; and how many there are. */
export async function reviewsWhere(
  db: Db,
  filter: ReviewFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly ReviewRow[]; total: number }> {
  const { kind, breeds, year, date, place, text, order } = filter
  const found = reviews(db)
    .$if(kind !== undefined, (rows) => rows.where('r.kind', '=', kind!))
    .$if(filter.class !== undefined, (rows) => rows.where('r.class', '=', filter.class!))
    .$if(breeds !== undefined, (rows) => rows.where('d.breed_code', 'in', [...breeds!]))
    .$if(year !== undefined, (rows) =>
      rows.where('r.held_on', '>=', `${year}-01-01`).where('r.held_on', '<=', `${year}-12-31`),
    )
    .$if(date !== undefined, (rows) => rows.where('r.held_on', '=', date!))
    .$if(place !== undefined, (rows) => rows.where('r.place', '=', place!))
    .$if(text !== '', (rows) =>
      rows.where(({ or, exists, selectFrom }) =>
        or([
          sql<boolean>`position(fold_text(${text}) in d.name_folded) > 0`,
          has('r.place', text),
          has('r.reviewer', text),
          exists(
            selectFrom('dog_number as n')
              .select('n.key')
              .whereRef('n.dog_id', '=', 'd.id')
              .where(sql<boolean>`position(upper(${text}) in n.key) > 0`),
          ),
        ]),
      ),
    )
  const rows = await found
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy(ordering(filter), order)
    .orderBy('r.held_on', 'desc')
    .orderBy('r.clock')
    .orderBy('r.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(found, rows, offset) }
}

function ordering({ sort, classes }: ReviewFilter) {
  switch (sort) {
    case 'date':
      return sql`r.held_on`
    case 'dog':
      return sql`d.name_folded`
    case 'class':
      return sql`coalesce(array_position(${[...classes]}::text[], r.class), ${classes.length + 1})`
    case 'height':
      return sql`r.height_cm`
    case 'length':
      return sql`r.length_cm`
  }
}

/** @param lock holds the row until the transaction ends */
export const reviewById = (db: Db, id: number, lock = false): Promise<ReviewRow | undefined> =>
  reviews(db)
    .where('r.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('r'))
    .executeTakeFirst()

/** The published reviews of a day, by time of day. @param lock holds the rows until the transaction ends */
export const reviewsOfDay = (db: Db, dayId: number, lock = false): Promise<ReviewRow[]> =>
  reviews(db)
    .where('r.day_id', '=', dayId)
    .orderBy('r.clock')
    .orderBy('r.id')
    .$if(lock, (rows) => rows.forUpdate('r'))
    .execute()

/** The reviews of a dog of a kind on a day. */
export const reviewsOfDogOn = (
  db: Db,
  { dogId, kind, date }: { readonly dogId: number; readonly kind: ReviewKind; readonly date: string },
): Promise<ReviewRow[]> =>
  reviews(db)
    .where('r.dog_id', '=', dogId)
    .where('r.kind', '=', kind)
    .where('r.held_on', '=', date)
    .orderBy('r.id')
    .execute()

/** Keeps dogs from two reviews written at once until the end of the transaction, in the order of their ids. */
export async function lockDogs(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('dog')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What reviews of dogs are held against, of a kind on a day; `besides`: the review that is being changed does not count. */
export async function factsOf(
  db: Db,
  ids: readonly number[],
  {
    kind,
    date,
    besides = null,
  }: { readonly kind: ReviewKind; readonly date: string; readonly besides?: number | null },
): Promise<readonly ReviewFacts[]> {
  const other = sql`select from breeding_review r where r.dog_id = d.id and r.id is distinct from ${besides}`
  const { rows } = await sql<ReviewFacts>`
    select d.id as "dogId", d.birth_date as "birthDate", d.birth_year as "birthYear", d.death_date as "deathDate",
      d.death_released as "deathReleased",
      exists (${other} and r.kind = 'junkkari') as "hasJunkkari",
      exists (${other} and r.kind = ${kind} and r.held_on = ${date}) as "hasSameDay"
    from dog d where d.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

export async function insertReview(db: Db, dogId: number, columns: ReviewColumns, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('breeding_review')
    .values({ ...columns, dog_id: dogId, saved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param dayId the day that it stays with; null: none any more */
export async function updateReview(
  db: Db,
  id: number,
  columns: ReviewColumns,
  { dayId, at }: { readonly dayId: number | null; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('breeding_review')
    .set({ ...columns, day_id: dayId, saved_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteReview(db: Db, id: number): Promise<void> {
  await db.deleteFrom('breeding_review').where('id', '=', id).execute()
}

/** The dog of a review that was removed; undefined: there was none, or its dog is gone. */
export async function dogOfRemoved(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ dogId: number }>`
    select d.id as "dogId" from record_change c join dog d on d.id = (c.former ->> 'dog_id')::bigint
    where c.table_name = 'breeding_review' and c.record = ${String(id)} and c.deleted
    order by c.id desc limit 1`.execute(db)
  return rows[0]?.dogId
}

/** Puts a removed review back under its own id; it stays with its day only where that is published. */
export async function restoreRemoved(db: Db, id: number): Promise<void> {
  await sql`
    insert into breeding_review
      (id, dog_id, kind, held_on, clock, place, reviewer, class, height_cm, length_cm, critique, saved_at, version, day_id)
    overriding system value
    select f.id, f.dog_id, f.kind, f.held_on, f.clock, f.place, f.reviewer, f.class, f.height_cm, f.length_cm, nullif(f.critique, ${REMOVED}),
      f.saved_at, f.version + 1, (select d.id from review_day d where d.id = f.day_id and d.published_at is not null)
    from record_change c cross join lateral jsonb_populate_record(null::breeding_review, c.former) f
    where c.table_name = 'breeding_review' and c.record = ${String(id)} and c.deleted
    order by c.id desc limit 1`.execute(db)
}

/** Makes a review of every dog of a day, one that was a review before under its old id. */
export async function insertReviewsOfDay(db: Db, dayId: number, at: Date): Promise<void> {
  await sql`
    insert into breeding_review
      (id, dog_id, kind, held_on, clock, place, reviewer, class, height_cm, length_cm, critique, saved_at, day_id)
    overriding system value
    select coalesce(e.review_id, nextval(pg_get_serial_sequence('breeding_review', 'id'))), e.dog_id, d.kind, d.held_on,
      (e.values ->> 'clock')::time, d.place, d.reviewer, e.values ->> 'class', (e.values ->> 'height')::numeric,
      (e.values ->> 'length')::numeric, e.values ->> 'critique', ${at}, d.id
    from review_entry e join review_day d on d.id = e.day_id where d.id = ${dayId} order by e.id`.execute(db)
}

export async function deleteReviewsOfDay(db: Db, dayId: number): Promise<void> {
  await db.deleteFrom('breeding_review').where('day_id', '=', dayId).execute()
}
