import { type RawBuilder, sql } from 'kysely'
import { seasonDays } from '#domain/dates.ts'
import { WRITTEN_FIELDS, WRITTEN_NAMES } from '#domain/trials/trialFields.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Trial, TrialHead } from './trials.types.ts'

const writtenSql = sql.join(
  WRITTEN_NAMES.map((name) => {
    const { kind, column } = WRITTEN_FIELDS[name]
    const value = sql.ref(`t.${column}`)
    return sql`${sql.lit(name)}, ${kind === 'time' ? sql`to_char(${value}, 'HH24:MI')` : value}`
  }),
)

/** SQL of what a `TrialHead` holds; `t` is the alias of the row of trial. */
const headFields = sql`
  'id', t.id, 'version', t.version, 'type', t.type, 'heldOn', t.held_on, 'kaerNr', t.kaer_nr,
  'divided', t.divided, 'classes', t.classes, ${writtenSql}, 'capacityByClass', t.capacity_by_class, 'proposals', t.proposals,
  'filling', t.filling, 'placeDraw', (select json_build_object(
    'hash', d.hash, 'drawnAt', to_char(d.drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from place_draw d where d.trial_id = t.id),
  'closedByHand', t.closed_by_hand, 'headJudgeReportId', t.head_judge_report_id,
  'startSeed', t.start_seed, 'partySeed', t.party_seed, 'partyVersion', t.party_version, 'startListAt', t.start_list_at, 'publishedAt', t.published_at, 'endedAt', t.ended_at, 'cancelledAt', t.cancelled_at,
  'cancelReason', t.cancel_reason, 'cancelReasonShown', t.cancel_reason_shown,
  'moveReason', t.move_reason, 'movedFrom', t.moved_from, 'movedFromPlace', t.moved_from_place,
  'club', (
    select json_build_object('id', c.id, 'name', c.name, 'district', c.district, 'businessId', c.business_id, 'vatPermille', c.vat_permille, 'payee',
      case when c.iban is not null then json_build_object('name', c.account_holder, 'iban', c.iban, 'bic', c.bic) end)
    from club c where c.id = t.club_id
  ),
  'agents', array(select a.account_id from club_agent a where a.club_id = t.club_id order by a.account_id),
  'judges', (
    select coalesce(json_agg(
      json_build_object('id', j.id, 'name', j.name, 'accountId', j.account_id, 'head', tj.head)
      order by tj.head desc, j.name, j.id), '[]')
    from trial_judge tj join judge j on j.id = tj.judge_id where tj.trial_id = t.id
  )`

/** SQL of a `TrialHead` as JSON. */
export const trialHeadJson = sql<TrialHead>`json_build_object(${headFields})`

/** SQL of a `Trial` as JSON. */
const trialJson = sql<Trial>`json_build_object(${headFields},
  'taken', (
    select json_build_object(
      'NUO', count(*) filter (where e.class = 'NUO'), 'AVO', count(*) filter (where e.class = 'AVO'),
      'VOI', count(*) filter (where e.class = 'VOI'))
    from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
    where e.trial_id = t.id and e.withdrawn_at is null and l.list = 'place'
  ),
  'entries', (select count(*) from entry e where e.trial_id = t.id and e.withdrawn_at is null)
)`

/** SQL of whether anything is written on a sheet of an entry. */
export const isWrittenOn = (entryId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from sheet s cross join jsonb_each_text(s.values) v where s.entry_id = ${entryId} and btrim(v.value) <> '')`

/** SQL of whether the check-in of the morning has seen that the dog of an entry came. */
export const isCheckedIn = (entryId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from check_in c where c.entry_id = ${entryId} and c.present)`

/** SQL of the codes that a dog is proposed for at a trial. */
export const proposedAt = (trialId: RawBuilder<unknown>, dogId: RawBuilder<unknown>) => sql<string[]>`array(
  select p.code from proposal p where p.trial_id = ${trialId} and p.dog_id = ${dogId} order by p.code)`

/** The codes that dogs of a trial are proposed for, by dog. */
export async function proposedByDog(
  db: Db,
  trialId: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('proposal')
    .select(['dog_id', sql<string[]>`array_agg(code order by code)`.as('codes')])
    .where('trial_id', '=', trialId)
    .groupBy('dog_id')
    .execute()
  return new Map(rows.map(({ dog_id, codes }) => [dog_id, codes]))
}

/** A query of trials, yet without a condition: each row is a `trial`; the table's own row is `t`. */
export const selectTrials = (db: Db) => db.selectFrom('trial as t').select(trialJson.as('trial'))

/** SQL of whether a trial `t` is held in the season that starts in a year. */
export function heldInSeason(season: number) {
  const { from, to } = seasonDays(season)
  return sql<boolean>`t.held_on between ${from} and ${to}`
}

/** SQL of whether a viewer runs a trial `t`. The policy `manageEntries` says the same of one trial. */
export function organisedBy({ permissions, account }: Viewer): RawBuilder<unknown> {
  if (permissions.has('trials.manageAll')) return sql`true`
  if (!account || !permissions.has('trials.manage')) return sql`false`
  return sql`exists (select from club_agent a where a.club_id = t.club_id and a.account_id = ${account.id})`
}

/** SQL of whether a viewer is the head judge of a trial `t`; `partsIn` says the same of one trial. */
export function headJudgedBy({ permissions, account }: Viewer): RawBuilder<unknown> {
  if (!account || !permissions.has('results.judge')) return sql`false`
  return sql`exists (select from trial_judge tj join judge j on j.id = tj.judge_id
    where tj.trial_id = t.id and tj.head and j.account_id = ${account.id})`
}

/** Trials by their ids, in no order. */
export async function trialsById(db: Db, ids: readonly number[]): Promise<Trial[]> {
  if (ids.length === 0) return []
  const rows = await selectTrials(db).where('t.id', 'in', ids).execute()
  return rows.map(({ trial }) => trial)
}

/** A trial without its dogs; undefined: there is none. */
export async function headById(db: Db, id: number): Promise<TrialHead | undefined> {
  const row = await db
    .selectFrom('trial as t')
    .select(trialHeadJson.as('trial'))
    .where('t.id', '=', id)
    .executeTakeFirst()
  return row?.trial
}

/** SQL of an id as the key of an advisory lock, which is smaller: two ids with one key would only wait for each other. */
const lockKey = (id: number) => sql`(${id}::bigint % 2147483647)::integer`

/** Locks the trial's row to the end of the transaction; whoever comes to share the trial meanwhile queues behind. */
export async function lockRow(tx: Db, id: number): Promise<void> {
  await sql`
    select t.id from pg_advisory_xact_lock(${ADVISORY_LOCKS.trial}, ${lockKey(id)}) cross join trial t where t.id = ${id}
    for update of t`.execute(tx)
}

/**
 * The trial's row, shared to the end of the transaction by all who write results of its entries down: none of them waits for
 * another, but whoever takes `lockRow` waits for them, and they for it. The row alone would let new sharers pass the one who waits
 * for it; the queue before it does not. Of the entries each has its writer alone, in the order of the ids. What trial and entries
 * are has to be read after this; without an entry of the trial nothing is locked.
 */
export async function shareTrial(tx: Db, id: number, entryIds: readonly number[]): Promise<void> {
  await sql`
    select e.id
    from pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.trial}, ${lockKey(id)})
      cross join trial t join entry e on e.trial_id = t.id
    where t.id = ${id} and e.id = any(${entryIds})
    order by e.id
    for share of t for no key update of e`.execute(tx)
}

/** The id of the trial that has or once had the number of that day; undefined: none ever had. */
export async function trialIdByNumber(db: Db, heldOn: string, kaerNr: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('trial_number')
    .select('trial_id')
    .where('held_on', '=', heldOn)
    .where('kaer_nr', '=', kaerNr)
    .executeTakeFirst()
  return row?.trial_id
}
