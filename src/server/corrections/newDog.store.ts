import { sql } from 'kysely'
import { bareRegnr } from '#domain/newRegnr.ts'
import { regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Db } from '../platform/database.ts'

/** What of a recorded dog tells whether it is the one that is to be added. */
export interface RecordedDog {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly breed: string
  readonly sex: string | null
  readonly birthDate: string | null
  readonly sireId: number | null
  readonly damId: number | null
}

/** The dog that has a number. */
export async function dogOfKey(db: Db, key: string): Promise<RecordedDog | undefined> {
  const { rows } = await sql<RecordedDog>`
    select d.id, n.regnr, d.name, d.breed_code as breed, d.sex, d.birth_date as "birthDate", d.sire_id as "sireId", d.dam_id as "damId"
    from dog_number n join dog d on d.id = n.dog_id where n.key = ${key}`.execute(db)
  return rows[0]
}

interface Known {
  readonly regnr: string
  readonly name: string
  readonly birthDate: string
}

/** Ids of dogs that have a number in another form, or a name and day of birth; what is empty finds nothing. */
export async function dogsAlike(
  db: Db,
  { regnr, name, birthDate }: Known,
  most: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select dog_id as id from dog_number
    where translate(key, ' ./-', '') = ${bareRegnr(regnr)} and key <> ${regnrKey(regnr)}
    union
    select id from dog
    where registered and name_folded = fold_text(${name}) and name_folded <> '' and birth_date = nullif(${birthDate}, '')::date
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertNumber(
  db: Db,
  dogId: number,
  regnr: string,
  { main }: { readonly main: boolean },
): Promise<void> {
  await db
    .insertInto('dog_number')
    .values({ key: regnrKey(regnr), stem: regnrStem(regnr), regnr, dog_id: dogId, is_primary: main })
    .execute()
}
