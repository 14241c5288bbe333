import type pg from 'pg'
import type { ClubProfile } from '#domain/club/profiles.ts'

/** Lays the breeds of the club profile; names that the club's profile has changed follow, nothing is removed. */
export async function seedBreeds(connection: pg.Pool | pg.PoolClient, profile: ClubProfile): Promise<void> {
  await connection.query(
    `insert into breed (code, name_fi, name_sv, name_en, club)
    select code, fi, sv, en, true from json_to_recordset($1::json) as b(code text, fi text, sv text, en text)
    on conflict (code) do update
      set name_fi = excluded.name_fi, name_sv = excluded.name_sv, name_en = excluded.name_en, club = true`,
    [JSON.stringify(profile.breeds)],
  )
}
