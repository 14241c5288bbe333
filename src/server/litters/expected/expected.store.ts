import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { BornLitters, TestedRow } from './expected.types.ts'

const ofFamily = (family: string) => sql`
  d.registered and d.breed_code in (select code from breed where family = ${family})`

/** Dogs of a breed, its varieties included, with a recorded result of a gene. */
export async function testedDogs(db: Db, family: string): Promise<readonly TestedRow[]> {
  const { rows } = await sql<TestedRow>`
    select d.id, d.beard_gene as "beardGene", d.vwd_status as vwd from dog d
    where ${ofFamily(family)} and (d.beard_gene is not null or d.vwd_status is not null)`.execute(db)
  return rows
}

/** Litters of a breed that were born here since a day, and their puppies. */
export async function bornLitters(db: Db, family: string, since: string): Promise<BornLitters> {
  const { rows } = await sql<BornLitters>`
    select count(distinct (d.sire_id, d.dam_id, d.birth_date))::int as litters, count(*)::int as puppies from dog d
    where ${ofFamily(family)} and not d.imported and d.sire_id is not null and d.dam_id is not null
      and d.birth_date >= ${since}::date`.execute(db)
  return rows[0]!
}
