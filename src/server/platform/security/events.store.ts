import { sql } from 'kysely'
import type { SecurityKind } from '#contract/audit.ts'
import type { Db } from '../database.ts'

/** How often something happened to an account within an hour. */
export interface HourlyCount {
  /** its beginning */
  readonly hour: Date
  /** null: nobody was signed in, or no account has the name */
  readonly accountId: number | null
  readonly kind: SecurityKind
  readonly count: number
}

export interface SecurityRow extends HourlyCount {
  readonly id: number
  readonly username: string | null
}

/** Adds to what is counted; what is about an account that has just been erased is left out. */
export async function addEvents(db: Db, events: readonly HourlyCount[]): Promise<void> {
  const column = <Name extends keyof HourlyCount>(name: Name) => events.map((event) => event[name])
  await sql`
    insert into security_event (hour, account_id, kind, count)
    select hour, account_id, kind, count
    from unnest(${column('hour')}::timestamptz[], ${column('accountId')}::bigint[], ${column('kind')}::text[],
      ${column('count')}::integer[]) as e (hour, account_id, kind, count)
    where account_id is null or exists (select from account a where a.id = e.account_id)
    order by account_id, kind
    on conflict (hour, account_id, kind) do update set count = security_event.count + excluded.count`.execute(
    db,
  )
}

interface EventsQuery {
  /** of one account only */
  readonly account?: number | undefined
  /** older than the row of this id */
  readonly before?: number | undefined
}

/** At most `limit` counts, newest first. */
export function securityEventsOf(
  db: Db,
  { account, before }: EventsQuery,
  limit: number,
): Promise<SecurityRow[]> {
  let query = db
    .selectFrom('security_event as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.hour', 'e.kind', 'e.count', 'e.account_id as accountId', 'a.username'])
    .orderBy('e.id', 'desc')
    .limit(limit)
  if (account !== undefined) query = query.where('e.account_id', '=', account)
  if (before !== undefined) query = query.where('e.id', '<', before)
  return query.execute()
}

/** How many failed sign-ins the owner has not been told of; from now on he has. */
export async function takeUntoldFailures(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    with untold as (
      select id, count - told as failures from security_event
      where account_id = ${accountId} and kind = 'signinFailed' and told < count for update
    ), marked as (
      update security_event e set told = e.told + u.failures from untold u where u.id = e.id
    )
    select coalesce(sum(failures), 0)::float8 as failures from untold`.execute(db)
  return rows[0]!.failures
}

/** Deletes what was counted in hours before a moment. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_event').where('hour', '<', before).execute()
}
