import { type RawBuilder, sql } from 'kysely'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'
import type { RulebookVersion, StoredRulebook } from './rulebooks.types.ts'

/** What rulebooks from before there were proposals and conditions do not say: they have none. A version that a result cites stays as it is. */
const UNSAID = { proposals: [], conditions: [] }
const wholeData = (data: Omit<Rulebook, 'validFrom'>): Omit<Rulebook, 'validFrom'> => ({ ...UNSAID, ...data })

/** Every version: the newest date first, of each date the newest version first. */
export async function allVersions(db: Db): Promise<RulebookVersion[]> {
  const rows = await db
    .selectFrom('rulebook as r')
    .leftJoin('account as a', 'a.id', 'r.created_by')
    .select([
      'r.id',
      'r.valid_from',
      'r.revision',
      'r.confirmed',
      'r.data',
      'r.note',
      'r.created_at',
      'a.username',
    ])
    .orderBy('r.valid_from', 'desc')
    .orderBy('r.revision', 'desc')
    .execute()
  return rows.map(({ data, ...row }) => ({
    ...wholeData(data),
    id: row.id,
    validFrom: row.valid_from,
    revision: row.revision,
    confirmed: row.confirmed,
    note: row.note ?? '',
    createdAt: row.created_at,
    createdBy: row.username,
  }))
}

/** The same, locked to the end of the transaction: rulebooks are changed one after the other. */
export async function lockVersions(tx: Db): Promise<RulebookVersion[]> {
  await tx.selectFrom('rulebook').select('id').orderBy('id').forNoKeyUpdate().execute()
  return allVersions(tx)
}

/** How many results cite each version; one that none cites is left out. */
export async function citations(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; results: number }>`
    select rulebook_id as id, count(*) as results
    from (select rulebook_id from trial_result union all select rulebook_id from water_result) cited
    where rulebook_id is not null group by rulebook_id`.execute(db)
  return new Map(rows.map(({ id, results }) => [id, results]))
}

/** Keeps rulebooks where there is none yet. */
export async function insertFirstRulebooks(db: Db, rulebooks: readonly Rulebook[]): Promise<void> {
  const rows = rulebooks.map(({ validFrom, ...data }) => ({ valid_from: validFrom, data }))
  await sql`
    insert into rulebook (valid_from, data)
    select valid_from, data from json_to_recordset(${JSON.stringify(rows)}::json) as r(valid_from date, data jsonb)
    where not exists (select from rulebook)
    order by valid_from
    on conflict do nothing`.execute(db)
}

/** @returns id of the new version */
export async function insertVersion(
  tx: Db,
  { id: _base, createdBy: _by, createdAt, validFrom, revision, confirmed, note, ...data }: RulebookVersion,
  by: number | null,
): Promise<number> {
  const row = await tx
    .insertInto('rulebook')
    .values({
      valid_from: validFrom,
      revision,
      confirmed,
      note: note || null,
      data: JSON.stringify(data),
      created_at: createdAt,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function deleteVersion(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('rulebook').where('id', '=', id).execute()
}

const select = (db: Db) =>
  db.selectFrom('rulebook').select(['id', 'valid_from', 'revision', 'confirmed', 'data'])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const rulebookOf = ({ id, valid_from, revision, confirmed, data }: Row): StoredRulebook => ({
  ...wholeData(data),
  validFrom: valid_from,
  id,
  revision,
  confirmed,
})

/** The rulebooks in force, by date: of each date the newest revision. `rulebookOn` of the domain picks the one of a day. */
export async function currentRulebooks(db: Db): Promise<StoredRulebook[]> {
  const rows = await select(db)
    .distinctOn('valid_from')
    .orderBy('valid_from')
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(rulebookOf)
}

/** Rulebooks by their ids, replaced revisions too: what results were judged by. */
export async function rulebooksById(db: Db, ids: readonly number[]): Promise<Map<number, StoredRulebook>> {
  if (ids.length === 0) return new Map()
  const rows = await select(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, rulebookOf(row)]))
}

/** SQL of a rulebook as JSON; `b` is its row. */
export const rulebookJson = sql<StoredRulebook>`${sql.lit(JSON.stringify(UNSAID))}::jsonb || b.data || jsonb_build_object(
  'id', b.id, 'validFrom', b.valid_from, 'revision', b.revision, 'confirmed', b.confirmed)`

/** SQL of the rulebook in force on a day as JSON, null before the first; `day` is an expression. As `rulebookOn` of the domain. */
export const rulebookOnJson = (day: RawBuilder<unknown>) => sql<StoredRulebook | null>`(
  select ${rulebookJson} from rulebook b where b.valid_from <= ${day} order by b.valid_from desc, b.revision desc limit 1
)`
