import { sql } from 'kysely'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { Db } from '../platform/database.ts'
import type { KeptRulebook } from '../trials/rulebooks.store.ts'
import type { HuntRow } from '../trials/trials.types.ts'

/** One version of a rulebook with who wrote it and why. */
export interface RulebookVersion extends KeptRulebook {
  readonly note: string
  readonly createdAt: Date
  /** user name */
  readonly createdBy: string | null
}

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
    ...data,
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

/** A kept field or forest result with its trial. */
export type KeptResult = HuntRow & {
  readonly held_on: string
  readonly kaer_nr: number | null
  readonly place: string
  readonly divided: boolean
}

export interface ResultRange {
  readonly from: string
  /** null: no end */
  readonly to: string | null
  /** the last one that has been read */
  readonly after: KeptResult | undefined
  readonly limit: number
}

/** Results of the trials of some days, the newest first. */
export async function keptResults(db: Db, { from, to, after, limit }: ResultRange): Promise<KeptResult[]> {
  const rows = await db
    .selectFrom('trial_result as r')
    .innerJoin('trial as t', 't.id', 'r.trial_id')
    .selectAll('r')
    .select(['t.held_on', 't.kaer_nr', 't.place', 't.divided'])
    .where('t.held_on', '>=', from)
    .$if(to !== null, (query) => query.where('t.held_on', '<=', to))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(t.held_on, r.id) < (${after?.held_on}, ${after?.id})`),
    )
    .orderBy('t.held_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, held_on: row.held_on!, place: row.place! }))
}
