import { sql } from 'kysely'
import type { RegisterState } from '#domain/breeding/registerStates.ts'
import type { Sex } from '#domain/dogs.ts'
import type { Db } from '../platform/database.ts'
import { totalOf } from '../platform/total.store.ts'
import type { MaleRow, RegisterEntry } from './breedingRegister.types.ts'

/** Two records that turned out to be of one dog may have an entry each: the open one counts, else the later one. */
const IS_CURRENT = sql<boolean>`not exists (
  select from register_entry o where o.dog_id = e.dog_id and (o.open, o.id) > (e.open, e.id))`

const entries = (db: Db) =>
  db
    .selectFrom('register_entry as e')
    .innerJoin('dog as d', 'd.id', 'e.dog_id')
    .leftJoin('account as a', 'a.id', 'e.decided_by')
    .select([
      'e.id',
      'e.dog_id as dogId',
      sql<RegisterState>`e.state`.as('state'),
      'e.applied_on as applied',
      'e.added_on as added',
      'e.removed_on as removed',
      'e.magazine',
      'e.assured',
      'e.list_consent as listConsent',
      'e.available',
      'e.reason',
      'e.decided_at as decidedAt',
      'e.decided_by as decidedBy',
      'a.username as decider',
      'e.weighed',
      'e.version',
    ])

export interface RegisterFilter {
  readonly states: readonly RegisterState[]
  /** their codes; undefined: of any */
  readonly breeds?: readonly string[] | undefined
  readonly sex?: Sex | undefined
}

export interface Slice {
  readonly offset: number
  readonly limit: number
}

/** Entries that match, those that came into the register last first, and how many there are. */
export async function entriesOf(
  db: Db,
  { states, breeds, sex }: RegisterFilter,
  { offset, limit }: Slice,
): Promise<{ rows: readonly RegisterEntry[]; total: number }> {
  const found = entries(db)
    .where('e.state', 'in', [...states])
    .where(IS_CURRENT)
    .$if(breeds !== undefined, (rows) => rows.where('d.breed_code', 'in', [...breeds!]))
    .$if(sex !== undefined, (rows) => rows.where('d.sex', '=', sex!))
  const rows = await found
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy(sql`coalesce(e.added_on, e.applied_on)`, 'desc')
    .orderBy('d.name_folded')
    .orderBy('e.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(found, rows, offset) }
}

/** The entry that counts of every dog of some breeds. */
export const entriesOfBreeds = (db: Db, breeds: readonly string[]): Promise<RegisterEntry[]> =>
  entries(db)
    .where('d.breed_code', 'in', [...breeds])
    .where(IS_CURRENT)
    .orderBy('d.name_folded')
    .orderBy('e.id')
    .execute()

/** Entries by their ids, those of other breeds left out; `lock`: holds them, in the order of their ids, until the transaction ends. */
export const entriesByIds = (
  db: Db,
  ids: readonly number[],
  { breeds, lock = false }: { readonly breeds?: readonly string[]; readonly lock?: boolean } = {},
): Promise<RegisterEntry[]> =>
  entries(db)
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .$if(breeds !== undefined, (rows) => rows.where('d.breed_code', 'in', [...breeds!]))
    .orderBy('e.id')
    .$if(lock, (rows) => rows.forUpdate('e'))
    .execute()

/** Every entry that is open, the longest waiting first. */
export const openEntries = (db: Db): Promise<RegisterEntry[]> =>
  entries(db).where('e.open', '=', true).orderBy('e.applied_on').orderBy('e.id').execute()

/** @param lock holds the row until the transaction ends */
export function entryById(db: Db, id: number, lock = false): Promise<RegisterEntry | undefined> {
  return entries(db)
    .where('e.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('e'))
    .executeTakeFirst()
}

/** The entry of a dog that counts; undefined: it has none. */
export function entryOfDog(db: Db, dogId: number): Promise<RegisterEntry | undefined> {
  return entries(db)
    .where('e.dog_id', '=', dogId)
    .orderBy('e.open', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Males of a breed that are offered, by name. A death counts only once it is released, whoever asks. Source:
 * docs/rules/breeding-and-health.md#list-of-males.
 */
export async function offeredMales(
  db: Db,
  breeds: readonly string[],
  today: string,
): Promise<readonly MaleRow[]> {
  const { rows } = await sql<MaleRow>`
    select d.id as "dogId", e.added_on as added, (
      select coalesce(json_agg(json_build_object('name', p.name, 'town', p.town) order by p.name, p.id), '[]')
      from dog_owner o join person p on p.id = o.person_id
      where o.dog_id = d.id and p.public_consent and (o.end_date is null or o.end_date > ${today})
    ) as owners
    from register_entry e join dog d on d.id = e.dog_id
    where e.state = 'active' and e.list_consent and e.available and d.sex = 'male'
      and d.breed_code = any(${[...breeds]}::text[])
      and not (d.death_released and (d.death_date is not null or d.death_cause is not null))
    order by d.name_folded, d.id`.execute(db)
  return rows
}

/** @returns its id; undefined: the dog has an open one, which came in between */
export async function insertEntry(
  tx: Db,
  entry: { readonly dogId: number; readonly applied: string; readonly assured: boolean },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('register_entry')
    .values({ dog_id: entry.dogId, state: 'applied', applied_on: entry.applied, assured: entry.assured })
    .onConflict((conflict) => conflict.column('dog_id').where(sql<boolean>`open`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Written = Pick<RegisterEntry, 'state' | 'added' | 'removed' | 'reason' | 'weighed'>

/** Writes what was decided of an entry. */
export async function setDecision(
  tx: Db,
  id: number,
  { state, added, removed, reason, weighed }: Written,
  { at, by }: { readonly at: Date | null; readonly by: number | null },
): Promise<void> {
  await tx
    .updateTable('register_entry')
    .set({
      state,
      added_on: added,
      removed_on: removed,
      reason,
      weighed: [...weighed],
      decided_at: at,
      decided_by: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Writes what is kept of an entry beside its state. */
export async function setDetails(
  tx: Db,
  id: number,
  {
    magazine,
    assured,
    listConsent,
    available,
  }: Pick<RegisterEntry, 'magazine' | 'assured' | 'listConsent' | 'available'>,
): Promise<void> {
  await tx
    .updateTable('register_entry')
    .set({ magazine, assured, list_consent: listConsent, available, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Writes that no owner agrees to the list of males any more. */
export async function endListConsent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('register_entry')
    .set({ list_consent: false, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
