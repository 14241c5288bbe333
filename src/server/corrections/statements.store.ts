import { sql } from 'kysely'
import type { StaffStatement } from '#contract/dogHealth.ts'
import type { Db } from '../platform/database.ts'

/** Health statements of a dog, by kind, in each the latest first. */
export async function statementsOf(db: Db, dogId: number): Promise<readonly StaffStatement[]> {
  const { rows } = await sql<StaffStatement>`
    select id, kind, scale, value, coalesce(left_value, '') as left, coalesce(right_value, '') as right,
      examined_on as "examinedOn", coalesce(certificate, '') as certificate, coalesce(remark, '') as remark, source
    from health_statement where dog_id = ${dogId} order by kind, examined_on desc nulls last, id desc`.execute(
    db,
  )
  return rows
}

interface StatementColumns {
  readonly kind: string
  readonly scale: string
  readonly value: string
  readonly left_value: string | null
  readonly right_value: string | null
  readonly examined_on: string | null
  readonly age_months: number | null
  readonly certificate: string | null
  readonly remark: string | null
  readonly source: StaffStatement['source']
}

export async function insertStatement(db: Db, dogId: number, columns: StatementColumns): Promise<void> {
  await db
    .insertInto('health_statement')
    .values({ ...columns, dog_id: dogId })
    .execute()
}

export async function updateStatement(db: Db, id: number, columns: StatementColumns): Promise<void> {
  await db.updateTable('health_statement').set(columns).where('id', '=', id).execute()
}

export async function deleteStatement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('health_statement').where('id', '=', id).execute()
}
