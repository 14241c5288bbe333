import { sql } from 'kysely'
import type { FamilySort } from '#domain/health/warning/families.ts'
import type { Db } from '../platform/database.ts'
import { totalOf } from '../platform/total.store.ts'
import type { AlertRow, HealthAlertState } from './healthWatch.types.ts'
import type { BreedWatch } from './watch.service.ts'

const alerts = (db: Db) =>
  db
    .selectFrom('health_alert as h')
    .innerJoin('health_look as l', 'l.id', 'h.look_id')
    .leftJoin('account as a', 'a.id', 'h.decided_by')
    .select([
      'h.id',
      'h.version',
      'h.family',
      'h.kind',
      'h.sort',
      'h.dog_id as dogId',
      'h.examined',
      'h.affected',
      'h.expected',
      'l.quarter',
      'h.state',
      'h.reason',
      'h.decided_by as decidedBy',
      'a.username as decidedName',
      'h.decided_at as decidedAt',
    ])

export interface AlertFilter {
  readonly family: string | undefined
  /** `open`: those that are not closed */
  readonly state: HealthAlertState | 'open'
}

/** Alerts that match, the latest first; and how many there are. */
export async function alertsWhere(
  db: Db,
  { family, state }: AlertFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly AlertRow[]; total: number }> {
  const found = alerts(db)
    .$if(family !== undefined, (rows) => rows.where('h.family', '=', family!))
    .$if(state === 'open', (rows) => rows.where('h.state', '<>', 'closed'))
    .$if(state !== 'open', (rows) => rows.where('h.state', '=', state as HealthAlertState))
  const rows = await found
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('h.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(found, rows, offset) }
}

/** @param lock holds the row until the transaction ends */
export const alertById = (db: Db, id: number, lock = false): Promise<AlertRow | undefined> =>
  alerts(db)
    .where('h.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('h'))
    .executeTakeFirst()

/** What has been made of the families of a breed in one kind, by sort and dog. */
export async function statesOf(
  db: Db,
  { family, kind }: { readonly family: string; readonly kind: string },
): Promise<ReadonlyMap<string, HealthAlertState>> {
  const rows = await db
    .selectFrom('health_alert')
    .select(['sort', 'dog_id', 'state'])
    .where('family', '=', family)
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ sort, dog_id, state }) => [familyKey(sort, dog_id), state]))
}

export const familyKey = (sort: FamilySort, dogId: number): string => `${sort} ${dogId}`

export async function updateAlert(
  tx: Db,
  id: number,
  decided: {
    readonly state: HealthAlertState
    readonly reason: string | null
    readonly by: number | null
    readonly at: Date
  },
): Promise<void> {
  await tx
    .updateTable('health_alert')
    .set({
      state: decided.state,
      reason: decided.reason,
      decided_by: decided.by,
      decided_at: decided.at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Keeps the families that a look tells of a breed; one that was told before stays as it is. */
export async function insertAlerts(
  tx: Db,
  { lookId, family, told }: { readonly lookId: number; readonly family: string } & Pick<BreedWatch, 'told'>,
): Promise<void> {
  if (told.length === 0) return
  await tx
    .insertInto('health_alert')
    .values(
      told.map(({ kind, sort, head, examined, affected, expected }) => ({
        ...{ look_id: lookId, family, kind, sort, dog_id: head },
        ...{ examined, affected, expected },
      })),
    )
    .onConflict((conflict) => conflict.columns(['dog_id', 'kind', 'sort', 'family']).doNothing())
    .execute()
}

/** How many alerts a look raised. */
export async function countTold(db: Db, lookId: number): Promise<number> {
  const { n } = await db
    .selectFrom('health_alert')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('look_id', '=', lookId)
    .executeTakeFirstOrThrow()
  return n
}
