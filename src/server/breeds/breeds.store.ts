import { sql } from 'kysely'
import type { BreedChoice } from '#contract/breeds.ts'
import type { ClubProfile } from '#domain/club/profiles.ts'
import type { Db } from '../platform/database.ts'
import type { BreedInput, StoredBreed } from './breeds.types.ts'

/** Seeds the breeds of the club profile; names that the profile has changed follow unless somebody has changed the breed, and nothing is removed. */
export async function seedBreeds(db: Db, { breeds }: Pick<ClubProfile, 'breeds'>): Promise<void> {
  await sql`
    insert into breed (code, name_fi, name_sv, name_en, club)
    select code, fi, sv, en, true
    from json_to_recordset(${JSON.stringify(breeds)}::json) as b(code text, fi text, sv text, en text)
    on conflict (code) do update
      set name_fi = excluded.name_fi, name_sv = excluded.name_sv, name_en = excluded.name_en, club = true
      where not breed.edited
        and (breed.name_fi, breed.name_sv, breed.name_en, breed.club)
          is distinct from (excluded.name_fi, excluded.name_sv, excluded.name_en, true)`.execute(db)
}

const BY_CODE = sql`order by string_to_array(b.code, '.')::int[]`

const select = (condition: ReturnType<typeof sql>) => sql<StoredBreed>`
  select b.id, b.version, b.code, json_build_object('fi', b.name_fi, 'sv', b.name_sv, 'en', b.name_en) as name, b.club, b.hidden,
    coalesce(n.dogs, 0) as dogs, coalesce(n.others, 0) as others
  from breed b left join lateral (
    select (count(*) filter (where d.registered))::int as dogs, (count(*) filter (where not d.registered))::int as others
    from dog d where d.breed_code = b.code) n on true
  where ${condition} ${BY_CODE}`

/** All breeds by their codes. */
export const allBreeds = async (db: Db): Promise<readonly StoredBreed[]> =>
  (await select(sql`true`).execute(db)).rows

export const breedById = async (db: Db, id: number): Promise<StoredBreed | undefined> =>
  (await select(sql`b.id = ${id}`).execute(db)).rows[0]

/** Those that a dog may be of: with dogs, or not hidden. */
export async function choosableBreeds(db: Db): Promise<readonly BreedChoice[]> {
  const { rows } = await sql<BreedChoice>`
    select b.code, b.name_fi as fi, b.name_sv as sv, b.name_en as en from breed b
    where not b.hidden or exists (select from dog d where d.breed_code = b.code) ${BY_CODE}`.execute(db)
  return rows
}

/** Locks all: whoever adds or changes one waits, so that no two get the same name. */
export async function lockBreeds(tx: Db): Promise<void> {
  await sql`lock table breed in share row exclusive mode`.execute(tx)
}

const columnsOf = ({ code, name, club, hidden }: BreedInput) => ({
  code,
  name_fi: name.fi,
  name_sv: name.sv,
  name_en: name.en,
  club,
  hidden,
  edited: true,
})

/** Locks one: no dog becomes of it meanwhile. */
export async function lockRow(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('breed').select('id').where('id', '=', id).forUpdate().execute()
}

/** @returns its id */
export async function insertBreed(tx: Db, input: BreedInput): Promise<number> {
  const { id } = await tx
    .insertInto('breed')
    .values(columnsOf(input))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateBreed(tx: Db, id: number, input: BreedInput): Promise<void> {
  await tx
    .updateTable('breed')
    .set({ ...columnsOf(input), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
