import { sql } from 'kysely'
import type { TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'

export interface TrialRow {
  readonly id: number
  readonly heldOn: string
  readonly endDate: string | null
  readonly place: string | null
  readonly type: TrialType | null
  readonly divided: boolean
  readonly results: boolean
}

interface Window {
  /** the earliest last day, and the latest first day */
  readonly from: string
  readonly to: string
}

/**
 * Trials of the window that go on, and that a viewer judges or organises; whoever practises has all of them. Only what is one's own: a right
 * to everybody's results keeps nothing on a device.
 */
export async function trialsOf(db: Db, { account, permissions }: Viewer, { from, to }: Window) {
  const id = account?.id ?? null
  const judges = permissions.has('results.judge')
    ? sql`exists (select from trial_judge tj join judge j on j.id = tj.judge_id
        where tj.trial_id = t.id and j.account_id = ${id})`
    : sql`false`
  const organises = permissions.has('trials.manage')
    ? sql`exists (select from club_agent a where a.club_id = t.club_id and a.account_id = ${id})`
    : sql`false`
  const { rows } = await sql<TrialRow>`
    select id, held_on::text as "heldOn", end_date::text as "endDate", place, type, divided, results from (
      select t.*, (${judges} or ${organises}) as results from trial t
      where t.published_at is not null and t.ended_at is null and t.cancelled_at is null
        and coalesce(t.end_date, t.held_on) >= ${from} and t.held_on <= ${to}
    ) own
    where results or ${permissions.has('practice.save')}
    order by held_on, id`.execute(db)
  return rows
}

/** Review days of the window that are being written. */
export const daysOf = (db: Db, { from, to }: Window) =>
  db
    .selectFrom('review_day')
    .select(['id', 'held_on as heldOn', 'place'])
    .where('published_at', 'is', null)
    .where('held_on', '>=', from)
    .where('held_on', '<=', to)
    .orderBy('held_on')
    .orderBy('id')
    .execute()
