import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** A key that works. */
export interface KnownKey {
  readonly id: number
  readonly perMinute: number
}

/** The key with this hash, unless it was revoked. */
export function keyByHash(db: Db, hash: Buffer): Promise<KnownKey | undefined> {
  return db
    .selectFrom('api_key')
    .select(['id', 'per_minute as perMinute'])
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

export interface CountedUse {
  readonly id: number
  /** Finnish day, ISO */
  readonly day: string
  readonly calls: number
  readonly refused: number
  readonly lastAt: Date
}

/** Adds what was counted; of a key that is gone nothing is kept. */
export async function addUses(db: Db, uses: readonly CountedUse[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(uses)}::json)
    as u (id bigint, day date, calls integer, refused integer, "lastAt" timestamptz)`
  await sql`
    with counted as (
      insert into api_key_use (key_id, day, calls, refused)
      select u.id, u.day, u.calls, u.refused from ${given} where exists (select from api_key k where k.id = u.id)
      on conflict (key_id, day) do update
        set calls = api_key_use.calls + excluded.calls, refused = api_key_use.refused + excluded.refused
    )
    update api_key k set last_used_at = greatest(k.last_used_at, u."lastAt")
    from (select id, max("lastAt") as "lastAt" from ${given} group by id) u where k.id = u.id`.execute(db)
}

export interface NewKey {
  readonly partner: string
  readonly note: string
  readonly beginning: string
  readonly hash: Buffer
  readonly perMinute: number
  readonly at: Date
  readonly by: number | null
}

/** @returns id of the key */
export async function insertKey(tx: Db, key: NewKey): Promise<number> {
  const { id } = await tx
    .insertInto('api_key')
    .values({
      partner: key.partner,
      note: key.note,
      beginning: key.beginning,
      key_hash: key.hash,
      per_minute: key.perMinute,
      created_at: key.at,
      created_by: key.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false: it was revoked before */
export async function revokeKey(tx: Db, id: number, at: Date, by: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: at, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface KeyRow {
  readonly id: number
  readonly partner: string
  readonly note: string
  readonly beginning: string
  readonly perMinute: number
  readonly createdAt: Date
  readonly createdBy: { readonly id: number; readonly username: string } | null
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
  /** of the last days, newest first */
  readonly days: readonly { readonly day: string; readonly calls: number; readonly refused: number }[]
}

/** All keys, those that work first, each with its use since a day; `id`: this one alone. */
export async function listKeys(db: Db, since: string, id: number | null = null): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.partner, k.note, k.beginning, k.per_minute as "perMinute", k.created_at as "createdAt",
      case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as "createdBy",
      k.revoked_at as "revokedAt", k.last_used_at as "lastUsedAt",
      coalesce((
        select json_agg(json_build_object('day', u.day, 'calls', u.calls, 'refused', u.refused) order by u.day desc)
        from api_key_use u where u.key_id = k.id and u.day >= ${since}), '[]') as days
    from api_key k left join account a on a.id = k.created_by
    where ${id}::bigint is null or k.id = ${id}
    order by k.revoked_at is not null, k.partner, k.id`.execute(db)
  return rows
}
