import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A stretch of ids whose things stand in one part of the sitemap. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** day of the latest change of any of them, ISO */
  readonly changedOn: string
}

interface Listed {
  readonly id: number
  readonly changedOn: string
}
export interface ListedDog extends Listed {
  readonly regnr: string
}
export interface ListedTrial extends Listed {
  readonly date: string
  readonly kaerNr: number
}

const day = sql<string>`to_char(updated_at at time zone 'Europe/Helsinki', 'YYYY-MM-DD')`
const published = sql`published_at is not null and held_on is not null and kaer_nr is not null`

/** All dogs in stretches of at most `size`. */
export const dogStretches = (db: Db, size: number) => stretches(db, sql`dog`, sql`registered`, size)

/** All published trials in stretches of at most `size`. */
export const trialStretches = (db: Db, size: number) => stretches(db, sql`trial`, published, size)

async function stretches(
  db: Db,
  table: ReturnType<typeof sql>,
  shown: ReturnType<typeof sql>,
  size: number,
): Promise<readonly Stretch[]> {
  const { rows } = await sql<Stretch>`
    select min(id) as "from", max(id) as "to", max(changed_on) as "changedOn"
    from (
      select id, ${day} as changed_on, (row_number() over (order by id) - 1) / ${size}::int as part
      from ${table} where ${shown}
    ) numbered
    group by part order by part`.execute(db)
  return rows
}

/** At most `most` dogs of a stretch from an id on, in order of ids: each by its main number. */
export async function dogsOf(db: Db, { from, to }: Stretch, most: number): Promise<readonly ListedDog[]> {
  const { rows } = await sql<ListedDog>`
    select d.id, n.regnr, ${day} as "changedOn"
    from dog d join main_number n on n.dog_id = d.id
    where d.id between ${from} and ${to} order by d.id limit ${most}`.execute(db)
  return rows
}

/** The same of published trials. */
export async function trialsOf(db: Db, { from, to }: Stretch, most: number): Promise<readonly ListedTrial[]> {
  const { rows } = await sql<ListedTrial>`
    select id, held_on as date, kaer_nr as "kaerNr", ${day} as "changedOn"
    from trial where ${published} and id between ${from} and ${to} order by id limit ${most}`.execute(db)
  return rows
}
