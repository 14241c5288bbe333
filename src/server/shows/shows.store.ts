import { sql } from 'kysely'
import type { StaffShowResult } from '#contract/dogShows.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'

export interface StoredResult extends StaffShowResult {
  readonly showId: number
}

const resultsWhere = (condition: ReturnType<typeof sql>) => sql<StoredResult>`
  select r.id, r.version, r.show_id as "showId", s.held_on as date, s.place, s.country, coalesce(s.name, '') as show,
    r.class, r.grade, r.placing, r.marks, coalesce(r.judge, '') as judge, coalesce(r.critique, '') as critique
  from show_result r join show s on s.id = r.show_id where ${condition}
  order by s.held_on desc, r.id desc`

/** Results of a dog, newest first. */
export async function resultsOfDog(db: Db, dogId: number): Promise<readonly StoredResult[]> {
  const { rows } = await resultsWhere(sql`r.dog_id = ${dogId}`).execute(db)
  return rows
}

/** One result of a dog; in a change it is locked by `lockResult` before. */
export async function resultById(db: Db, dogId: number, id: number): Promise<StoredResult | undefined> {
  const { rows } = await resultsWhere(sql`r.dog_id = ${dogId} and r.id = ${id}`).execute(db)
  return rows[0]
}

/** Holds all other changes of shows and their results back until the end of the transaction, so that none waits for another's rows. */
export async function holdShows(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.shows})`.execute(db)
}

/** Keeps a result from others' changes until the end of the transaction. */
export async function lockResult(db: Db, id: number): Promise<void> {
  await db.selectFrom('show_result').select('id').where('id', '=', id).forUpdate().execute()
}

/** One of a dog in a class of a show. */
export async function resultInClass(
  db: Db,
  { showId, dogId, name }: { readonly showId: number; readonly dogId: number; readonly name: string },
): Promise<StoredResult | undefined> {
  const { rows } = await resultsWhere(
    sql`r.show_id = ${showId} and r.dog_id = ${dogId} and r.class = ${name}`,
  ).execute(db)
  return rows[0]
}

/** Day of birth of a dog; null: not known. */
export async function birthOf(db: Db, dogId: number): Promise<string | null> {
  const dog = await db
    .selectFrom('dog')
    .select('birth_date')
    .where('id', '=', dogId)
    .executeTakeFirstOrThrow()
  return dog.birth_date
}

/** What a show is known by. */
export type ShowName = Pick<StaffShowResult, 'date' | 'place' | 'country' | 'show'>

/** The show of a day, place, country and name, the oldest of several; `except`: an id. */
export async function showNamed(
  db: Db,
  { date, place, country, show }: ShowName,
  except = 0,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('show')
    .select('id')
    .where('held_on', '=', date)
    .where(sql<boolean>`fold_text(place) = fold_text(${place})`)
    .where('country', '=', country)
    .where('name', 'is not distinct from', show || null)
    .where('id', '<>', except)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id
}

/** The same, which is added where there is none; `holdShows` comes before. @returns its id */
export async function findOrAddShow(db: Db, name: ShowName): Promise<number> {
  const found = await showNamed(db, name)
  if (found !== undefined) return found
  const added = await db
    .insertInto('show')
    .values({ held_on: name.date, place: name.place, country: name.country, name: name.show || null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

export interface ResultColumns {
  readonly show_id: number
  readonly class: string
  readonly grade: string
  readonly placing: number | null
  readonly marks: string[]
  readonly judge: string | null
  readonly critique: string | null
}

export async function insertResult(db: Db, dogId: number, columns: ResultColumns, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('show_result')
    .values({ ...columns, dog_id: dogId, saved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateResult(db: Db, id: number, columns: ResultColumns, at: Date): Promise<void> {
  await db
    .updateTable('show_result')
    .set({ ...columns, saved_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Says that a show stays without results. */
export async function keepShow(db: Db, id: number): Promise<void> {
  await db.updateTable('show').set({ made_by_hand: true }).where('id', '=', id).execute()
}

export async function updateShow(
  db: Db,
  id: number,
  { date, place, country, show }: ShowName,
): Promise<void> {
  await db
    .updateTable('show')
    .set({ held_on: date, place, country, name: show || null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteShow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('show').where('id', '=', id).execute()
}

export async function insertResults(
  db: Db,
  rows: readonly (ResultColumns & { readonly dog_id: number })[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('show_result')
    .values(rows.map((row) => ({ ...row, saved_at: at })))
    .execute()
}

export async function deleteResults(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('show_result').where('id', 'in', ids).execute()
}
