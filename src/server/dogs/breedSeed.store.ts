import { sql } from 'kysely'
import type { ClubProfile } from '#domain/club/profiles.ts'
import type { Db } from '../platform/database.ts'

/** Seeds the breeds of the club profile; names that the profile has changed follow, nothing is removed. */
export async function seedBreeds(db: Db, { breeds }: ClubProfile): Promise<void> {
  await sql`
    insert into breed (code, name_fi, name_sv, name_en, club)
    select code, fi, sv, en, true
    from json_to_recordset(${JSON.stringify(breeds)}::json) as b(code text, fi text, sv text, en text)
    on conflict (code) do update
      set name_fi = excluded.name_fi, name_sv = excluded.name_sv, name_en = excluded.name_en, club = true`.execute(
    db,
  )
}
