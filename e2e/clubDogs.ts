import { sql } from 'kysely'
import type { TestDatabase } from '#tools/test/database.ts'

export interface ClubDog {
  id: number
  regnr: string
  name: string
  breed: string
}

/** Dogs of the demo club that journeys visit, chosen by what they have. */
export interface ClubDogs {
  /** has trials, shows, hips and other health statements with an earlier one of a kind, siblings, half siblings and offspring */
  rich: ClubDog
  /** its parents are half siblings, three generations are complete (so it is compared), five of sires known, and it has offspring */
  inbred: ClubDog
  sire: ClubDog
  /** of the sire's breed */
  dam: ClubDog
  /** of another breed */
  otherDam: ClubDog
}

/** @throws where the demo club has no such dogs */
export async function clubDogs({ db }: TestDatabase): Promise<ClubDogs> {
  const find = async (condition: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => {
    const { rows } = await sql<ClubDog>`
      select d.id, n.regnr, d.name, d.breed_code as breed from dog d
      join dog_number n on n.dog_id = d.id and n.is_primary
      where ${condition} order by ${order}, d.id limit 1`.execute(db)
    if (!rows[0]) throw new Error('the demo club has no such dog')
    return rows[0]
  }
  const trials = sql`(select count(*) from trial_result r where r.dog_id = d.id)`
  const rich = await find(
    sql`exists (select from show_result r where r.dog_id = d.id)
      and exists (select from trial_result r where r.dog_id = d.id and r.report is not null)
      and exists (select from health_statement h where h.dog_id = d.id and h.scale = 'fci_hips')
      and exists (select from health_statement h where h.dog_id = d.id group by h.kind having count(*) > 1)
      and exists (select from dog c where d.id in (c.sire_id, c.dam_id))
      and exists (select from dog f where f.id <> d.id and f.sire_id = d.sire_id and f.dam_id = d.dam_id)
      and exists (select from dog h where h.sire_id = d.sire_id and h.dam_id <> d.dam_id)`,
    sql`${trials} desc`,
  )
  const inbred = await find(
    sql`exists (select from dog s join dog m on m.id = d.dam_id
      where s.id = d.sire_id and s.sire_id = m.sire_id and s.dam_id <> m.dam_id
      and (
        select count(*) from dog g
        where g.id in (s.sire_id, s.dam_id, m.dam_id) and g.sire_id is not null and g.dam_id is not null
      ) = 3
      and exists (select from dog g join dog h on h.id = g.sire_id join dog i on i.id = h.sire_id
        where g.id = s.sire_id and i.sire_id is not null))
      and exists (select from dog c where d.id in (c.sire_id, c.dam_id))`,
    sql`d.birth_year desc`,
  )
  const sire = await find(sql`d.sex = 'male' and d.sire_id is not null`, sql`d.birth_year desc`)
  const dam = await find(
    sql`d.sex = 'female' and d.breed_code = ${sire.breed} and d.sire_id is not null`,
    sql`d.birth_year desc`,
  )
  const otherDam = await find(
    sql`d.sex = 'female' and split_part(d.breed_code, '.', 1) <> split_part(${sire.breed}::text, '.', 1)`,
    sql`d.birth_year desc`,
  )
  return { rich, inbred, sire, dam, otherDam }
}

/** Gives a dog one more number, or makes a dog of which nothing but its number is known. */
export async function addNumber({ db }: TestDatabase, dogId: number, regnr: string, primary = false) {
  const key = regnr.toUpperCase()
  await db
    .insertInto('dog_number')
    .values({ key, stem: key, regnr, dog_id: dogId, is_primary: primary })
    .execute()
}

export async function addBareDog(database: TestDatabase, regnr: string, name: string): Promise<number> {
  const { id } = await database.db
    .insertInto('dog')
    .values({ breed_code: '98', name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addNumber(database, id, regnr, true)
  return id
}
