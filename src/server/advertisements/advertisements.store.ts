import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AdvertisementInput, ShownAdvertisement, StoredAdvertisement } from './advertisements.types.ts'

const onDay = (db: Db, today: string) =>
  db
    .selectFrom('advertisement as a')
    .innerJoin('file as f', 'f.id', 'a.banner_id')
    .select(['a.id', 'a.url', 'a.event_name as eventName', 'f.name as banner'])
    .where('a.shown', '=', true)
    .where('a.removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('a.shown_from', 'is', null), eb('a.shown_from', '<=', today)]))
    .where(({ or, eb }) => or([eb('a.shown_to', 'is', null), eb('a.shown_to', '>=', today)]))
    .orderBy('a.position')
    .orderBy('a.id')

/** Advertisements that are shown on a day and have a banner, in their order. */
export const advertisementsOn = (db: Db, today: string): Promise<ShownAdvertisement[]> =>
  onDay(db, today).execute()

/** One of those. */
export const advertisementOn = (db: Db, today: string, id: number): Promise<ShownAdvertisement | undefined> =>
  onDay(db, today).where('a.id', '=', id).executeTakeFirst()

const counted = (what: 'shown' | 'clicked') =>
  sql<number>`(select coalesce(sum(${sql.ref(`c.${what}`)}), 0)::int from advertisement_count c where c.advertisement_id = a.id)`

const select = (db: Db) =>
  db
    .selectFrom('advertisement as a')
    .select([
      'a.id',
      'a.version',
      'a.event_name as eventName',
      'a.url',
      'a.banner_id as bannerId',
      sql<string | null>`(select f.name from file f where f.id = a.banner_id)`.as('banner'),
      'a.shown_from as shownFrom',
      'a.shown_to as shownTo',
      'a.shown as on',
      'a.removed_at as removedAt',
      counted('shown').as('shown'),
      counted('clicked').as('clicked'),
    ])

/** All that are not removed, in their order. */
export const keptAdvertisements = (db: Db): Promise<StoredAdvertisement[]> =>
  select(db).where('a.removed_at', 'is', null).orderBy('a.position').orderBy('a.id').execute()

/** The last ones that were removed. */
export const removedAdvertisements = (db: Db, limit: number): Promise<StoredAdvertisement[]> =>
  select(db)
    .where('a.removed_at', 'is not', null)
    .orderBy('a.removed_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

/** One, removed or not. */
export const advertisementById = (db: Db, id: number): Promise<StoredAdvertisement | undefined> =>
  select(db).where('a.id', '=', id).executeTakeFirst()

/** The same, locked to the end of the transaction. */
export const lockAdvertisementById = (tx: Db, id: number): Promise<StoredAdvertisement | undefined> =>
  select(tx).where('a.id', '=', id).forUpdate().executeTakeFirst()

/** Locks all advertisements: whoever adds one or orders them waits. @returns how many are not removed */
export async function lockAdvertisements(tx: Db): Promise<number> {
  await sql`lock table advertisement in share row exclusive mode`.execute(tx)
  const { kept } = await tx
    .selectFrom('advertisement')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(kept)
}

/** Behind all others. */
const LAST = sql<number>`(select coalesce(max(position), 0) + 1 from advertisement)`

const columnsOf = ({ eventName, url, shownFrom, shownTo, on }: AdvertisementInput) => ({
  event_name: eventName,
  url,
  shown_from: shownFrom,
  shown_to: shownTo,
  shown: on,
})

/** Adds one behind the others. @returns its id */
export async function insertAdvertisement(tx: Db, input: AdvertisementInput): Promise<number> {
  const { id } = await tx
    .insertInto('advertisement')
    .values({ ...columnsOf(input), position: LAST })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAdvertisement(tx: Db, id: number, input: AdvertisementInput): Promise<void> {
  await tx
    .updateTable('advertisement')
    .set({ ...columnsOf(input), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Gives one another banner; what somebody types beside it is not touched. */
export async function setBanner(tx: Db, id: number, bannerId: number): Promise<void> {
  await tx.updateTable('advertisement').set({ banner_id: bannerId }).where('id', '=', id).execute()
}

/** Puts advertisements in an order. */
export async function setOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update advertisement a set position = o.place
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place) where a.id = o.id`.execute(tx)
}

/** Marks one as removed. */
export async function markRemoved(tx: Db, id: number, removedAt: Date): Promise<void> {
  await tx
    .updateTable('advertisement')
    .set({ removed_at: removedAt, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Puts one back behind the others. */
export async function markRestored(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('advertisement')
    .set({ removed_at: null, position: LAST, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
