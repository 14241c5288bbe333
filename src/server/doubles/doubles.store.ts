import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { totalOf } from '../platform/total.store.ts'
import type { PairFilter, PairRow } from './doubles.types.ts'

const pairs = (db: Db) =>
  db
    .selectFrom('double_pair as p')
    .leftJoin('double_dismissal as d', (join) =>
      join.onRef('d.low_id', '=', 'p.low_id').onRef('d.high_id', '=', 'p.high_id'),
    )
    .leftJoin('account as a', 'a.id', 'd.account_id')
    .select([
      'p.id',
      'p.low_id as lowId',
      'p.high_id as highId',
      'p.score',
      'p.otherwise',
      'p.evidence',
      'p.found_at as foundAt',
      'd.dismissed_at as dismissedAt',
      'd.account_id as dismissedBy',
      'a.username as dismissedName',
      'd.lapsed_at as lapsedAt',
    ])

const isDismissed = sql<boolean>`d.dismissed_at is not null and d.lapsed_at is null`

/** Pairs that match, the highest score first; and how many there are. */
export async function pairsWhere(
  db: Db,
  { state, family, agreeing }: PairFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly PairRow[]; total: number }> {
  const found = pairs(db)
    .where(sql<boolean>`(${isDismissed}) = ${state === 'dismissed'}`)
    .$if(family !== undefined, (rows) => rows.where('p.family', '=', family!))
    .$if(agreeing !== undefined, (rows) => rows.where(sql<boolean>`${agreeing} = any(p.agreeing)`))
  const rows = await found
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('p.score', 'desc')
    .orderBy('p.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(found, rows, offset) }
}

/** @param lock holds the row until the transaction ends */
export const pairById = (db: Db, id: number, lock = false): Promise<PairRow | undefined> =>
  pairs(db)
    .where('p.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('p'))
    .executeTakeFirst()

/** Keeps that somebody has found two dogs, and what was known then. */
export async function insertDismissal(
  db: Db,
  pair: PairRow,
  { accountId, at }: { readonly accountId: number | null; readonly at: Date },
): Promise<void> {
  const known = {
    account_id: accountId,
    dismissed_at: at,
    score: pair.score,
    evidence: JSON.stringify(pair.evidence),
    lapsed_at: null,
  }
  await db
    .insertInto('double_dismissal')
    .values({ low_id: pair.lowId, high_id: pair.highId, ...known })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doUpdateSet(known))
    .execute()
}

export async function deleteDismissal(db: Db, { lowId, highId }: PairRow): Promise<void> {
  await db.deleteFrom('double_dismissal').where('low_id', '=', lowId).where('high_id', '=', highId).execute()
}

/** Lets pairs come back that somebody had found to be two dogs: what is known agrees in another way, and more than it did. */
export async function lapseDismissals(tx: Db, family: string, at: Date): Promise<void> {
  const levels = (evidence: ReturnType<typeof sql>) =>
    sql`(select jsonb_object_agg(e ->> 'field', e ->> 'level') from jsonb_array_elements(${evidence}) e)`
  await sql`
    update double_dismissal d set lapsed_at = ${at} from double_pair p
    where p.family = ${family} and d.low_id = p.low_id and d.high_id = p.high_id and d.lapsed_at is null and p.score > d.score
      and ${levels(sql`p.evidence`)} is distinct from ${levels(sql`d.evidence`)}`.execute(tx)
}
