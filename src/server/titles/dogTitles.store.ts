import { sql } from 'kysely'
import type { StaffTitle } from '#contract/dogTitles.ts'
import type { MarkedResult } from '#domain/shows/titleRules.ts'
import type { Db } from '../platform/database.ts'

/** The titles of a dog, by day, those without one last. */
export async function titlesOfDog(db: Db, dogId: number): Promise<readonly StaffTitle[]> {
  const { rows } = await sql<StaffTitle>`
    select id, version, code, awarded_on as date, country, source from dog_title
    where dog_id = ${dogId} order by awarded_on nulls last, code`.execute(db)
  return rows
}

/** Keeps the titles of a dog from others' changes until the end of the transaction. */
export async function lockDogOfTitles(tx: Db, dogId: number): Promise<void> {
  await sql`select from dog where id = ${dogId} for no key update`.execute(tx)
}

/** What a dog's titles are held to. */
export interface TitledDog {
  readonly birthDate: string | null
  /** of a breed that the club looks after */
  readonly ofClub: boolean
}

export async function titledDog(db: Db, dogId: number): Promise<TitledDog> {
  const { rows } = await sql<TitledDog>`
    select d.birth_date as "birthDate", b.club as "ofClub" from dog d join breed b on b.code = d.breed_code
    where d.id = ${dogId}`.execute(db)
  return rows[0]!
}

/** The show results of a dog that have a mark. */
export async function markedResults(db: Db, dogId: number): Promise<readonly MarkedResult[]> {
  const { rows } = await sql<MarkedResult>`
    select s.held_on as date, s.place, s.country, coalesce(s.name, '') as show, r.marks, coalesce(r.judge, '') as judge
    from show_result r join show s on s.id = r.show_id
    where r.dog_id = ${dogId} and r.marks <> '{}' order by s.held_on, r.id`.execute(db)
  return rows
}

interface TitleColumns {
  readonly awarded_on: string | null
  readonly country: string
  readonly source: string
}

/** @returns its id */
export async function insertDogTitle(
  tx: Db,
  columns: TitleColumns & { readonly dog_id: number; readonly code: string },
): Promise<number> {
  const { id } = await tx.insertInto('dog_title').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateDogTitle(tx: Db, id: number, columns: TitleColumns): Promise<void> {
  await tx
    .updateTable('dog_title')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteDogTitle(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('dog_title').where('id', '=', id).execute()
}
