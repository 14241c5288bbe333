import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { insertAlerts } from './alerts.store.ts'
import type { BreedWatch } from './watch.service.ts'

/** Begins the look of a quarter, unless there is one. */
export async function beginLook(db: Db, quarter: string, at: Date): Promise<void> {
  await db
    .insertInto('health_look')
    .values({ quarter, begun_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The look under way, locked to the end of the transaction; undefined where there is none, or another copy is at it. */
export function lockUnfinishedLook(tx: Db) {
  return tx
    .selectFrom('health_look')
    .select(['id', 'quarter', 'last_family'])
    .where('finished_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function finishLook(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('health_look').set({ finished_at: at }).where('id', '=', id).execute()
}

/** Keeps what a look compared in a breed, and the families that it tells; one that was told before stays as it is. */
export async function passBreed(
  tx: Db,
  lookId: number,
  { family, watch }: { readonly family: string; readonly watch: BreedWatch },
): Promise<void> {
  const { families, level, told } = watch
  await tx
    .insertInto('health_look_breed')
    .values({ look_id: lookId, family, families, tests: level.tests, level: level.level, told: told.length })
    .execute()
  await tx.updateTable('health_look').set({ last_family: family }).where('id', '=', lookId).execute()
  await insertAlerts(tx, { lookId, family, told })
}

export interface LookRow {
  readonly quarter: string
  readonly finishedAt: Date | null
  readonly breeds: number
  readonly families: number
  readonly tests: number
  /** that are expected of it at most */
  readonly falseAlarms: number
}

/** The look that began last, with what it compared. */
export async function latestLook(db: Db): Promise<LookRow | undefined> {
  const { rows } = await sql<LookRow>`
    select l.quarter, l.finished_at as "finishedAt", count(b.family)::int as breeds,
      coalesce(sum(b.families), 0)::int as families, coalesce(sum(b.tests), 0)::int as tests,
      coalesce(sum(b.tests * b.level), 0) as "falseAlarms"
    from (select * from health_look order by id desc limit 1) l
    left join health_look_breed b on b.look_id = l.id
    group by l.id, l.quarter, l.finished_at`.execute(db)
  return rows[0]
}
