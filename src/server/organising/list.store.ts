import { type RawBuilder, sql } from 'kysely'
import type { STAFF_TRIAL_SORTS } from '#contract/firstConstants.ts'
import type { TrialType } from '#domain/trials/results.ts'
import type { TrialState } from '#domain/trials/states.ts'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { likeText } from '../platform/likeText.ts'
import { bySurname } from '../platform/nameOrder.ts'
import { headJudgedBy, heldInSeason, organisedBy } from '../trials/trials.store.ts'
import { dogsOfTrial } from './results.store.ts'

export interface TrialQuery {
  readonly q: string
  readonly state?: TrialState | undefined
  /** year in which the season starts */
  readonly season?: number | undefined
  readonly type?: TrialType | undefined
  readonly club?: number | undefined
  readonly sort?: (typeof STAFF_TRIAL_SORTS)[number] | undefined
  readonly direction: 'asc' | 'desc'
}

type Condition = RawBuilder<unknown>

const running = sql`(t.published_at is not null and t.ended_at is null and t.cancelled_at is null)`

const isRegistering = (today: string): Condition =>
  sql`(${running} and not t.closed_by_hand
    and coalesce(t.registration_start <= ${today} and t.registration_end >= ${today}, false))`

/** The state as far as the row tells it: whether an open registration is full, its dogs decide. */
const inState = (state: TrialState, today: string): Condition =>
  ({
    draft: sql`t.published_at is null`,
    ready: sql`t.ended_at is not null`,
    cancelled: sql`t.cancelled_at is not null`,
    ongoing: sql`(${running} and not ${isRegistering(today)})`,
    open: isRegistering(today),
    full: isRegistering(today),
  })[state]

const isJudge = (accountId: number): Condition =>
  sql`exists (select from trial_judge tj join judge j on j.id = tj.judge_id
    where tj.trial_id = t.id and j.account_id = ${accountId})`

const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** Trials whose results a viewer writes down. The policy `saveResults` says the same of one trial. */
function recordedBy(viewer: Viewer): Condition {
  const { permissions, account } = viewer
  if (permissions.has('results.saveAll')) return sql`true`
  return any([
    organisedBy(viewer),
    ...(account && permissions.has('results.judge') ? [isJudge(account.id)] : []),
  ])
}

/** Trials that a viewer sees among the staff. The policy `readAsStaff` says the same of one trial. */
const seenBy = (viewer: Viewer): Condition =>
  any([
    recordedBy(viewer),
    ...(viewer.permissions.has('practice.save') ? [sql`t.published_at is not null`] : []),
  ])

/** SQL of the state of a trial `t` as far as its row tells it: a full one is open here. */
const stateInRow = (today: string) => sql<TrialState>`case
  when t.cancelled_at is not null then 'cancelled' when t.ended_at is not null then 'ready'
  when t.published_at is null then 'draft' when ${isRegistering(today)} then 'open' else 'ongoing' end`

/** Drafts without a day, then what is to come from the nearest on, then what has been from the latest back. */
const byNeed = (today: string) => sql`t.held_on is not null, coalesce(t.end_date, t.held_on) < ${today},
  abs(t.held_on - ${today}::date), t.id desc`

/** SQL of what the list may be sorted by; states have an order of their own. */
const ORDERS = {
  date: sql`t.held_on`,
  place: sql`nullif(t.place, '') collate "fi-x-icu"`,
  dogs: dogsOfTrial,
  registrationEnd: sql`t.registration_end`,
  club: sql`c.name collate "fi-x-icu"`,
  headJudge: bySurname(sql`(select j.name from trial_judge tj join judge j on j.id = tj.judge_id
    where tj.trial_id = t.id and tj.head)`),
} as const

/** A trial of the list; whether an open one is full, its dogs decide. */
export interface FoundTrial {
  readonly id: number
  readonly state: TrialState
}

/** The trials that match, in the order asked for but by state; those that are alike in it, and all where none is asked for, by need. */
export async function trialsSeenBy(
  db: Db,
  viewer: Viewer,
  { q, state, season, type, club, sort, direction }: TrialQuery,
  today: string,
): Promise<FoundTrial[]> {
  const conditions = [
    seenBy(viewer),
    ...(q ? [hasText(q)] : []),
    ...(state ? [inState(state, today)] : []),
    ...(season ? [heldInSeason(season)] : []),
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(club ? [sql`t.club_id = ${club}`] : []),
  ]
  const wanted = sort && sort !== 'state' ? sql`${ORDERS[sort]} ${way(direction)} nulls last, ` : sql``
  const { rows } = await sql<FoundTrial>`
    select t.id, ${stateInRow(today)} as state from trial t join club c on c.id = t.club_id
    where ${sql.join(conditions, sql` and `)}
    order by ${wanted}${byNeed(today)}`.execute(db)
  return rows
}

const way = (direction: 'asc' | 'desc') => (direction === 'asc' ? sql`asc` : sql`desc`)

function hasText(q: string): Condition {
  const pattern = likeText(q)
  return sql`(fold_text(coalesce(t.place, '') || ' ' || c.name || ' ' || coalesce(t.kaer_nr::text, '')) like fold_text(${pattern})
    or exists (select from trial_judge tj join judge j on j.id = tj.judge_id
      where tj.trial_id = t.id and fold_text(j.name) like fold_text(${pattern})))`
}

/** More than anybody has at once. */
const MAX_NEEDED = 50

/**
 * Ids of trials that may need a viewer: own drafts, trials held up to today that have not been ended, and own registrations
 * that close by a day.
 */
export async function findNeededIds(
  db: Db,
  viewer: Viewer,
  today: string,
  closingBy: string,
): Promise<number[]> {
  const own = organisedBy(viewer)
  const { rows } = await sql<{ id: number }>`
    select t.id from trial t
    where t.ended_at is null and t.cancelled_at is null and (
      (${own} and t.published_at is null)
      or (${recordedBy(viewer)} and t.published_at is not null and t.held_on <= ${today})
      or (${own} and ${isRegistering(today)} and t.registration_end <= ${closingBy}))
    order by t.held_on nulls last, t.id limit ${MAX_NEEDED}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Trials with objections that a viewer is to decide, by day, and how many: a head judge's own trials, of who keeps results all. */
export async function findObjected(db: Db, viewer: Viewer): Promise<ReadonlyMap<number, number>> {
  const { permissions, account } = viewer
  const decidesAll = permissions.has('results.correct')
  if (!account || !(decidesAll || permissions.has('results.judge'))) return new Map()
  const decides = decidesAll ? sql`true` : headJudgedBy(viewer)
  const { rows } = await sql<{ id: number; count: number }>`
    select t.id, count(*)::int as count from objection o join trial t on t.id = o.trial_id
    where o.verdict is null and o.account_id is distinct from ${account.id} and ${decides}
    group by t.id order by t.held_on, t.id limit ${MAX_NEEDED}`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Trials that a viewer runs with entries whose money waits for a decision, or whose bank transfer is overdue, by day, and how many.
 * @param overdue the last moment until which a place of those is kept
 */
export async function findUnsettled(
  db: Db,
  viewer: Viewer,
  overdue: Date,
): Promise<ReadonlyMap<number, number>> {
  if (!viewer.permissions.has('money.decide')) return new Map()
  const { rows } = await sql<{ id: number; count: number }>`
    select t.id, count(*)::int as count from trial t join entry e on e.trial_id = t.id left join entry_waiting w on w.entry_id = e.id
    where ${organisedBy(viewer)} and (w.entry_id is not null or (e.hold = 'transfer' and e.held_until <= ${overdue} and e.withdrawn_at is null
      and t.cancelled_at is null and t.ended_at is null))
    group by t.id order by t.held_on, t.id limit ${MAX_NEEDED}`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
