import { type Insertable, sql, type Updateable } from 'kysely'
import { type HealthCode, HealthCodes } from '#domain/health/codes.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import type { LocalText } from '#domain/localText.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredHealthCode } from './healthCodes.types.ts'

type Columns = Omit<Insertable<Schema['health_code']>, 'id' | 'version'>

const select = (db: Db) =>
  db
    .selectFrom('health_code')
    .select([
      'id',
      'version',
      'code',
      'kind',
      sql<LocalText>`json_build_object('fi', name_fi, 'sv', name_sv, 'en', name_en)`.as('name'),
      'grades',
      'affected_from as affectedFrom',
      'worst',
      'confirmed',
      'offered',
    ])
    .orderBy('id')

/** The whole list, scales in the order in which breeders read them, findings after them as they were added. */
export async function readHealthCodes(db: Db): Promise<HealthCodes<StoredHealthCode>> {
  const rows = (await select(db).execute()) as StoredHealthCode[]
  return new HealthCodes(inHealthOrder(rows))
}

/** One code, locked to the end of the transaction. */
export const lockHealthCode = (tx: Db, id: number) =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<StoredHealthCode | undefined>

/** The columns of a code. */
export const columnsOf = ({ name, grades, affectedFrom, ...code }: HealthCode): Columns => ({
  code: code.code,
  kind: code.kind,
  name_fi: name.fi,
  name_sv: name.sv,
  name_en: name.en,
  grades: JSON.stringify(grades),
  affected_from: affectedFrom,
  worst: code.worst,
  confirmed: code.confirmed,
  offered: code.offered,
})

/** Keeps codes where there is none yet. */
export async function insertFirstCodes(db: Db, codes: readonly HealthCode[]): Promise<void> {
  const { exists } = await db
    .selectNoFrom(({ exists, selectFrom }) => exists(selectFrom('health_code').select('id')).as('exists'))
    .executeTakeFirstOrThrow()
  if (exists) return
  await db
    .insertInto('health_code')
    .values(codes.map(columnsOf))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

/** @returns its id; undefined: there is such a code already */
export async function insertHealthCode(tx: Db, columns: Columns): Promise<number | undefined> {
  const row = await tx
    .insertInto('health_code')
    .values(columns)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateHealthCode(
  tx: Db,
  id: number,
  columns: Updateable<Schema['health_code']>,
): Promise<void> {
  await tx.updateTable('health_code').set(columns).where('id', '=', id).execute()
}

export async function deleteHealthCode(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('health_code').where('id', '=', id).execute()
}

/** Whether a health inquiry names a code. */
export async function isNamedByInquiry(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select from health_inquiry where ${code} = any(codes) limit 1`.execute(db)
  return rows.length > 0
}

/** The values that statements have of a scale. */
export async function usedValues(db: Db, scale: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ value: string }>`
    select distinct unnest(array[value, left_value, right_value]) as value from health_statement where scale = ${scale}`.execute(
    db,
  )
  return new Set(rows.map(({ value }) => value).filter((value) => value !== null))
}
