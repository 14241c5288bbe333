import { type RawBuilder, sql } from 'kysely'
import type { REVIEW_LIST_SORTS } from '#contract/firstConstants.ts'
import type { ReviewKind } from '#domain/breeding/reviews.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import { totalOf } from '../platform/total.store.ts'
import type { EventReview, ReviewFacets, ReviewFilter, ReviewRow } from './reviews.types.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('breeding_review as r')
    .innerJoin('dog as d', 'd.id', 'r.dog_id')
    .where('d.registered', '=', true)
    .select([
      'r.id',
      'r.dog_id as dogId',
      sql<ReviewKind>`r.kind`.as('kind'),
      'r.held_on as date',
      sql<string | null>`to_char(r.clock, 'HH24:MI')`.as('clock'),
      'r.place',
      'r.reviewer',
      'r.class',
      sql<number>`r.height_cm::float8`.as('height'),
      sql<number>`r.length_cm::float8`.as('length'),
      'r.critique',
      'r.saved_at as savedAt',
    ])

interface ReviewOrder {
  readonly sort: (typeof REVIEW_LIST_SORTS)[number]
  readonly direction: 'asc' | 'desc'
  /** codes from best to worst, by which classes are ordered; others come last */
  readonly grades: readonly string[]
}

/** What a list is sorted by before its events, newest first. */
const sortedBy = (grades: readonly string[]) =>
  ({
    clock: undefined,
    date: sql`r.held_on`,
    dog: sql`d.name_folded`,
    class: sql`array_position(${[...grades]}::text[], r.class)`,
    height: sql`r.height_cm`,
    length: sql`r.length_cm`,
  }) satisfies Readonly<Record<ReviewOrder['sort'], RawBuilder<unknown> | undefined>>

/** Reviews that match, of dogs of the register, in the order asked for, and how many there are. */
export async function reviewsOf(
  db: Db,
  { breeds, kind, year, date, place, class: grade, gender }: ReviewFilter,
  { sort, direction, grades }: ReviewOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly ReviewRow[]; total: number }> {
  const found = reviews(db)
    .$if(breeds !== undefined, (rows) => rows.where('d.breed_code', 'in', [...breeds!]))
    .$if(kind !== undefined, (rows) => rows.where('r.kind', '=', kind!))
    .$if(year !== undefined, (rows) =>
      rows.where('r.held_on', '>=', `${year}-01-01`).where('r.held_on', '<=', `${year}-12-31`),
    )
    .$if(date !== undefined, (rows) => rows.where('r.held_on', '=', date!))
    .$if(place !== undefined, (rows) =>
      rows.where(sql<boolean>`fold_text(r.place) like fold_text(${likeText(place!)})`),
    )
    .$if(grade !== undefined, (rows) => rows.where('r.class', '=', grade!))
    .$if(gender !== undefined, (rows) => rows.where('d.sex', '=', gender!))
  const first = sortedBy(grades)[sort]
  const rows = await found
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .$if(first !== undefined, (all) => all.orderBy(first!, (by) => by[direction]().nullsLast()))
    .orderBy('r.held_on', 'desc')
    .orderBy('r.place')
    .orderBy('r.kind')
    .orderBy('r.clock', (by) => by[sort === 'clock' ? direction : 'asc']().nullsLast())
    .orderBy('r.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(found, rows, offset) }
}

/** The years that have reviews, newest first, and the classes that were given, the most frequent first. */
export async function reviewFacets(db: Db): Promise<ReviewFacets> {
  const { rows } = await sql<ReviewFacets>`
    select array(
      select distinct extract(year from held_on)::int as year from breeding_review order by year desc
    ) as years, array(
      select class from breeding_review group by class order by count(*) desc, class
    ) as classes`.execute(db)
  return rows[0]!
}

/** A review of a dog of the register. */
export const reviewById = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  reviews(db).where('r.id', '=', id).executeTakeFirst()

/** The reviews of a dog, newest first. */
export const reviewsOfDog = (db: Db, dogId: number): Promise<EventReview[]> =>
  reviews(db)
    .where('r.dog_id', '=', dogId)
    .select(
      sql<number>`(
        select count(distinct o.dog_id)::int from breeding_review o join dog od on od.id = o.dog_id
        where o.held_on = r.held_on and o.place = r.place and o.kind = r.kind and od.registered
      )`.as('eventDogs'),
    )
    .orderBy('r.held_on', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
