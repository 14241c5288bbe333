import { sql } from 'kysely'
import type { DogBasics } from '#contract/dogBasics.ts'
import { BASIC_FIELDS, type BasicField } from '#domain/dogBasics.ts'
import { RECORDED_FIELDS } from '#domain/recordedFields.ts'
import type { Db } from '../platform/database.ts'

/** The fields of a dog as they are stored; null: not known. */
export type StoredBasics = Pick<DogBasics, 'id' | 'version' | 'regnr' | 'imported' | 'neutered'> & {
  readonly [Field in Exclude<BasicField, 'imported' | 'neutered'>]: DogBasics[Field] | null
}

export async function basicsById(db: Db, dogId: number): Promise<StoredBasics> {
  const columns = BASIC_FIELDS.map((field) => sql`d.${sql.ref(RECORDED_FIELDS[field])} as ${sql.ref(field)}`)
  const { rows } = await sql<StoredBasics>`
    select d.id, d.version, main.regnr, ${sql.join(columns)}
    from dog d join dog_number main on main.dog_id = d.id and main.is_primary where d.id = ${dogId}`.execute(
    db,
  )
  return rows[0]!
}

/** Writes fields of a dog; with a day of birth its year follows. */
export async function updateBasics(
  db: Db,
  dogId: number,
  fields: Partial<Record<BasicField, unknown>>,
  at: Date,
): Promise<void> {
  const values = Object.entries(fields).map(([field, value]) => [RECORDED_FIELDS[field as BasicField], value])
  const { birthDate } = fields
  await db
    .updateTable('dog')
    .set({
      ...Object.fromEntries(values),
      ...(typeof birthDate === 'string' && { birth_year: Number(birthDate.slice(0, 4)) }),
      version: sql`version + 1`,
      updated_at: at,
    })
    .where('id', '=', dogId)
    .execute()
}

/** Breeds of the dogs that a dog stands beside in notices that wait or are shown. */
export async function breedsOfMates(db: Db, dogId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ breed: string }>`
    select distinct d.breed_code as breed from litter_inquiry q
      join dog d on d.id in (q.sire_id, q.dam_id) and d.id <> ${dogId}
    where ${dogId} in (q.sire_id, q.dam_id) and q.state in ('waiting', 'shown')`.execute(db)
  return rows.map(({ breed }) => breed)
}
