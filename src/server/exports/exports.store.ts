import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A dog by its database id, and its parents as the pedigree in memory has them; null: unknown. */
export interface LinkedDog {
  readonly id: number
  readonly sireId: number | null
  readonly damId: number | null
}

export interface PedigreeRow {
  readonly id: number
  readonly regnr: string
  readonly sire: string | null
  readonly dam: string | null
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  readonly breed: string
  /** date and cause of death are public */
  readonly dead: boolean
  readonly deathDate: string | null
}

/** What files of pedigrees tell of dogs, in the order given; one that is gone meanwhile is left out. Nothing of a death that is not released. */
export async function pedigreeRows(db: Db, dogs: readonly LinkedDog[]): Promise<readonly PedigreeRow[]> {
  const { rows } = await sql<PedigreeRow>`
    select d.id::float8 as id, n.regnr, s.regnr as sire, m.regnr as dam, d.sex, d.birth_date as "birthDate",
      coalesce(f.name_en, b.name_en) as breed,
      d.death_released and (d.death_date is not null or d.death_cause is not null) as dead,
      case when d.death_released then d.death_date end as "deathDate"
    from unnest(
        ${dogs.map(({ id }) => id)}::bigint[], ${dogs.map(({ sireId }) => sireId)}::bigint[],
        ${dogs.map(({ damId }) => damId)}::bigint[]
      ) with ordinality asked (id, sire_id, dam_id, place)
      join dog d on d.id = asked.id and d.registered
      join main_number n on n.dog_id = d.id
      join breed b on b.code = d.breed_code
      left join breed f on f.code = b.family
      left join main_number s on s.dog_id = asked.sire_id
      left join main_number m on m.dog_id = asked.dam_id
    order by asked.place`.execute(db)
  return rows
}
