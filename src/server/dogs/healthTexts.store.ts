import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** What handled reports say of a dog. */
export interface HealthTexts {
  readonly codes: readonly string[]
  readonly internal: readonly string[]
  readonly published: readonly string[]
}

/** Dogs by their ids → the findings of reports that are published, by abbreviation; a dog without one is left out. */
export async function publishedFindings(
  db: Db,
  dogIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ dogId: number; codes: string[] }>`
    select h.dog_id as "dogId", array_agg(distinct code order by code) as codes
    from health_inquiry h, unnest(h.codes) code
    where h.dog_id = any(${dogIds}) and h.state = 'published'
    group by h.dog_id`.execute(db)
  return new Map(rows.map(({ dogId, codes }) => [dogId, codes]))
}

/** Dogs by their ids → what handled reports say of them, the newest first; a dog without one is left out. */
export async function healthTextsOf(
  db: Db,
  dogIds: readonly number[],
): Promise<ReadonlyMap<number, HealthTexts>> {
  const { rows } = await sql<HealthTexts & { dogId: number }>`
    select h.dog_id as "dogId",
      array(
        select distinct c from health_inquiry o, unnest(o.codes) c
        where o.dog_id = h.dog_id and o.state in ('handled', 'published', 'unpublished') order by c
      ) as codes,
      coalesce(array_agg(h.internal_text order by h.reported_at desc) filter (where h.internal_text <> ''), '{}') as internal,
      coalesce(array_agg(h.public_text order by h.reported_at desc)
        filter (where h.state = 'published' and h.public_text <> ''), '{}') as published
    from health_inquiry h
    where h.dog_id = any(${dogIds}) and h.state in ('handled', 'published', 'unpublished')
    group by h.dog_id`.execute(db)
  return new Map(rows.map(({ dogId, ...texts }) => [dogId, texts]))
}
