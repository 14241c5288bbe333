import { type RawBuilder, sql } from 'kysely'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'

/** A rulebook with the row that results cite. */
export interface KeptRulebook extends Rulebook {
  readonly id: number
  readonly revision: number
  /** false: an assumption that the club must confirm */
  readonly confirmed: boolean
}

const select = (db: Db) =>
  db.selectFrom('rulebook').select(['id', 'valid_from', 'revision', 'confirmed', 'data'])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const kept = ({ id, valid_from, revision, confirmed, data }: Row): KeptRulebook => ({
  ...data,
  validFrom: valid_from,
  id,
  revision,
  confirmed,
})

/** The rulebooks in force, by date: of each date the newest revision. `rulebookOn` of the domain picks the one of a day. */
export async function currentRulebooks(db: Db): Promise<KeptRulebook[]> {
  const rows = await select(db)
    .distinctOn('valid_from')
    .orderBy('valid_from')
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(kept)
}

/** Rulebooks by their ids, replaced revisions too: what results were judged by. */
export async function rulebooksById(db: Db, ids: readonly number[]): Promise<Map<number, KeptRulebook>> {
  if (ids.length === 0) return new Map()
  const rows = await select(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, kept(row)]))
}

/** SQL of the rulebook in force on a day as JSON, null before the first; `day` is an expression. As `rulebookOn` of the domain. */
export const rulebookOnJson = (day: RawBuilder<unknown>) => sql<KeptRulebook | null>`(
  select b.data || jsonb_build_object(
    'id', b.id, 'validFrom', b.valid_from, 'revision', b.revision, 'confirmed', b.confirmed)
  from rulebook b where b.valid_from <= ${day} order by b.valid_from desc, b.revision desc limit 1
)`
