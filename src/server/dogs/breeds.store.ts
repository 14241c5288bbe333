import { sql } from 'kysely'
import type { Breed } from '#contract/dogs.ts'
import type { Db } from '../platform/database.ts'
import type { SummaryRow } from './dogs.types.ts'
import { summaryJson } from './records.store.ts'
import { type Hit, LIMIT } from './search.types.ts'
import { HIT, MAIN_NUMBER } from './searchHits.store.ts'

/** The code of a breed, or those of a family's varieties; empty: there is no such breed. */
export async function breedCodes(db: Db, code: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from breed where code = ${code} or family = ${code}`.execute(db)
  return rows.map((row) => row.code)
}

/** The breeds that have records, without their varieties, in the order of their codes as text: those after one of them. */
export async function familiesAfter(db: Db, last: string): Promise<string[]> {
  const { rows } = await sql<{ family: string }>`
    select distinct b.family collate "C" as family from dog d join breed b on b.code = d.breed_code
    where d.registered and b.family collate "C" > ${last} order by family`.execute(db)
  return rows.map(({ family }) => family)
}

/** Breeds that have dogs, by number. */
export async function breedsWithDogs(db: Db): Promise<readonly Breed[]> {
  const { rows } = await sql<Breed>`
      select b.code, b.name_fi as fi, b.name_sv as sv, b.name_en as en, b.club, n.dogs
      from breed b join (select breed_code, count(*)::int as dogs from dog where registered group by breed_code) n on n.breed_code = b.code
      order by string_to_array(b.code, '.')::int[]`.execute(db)
  return rows
}

export interface BreedAwardRow {
  readonly dog: SummaryRow
  readonly level: 'gold' | 'silver' | 'bronze'
  readonly date: string
  readonly grounds: string
}

/**
 * Breeding awards of a breed, newest first; a family's code stands for its varieties as well.
 * Undefined for a code that is no breed's.
 */
export async function awardsOfBreed(db: Db, code: string): Promise<readonly BreedAwardRow[] | undefined> {
  const { rows } = await sql<{ known: boolean; awards: BreedAwardRow[] }>`
      with asked as (select code from breed where code = ${code} or family = ${code})
      select exists (select from asked) as known, array(
        select json_build_object(
          'dog', ${summaryJson('d')}, 'level', a.level, 'date', a.awarded_on, 'grounds', a.grounds
        )
        from breeding_award a join dog d on d.id = a.dog_id
        where d.breed_code in (select code from asked)
        order by a.awarded_on desc, d.name_folded, d.id
      ) as awards`.execute(db)
  return rows[0]!.known ? rows[0]!.awards : undefined
}

/** Dogs of a breed, the youngest first; a family's code stands for its varieties as well. Undefined for a code that is no breed's. */
export async function dogsOfBreed(db: Db, code: string): Promise<readonly Hit[] | undefined> {
  const known = await sql`select from breed where code = ${code} or family = ${code} limit 1`.execute(db)
  if (known.rows.length === 0) return undefined
  const { rows } = await sql<Hit>`
      select ${HIT}, null as matched from dog d ${MAIN_NUMBER}
      where d.breed_code in (select code from breed where code = ${code} or family = ${code})
      order by d.birth_date desc nulls last, d.name_folded, d.id limit ${sql.lit(LIMIT)}`.execute(db)
  return rows
}
