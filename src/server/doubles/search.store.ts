import { sql } from 'kysely'
import type { DoubleField } from '#domain/doubles/comparison.ts'
import type { DoubleScore } from '#domain/doubles/score.ts'
import type { Db } from '../platform/database.ts'
import type { CandidatePair } from './candidates.store.ts'

/** Begins a search. @returns false where one is under way */
export async function insertSearch(
  db: Db,
  { startedBy, startedAt }: { readonly startedBy: number | null; readonly startedAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('double_search')
    .values({ started_by: startedBy, started_at: startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The search that began last, with who asked for it. */
export function latestSearch(db: Db) {
  return db
    .selectFrom('double_search as s')
    .leftJoin('account as a', 'a.id', 's.started_by')
    .select(['s.started_at', 's.finished_at', 'a.username', 's.dogs', 's.candidates'])
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The search under way, locked to the end of the transaction; undefined where there is none, or another copy is at it. */
export function lockUnfinishedSearch(tx: Db) {
  return tx
    .selectFrom('double_search')
    .select(['id', 'last_family'])
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Keeps that a search is done with a breed. */
export async function passFamily(
  tx: Db,
  id: number,
  {
    family,
    dogs,
    candidates,
  }: { readonly family: string; readonly dogs: number; readonly candidates: number },
): Promise<void> {
  await tx
    .updateTable('double_search')
    .set({ last_family: family, dogs: sql`dogs + ${dogs}`, candidates: sql`candidates + ${candidates}` })
    .where('id', '=', id)
    .execute()
}

export async function finishSearch(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('double_search').set({ finished_at: at }).where('id', '=', id).execute()
}

export interface FoundPair extends DoubleScore {
  readonly pair: CandidatePair
  readonly agreeing: readonly DoubleField[]
}

/** Puts the pairs of a breed in the place of those that were found before; a pair that is found again keeps its id. */
export async function replacePairs(
  tx: Db,
  family: string,
  found: readonly FoundPair[],
  at: Date,
): Promise<void> {
  const given = JSON.stringify(
    found.map(({ pair: [low, high], score, otherwise, evidence, agreeing }) => ({
      low_id: low,
      high_id: high,
      score,
      otherwise,
      evidence,
      agreeing,
    })),
  )
  const pairs = sql`jsonb_to_recordset(${given}::jsonb)
    as f (low_id bigint, high_id bigint, score numeric, otherwise text, evidence jsonb, agreeing text[])`
  await sql`
    delete from double_pair p where p.family = ${family} and not exists (
      select from ${pairs} where f.low_id = p.low_id and f.high_id = p.high_id)`.execute(tx)
  await sql`
    insert into double_pair (low_id, high_id, family, score, otherwise, evidence, agreeing, found_at)
    select f.low_id, f.high_id, ${family}, f.score, f.otherwise, f.evidence, f.agreeing, ${at} from ${pairs}
    on conflict (low_id, high_id) do update
    set family = excluded.family, score = excluded.score, otherwise = excluded.otherwise, evidence = excluded.evidence,
      agreeing = excluded.agreeing
    where (double_pair.score, double_pair.evidence) is distinct from (excluded.score, excluded.evidence)`.execute(
    tx,
  )
}
