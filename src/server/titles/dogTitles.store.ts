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

/** The results with a mark of a dog that has not the title. */
export interface CertifiedDog {
  readonly dogId: number
  readonly birthDate: string | null
  readonly results: readonly MarkedResult[]
}

/** Dogs of the club's breeds that have a mark of at least so many results, and not a title. */
export async function certifiedDogs(
  db: Db,
  { mark, shows, code }: { readonly mark: string; readonly shows: number; readonly code: string },
): Promise<readonly CertifiedDog[]> {
  const { rows } = await sql<CertifiedDog>`
    select r.dog_id as "dogId", d.birth_date as "birthDate", json_agg(json_build_object(
      'date', s.held_on, 'place', s.place, 'country', s.country, 'show', coalesce(s.name, ''), 'marks', r.marks, 'judge', coalesce(r.judge, '')
    ) order by s.held_on, r.id) as results
    from show_result r join show s on s.id = r.show_id join dog d on d.id = r.dog_id join breed b on b.code = d.breed_code and b.club
    where r.marks @> array[${mark}] and not exists (select from dog_title t where t.dog_id = r.dog_id and t.code = ${code})
    group by r.dog_id, d.birth_date having count(*) >= ${shows}`.execute(db)
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
