import { sql } from 'kysely'
import type { RecordKind } from '#domain/recordedFields.ts'
import type { Db } from '../platform/database.ts'

type Pair = { readonly keptId: number; readonly otherId: number }

/** What belongs to a dog and goes over by its `dog_id`; `same`: the columns in which two records of one thing are alike. */
const MOVED = [
  { kind: 'title', table: 'dog_title', same: ['code'] },
  { kind: 'award', table: 'breeding_award', same: ['level'] },
  { kind: 'owner', table: 'dog_owner', same: ['person_id', 'end_date'] },
  {
    kind: 'health',
    table: 'health_statement',
    same: ['kind', 'scale', 'value', 'examined_on', 'certificate'],
  },
  { kind: 'show', table: 'show_result', same: ['show_id', 'class', 'grade', 'placing'] },
  { kind: 'trial', table: 'trial_result', same: null },
  { kind: 'water', table: 'water_result', same: null },
  { kind: 'review', table: 'breeding_review', same: null },
  { kind: 'register', table: 'register_entry', same: null },
  { kind: 'entry', table: 'entry', same: null },
  { kind: 'paperAward', table: 'paper_award', same: null },
  { kind: 'objection', table: 'objection', same: null },
  { kind: 'proposal', table: 'proposal', same: null },
  { kind: 'healthInquiry', table: 'health_inquiry', same: null },
  { kind: 'reviewEntry', table: 'review_entry', same: null },
] as const satisfies readonly {
  kind: RecordKind
  table: string
  same: readonly string[] | null
}[]

const alike = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql`k.${sql.ref(name)} is not distinct from o.${sql.ref(name)}`),
    sql` and `,
  )

/** How many records of each kind go over, and how many both dogs have alike. */
export async function countMoves(db: Db, { keptId, otherId }: Pair) {
  const moves: { kind: RecordKind; count: number }[] = []
  let duplicates = 0
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]!.n
  const numbers = sql<{ n: number }>`select count(*)::int as n from dog_number where dog_id = ${otherId}`
  moves.push({ kind: 'number', count: await count(numbers) })
  for (const { kind, table, same } of MOVED) {
    const all = await count(
      sql<{
        n: number
      }>`select count(*)::int as n from ${sql.table(table)} where dog_id = ${otherId}`,
    )
    const twice = same
      ? await count(sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(table)} o where o.dog_id = ${otherId} and exists (
            select from ${sql.table(table)} k where k.dog_id = ${keptId} and ${alike(same)})`)
      : 0
    moves.push({ kind, count: all - twice })
    duplicates += twice
  }
  const notices = sql<{
    n: number
  }>`select count(*)::int as n from litter_inquiry where ${otherId} in (sire_id, dam_id)`
  moves.push({ kind: 'notice', count: await count(notices) })
  const offspring = sql<{
    n: number
  }>`select count(*)::int as n from dog where ${otherId} in (sire_id, dam_id)`
  moves.push({ kind: 'offspring', count: await count(offspring) })
  return { moves: moves.filter(({ count: n }) => n > 0), duplicates }
}

/** What of two dogs bars that they are one. */
export async function collisionsOf(db: Db, { keptId, otherId }: Pair) {
  const { rows } = await sql<{
    trial: boolean
    show: boolean
    junkkari: boolean
    register: boolean
    reviewDay: boolean
  }>`
    with present as (
      select trial_id, dog_id, 'hunt' as kind from trial_result union all select trial_id, dog_id, 'water' from water_result
      union all select trial_id, dog_id, 'entry' from entry where withdrawn_at is null
    ), reviewed as (
      select day_id, dog_id from review_entry union all select day_id, dog_id from breeding_review where day_id is not null
    )
    select exists (
      select from present k join present o using (trial_id, kind) where k.dog_id = ${keptId} and o.dog_id = ${otherId}
    ) as trial, exists (
      select from show_result k join show_result o using (show_id, class)
      where k.dog_id = ${keptId} and o.dog_id = ${otherId} and (k.grade, k.placing) is distinct from (o.grade, o.placing)
    ) as show, (
      select count(distinct dog_id) = 2 from breeding_review where kind = 'junkkari' and dog_id in (${keptId}, ${otherId})
    ) as junkkari, (
      select count(distinct dog_id) = 2 from register_entry where open and dog_id in (${keptId}, ${otherId})
    ) as register, exists (
      select from reviewed k join reviewed o using (day_id) where k.dog_id = ${keptId} and o.dog_id = ${otherId}
    ) as "reviewDay"`.execute(db)
  return rows[0]!
}

/**
 * Hands everything of one dog over to another. What both have alike goes; all else keeps its row, so that an undo knows it again.
 */
export async function moveRecords(db: Db, { keptId, otherId }: Pair): Promise<void> {
  await sql`update dog_number set dog_id = ${keptId}, is_primary = false where dog_id = ${otherId}`.execute(
    db,
  )
  for (const { table, same } of MOVED) {
    if (same)
      await sql`
        delete from ${sql.table(table)} o where o.dog_id = ${otherId} and exists (
          select from ${sql.table(table)} k where k.dog_id = ${keptId} and ${alike(same)})`.execute(db)
    await sql`update ${sql.table(table)} set dog_id = ${keptId} where dog_id = ${otherId}`.execute(db)
  }
  await sql`update consent_log set dog_id = ${keptId} where dog_id = ${otherId}`.execute(db)
  await moveAlerts(db, { keptId, otherId })
  for (const [table, column] of [
    ['litter_inquiry', 'sire_id'],
    ['litter_inquiry', 'dam_id'],
    ['dog', 'sire_id'],
    ['dog', 'dam_id'],
  ] as const)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${keptId} where ${sql.ref(column)} = ${otherId}`.execute(
      db,
    )
}

/** Where both were told of one family, what somebody has decided on stays, or else the kept dog's. */
async function moveAlerts(db: Db, { keptId, otherId }: Pair): Promise<void> {
  await sql`
    delete from health_alert k using health_alert o
    where (k.dog_id, o.dog_id) = (${keptId}, ${otherId}) and (k.kind, k.sort, k.family) = (o.kind, o.sort, o.family)
      and k.state = 'new' and o.state <> 'new'`.execute(db)
  await sql`
    delete from health_alert o using health_alert k
    where (k.dog_id, o.dog_id) = (${keptId}, ${otherId}) and (k.kind, k.sort, k.family) = (o.kind, o.sort, o.family)`.execute(
    db,
  )
  await sql`update health_alert set dog_id = ${keptId} where dog_id = ${otherId}`.execute(db)
}

/** Writes columns of the kept dog, and takes the other record away, which nothing belongs to any more. */
export async function finishMerge(
  db: Db,
  { keptId, otherId }: Pair,
  { columns, at }: { readonly columns: Readonly<Record<string, unknown>>; readonly at: Date },
): Promise<void> {
  const values = { ...columns, updated_at: at }
  await db
    .updateTable('dog')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', keptId)
    .execute()
  await db.deleteFrom('dog').where('id', '=', otherId).execute()
}

/** The columns of dogs as they are written back, by id. */
export async function columnsOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const rows = await db
    .selectFrom('dog')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
