import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredRule } from './products.types.ts'

/** All rules, those of a ground together, the earliest first. */
export async function allRefundRules(db: Db): Promise<StoredRule[]> {
  const { rows } = await sql<StoredRule>`
    select r.id, r.ground, r.valid_from as "validFrom", r.share, r.handling_cents as "handlingCents",
      r.needs_certificate as "needsCertificate", r.confirmed, r.version,
      (select count(*)::int from entry e where e.refund_rule_id = r.id) as entries
    from refund_rule r
    order by array_position(array['beforeClosing', 'trialMoved', 'heat', 'illness', 'death', 'other'], r.ground), r.valid_from`.execute(
    db,
  )
  return rows
}

/** Locks a rule to the end of the transaction: nothing is decided by it meanwhile. */
export async function lockRefundRule(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('refund_rule').select('id').where('id', '=', id).forUpdate().execute()
}

export async function insertRefundRule(tx: Db, rule: Insertable<Schema['refund_rule']>): Promise<number> {
  const { id } = await tx.insertInto('refund_rule').values(rule).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateRefundRule(
  tx: Db,
  id: number,
  columns: Updateable<Schema['refund_rule']>,
): Promise<void> {
  await tx
    .updateTable('refund_rule')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteRefundRule(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('refund_rule').where('id', '=', id).execute()
}
