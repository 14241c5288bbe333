import { sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../platform/database.ts'

export interface AuditQuery {
  readonly subject?: string | undefined
  readonly subjectId?: string | undefined
  readonly code?: string | undefined
  /** of the entries of a trial, and of its list as a whole */
  readonly listOf?: number | undefined
  /** user name in canonical form */
  readonly actor?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: number | undefined
}

export interface AuditListRow {
  readonly id: number
  readonly changed_at: Date
  readonly account_id: number | null
  readonly username: string | null
  readonly subject: AuditRow['subject']
  readonly subject_id: string
  readonly code: AuditRow['code']
  /** null: it is gone, or has no name */
  readonly thing: { readonly name: string; readonly key: string } | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

/** Codes of a trial's log that are about its list of dogs. */
const LIST_CODES = [
  'START_ORDER_CHANGED',
  'PARTIES_CHANGED',
  'START_LIST_PUBLISHED',
  'START_LIST_WITHDRAWN',
  'MESSAGE_SENT',
] as const

const ofList = (trialId: number) => sql`(
  u.subject = 'entry' and u.subject_id in (select e.id::text from entry e where e.trial_id = ${trialId})
  or u.subject = 'trial' and u.subject_id = ${String(trialId)} and u.code in (${sql.join(LIST_CODES)}))`

/** What people call a trial, as text. */
const TRIAL_NAME = sql`concat_ws(' ', t.place, to_char(t.held_on, 'DD.MM.YYYY'))`

/** What people call the thing of a change, and what the address of its page needs; `found` is the change. */
const THING = sql`case found.subject
  when 'account' then (select json_build_object('name', username, 'key', id::text) from account where id = found.number)
  when 'judge' then (select json_build_object('name', name, 'key', id::text) from judge where id = found.number)
  when 'club' then (select json_build_object('name', name, 'key', id::text) from club where id = found.number)
  when 'product' then (
    select json_build_object('name', description_fi, 'key', id::text) from product where id = found.number)
  when 'show' then (
    select json_build_object('name', concat_ws(' ', place, to_char(held_on, 'DD.MM.YYYY')), 'key', id::text) from show where id = found.number)
  when 'phrase' then (select json_build_object('name', text_fi, 'key', id::text) from review_phrase where id = found.number)
  when 'title' then (select json_build_object('name', code, 'key', id::text) from champion_title where id = found.number)
  when 'document' then (
    select json_build_object('name', title_fi, 'key', id::text) from document where id = found.number)
  when 'documentFolder' then (
    select json_build_object('name', name_fi, 'key', id::text) from document_folder where id = found.number)
  when 'advertisement' then (
    select json_build_object('name', event_name, 'key', id::text) from advertisement where id = found.number and removed_at is null)
  when 'systemUpdate' then (
    select json_build_object('name', title_fi, 'key', id::text) from system_update where id = found.number and removed_at is null)
  when 'informationPage' then (
    select json_build_object('name', x.title_fi, 'key', p.id::text)
    from information_page p join information_text x on x.page_id = p.id
    where p.id = found.number and p.removed_at is null order by x.number desc limit 1)
  when 'breed' then (select json_build_object('name', name_fi, 'key', id::text) from breed where id = found.number)
  when 'apiKey' then (select json_build_object('name', partner, 'key', id::text) from api_key where id = found.number)
  when 'dataMapping' then (select json_build_object('name', name, 'key', id::text) from data_mapping where id = found.number)
  when 'archive' then json_build_object('name', '', 'key', '1')
  when 'paper' then (select json_build_object('name', about, 'key', id::text) from withdrawn_paper where id = found.number)
  when 'competition' then (select json_build_object('name', name_fi, 'key', id::text) from competition where id = found.number)
  when 'breedingRule' then (
    select json_build_object('name', title_fi, 'key', id::text) from breeding_rule where id = found.number)
  when 'healthCode' then (select json_build_object('name', code, 'key', id::text) from health_code where id = found.number)
  when 'healthAlert' then (
    select json_build_object('name', d.name, 'key', h.id::text)
    from health_alert h join dog d on d.id = h.dog_id where h.id = found.number)
  when 'healthInquiry' then (
    select json_build_object('name', d.name, 'key', h.id::text)
    from health_inquiry h join dog d on d.id = h.dog_id where h.id = found.number)
  when 'person' then (select json_build_object('name', name, 'key', id::text) from person where id = found.number)
  when 'trial' then (
    select json_build_object('name', ${TRIAL_NAME}, 'key', t.id::text) from trial t where t.id = found.number)
  when 'dog' then (
    select json_build_object('name', d.name, 'key', n.regnr)
    from dog d join main_number n on n.dog_id = d.id where d.id = found.number)
  when 'settlement' then (select json_build_object('name', reference, 'key', id::text) from settlement where id = found.number)
  when 'refundRule' then (
    select json_build_object('name', to_char(valid_from, 'DD.MM.YYYY'), 'key', id::text) from refund_rule where id = found.number)
  when 'mail' then (select json_build_object('name', subject, 'key', id::text) from mail where id = found.number)
  when 'register' then (
    select json_build_object('name', d.name, 'key', n.regnr)
    from register_entry e join dog d on d.id = e.dog_id join main_number n on n.dog_id = d.id where e.id = found.number)
  when 'notice' then (
    select json_build_object('name', concat(sire.name, ' × ', dam.name), 'key', q.id::text)
    from litter_inquiry q join dog sire on sire.id = q.sire_id join dog dam on dam.id = q.dam_id where q.id = found.number)
  when 'review' then (
    select json_build_object('name', concat(d.name, ', ', concat_ws(' ', r.place, to_char(r.held_on, 'DD.MM.YYYY'))), 'key', r.id::text)
    from breeding_review r join dog d on d.id = r.dog_id where r.id = found.number)
  when 'reviewDay' then (
    select json_build_object('name', concat_ws(' ', place, to_char(held_on, 'DD.MM.YYYY')), 'key', id::text)
    from review_day where id = found.number)
  when 'reviewEntry' then (
    select json_build_object('name', concat(d.name, ', ', concat_ws(' ', v.place, to_char(v.held_on, 'DD.MM.YYYY'))), 'key', v.id::text)
    from review_entry e join review_day v on v.id = e.day_id join dog d on d.id = e.dog_id where e.id = found.number)
  when 'reviewClasses' then json_build_object('name', '', 'key', '1')
  when 'entry' then (
    select json_build_object('name', concat(d.name, ', ', ${TRIAL_NAME}), 'key', t.id::text)
    from entry e join trial t on t.id = e.trial_id join dog d on d.id = e.dog_id where e.id = found.number)
  when 'result' then (
    select json_build_object('name', concat(d.name, ', ', ${TRIAL_NAME}), 'key', t.id::text)
    from trial t, dog d
    where found.subject_id ~ '^[a-z]+-[0-9]{1,15}-[0-9]{1,15}$'
      and t.id = nullif(split_part(found.subject_id, '-', 2), '')::bigint
      and d.id = nullif(split_part(found.subject_id, '-', 3), '')::bigint)
  when 'rulebook' then (
    select json_build_object('name', to_char(valid_from, 'DD.MM.YYYY'), 'key', max(id)::text)
    from rulebook where valid_from::text = found.subject_id group by valid_from)
  end`

/** What the ids in a change are of. */
export type NamedKind = 'account' | 'person' | 'judge' | 'club' | 'trial'

/** The names of things by kind and id: `judge 14`; those that are gone are left out. */
export async function namesOf(
  db: Db,
  things: readonly { readonly kind: NamedKind; readonly id: number }[],
): Promise<ReadonlyMap<string, string>> {
  if (things.length === 0) return new Map()
  const of = (kind: NamedKind) => sql`(select id from asked where kind = ${sql.lit(kind)})`
  const { rows } = await sql<{ key: string; name: string }>`
    with asked as (select kind, id from json_to_recordset(${JSON.stringify(things)}::json) as a(kind text, id bigint))
    select 'account ' || id as key, username as name from account where id in ${of('account')}
    union all select 'person ' || id, name from person where id in ${of('person')}
    union all select 'judge ' || id, name from judge where id in ${of('judge')}
    union all select 'club ' || id, name from club where id in ${of('club')}
    union all select 'trial ' || t.id, ${TRIAL_NAME} from trial t where t.id in ${of('trial')}`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** At most `limit` changes, newest first; days are those of Finland. */
export async function findChanges(db: Db, query: AuditQuery, limit: number): Promise<AuditListRow[]> {
  const { subject, subjectId, code, listOf, actor, from, to, before } = query
  const conditions = [
    sql`true`,
    ...(subject ? [sql`u.subject = ${subject}`] : []),
    ...(subjectId ? [sql`u.subject_id = ${subjectId}`] : []),
    ...(code ? [sql`u.code = ${code}`] : []),
    ...(listOf ? [ofList(listOf)] : []),
    ...(actor ? [sql`canonical_username(a.username) = ${actor}`] : []),
    ...(from ? [sql`u.changed_at >= (${from}::date)::timestamp at time zone 'Europe/Helsinki'`] : []),
    ...(to ? [sql`u.changed_at < (${to}::date + 1)::timestamp at time zone 'Europe/Helsinki'`] : []),
    ...(before ? [sql`u.id < ${before}`] : []),
  ]
  const { rows } = await sql<AuditListRow>`
    with found as (
      select u.id, u.changed_at, u.account_id, a.username, u.subject, u.subject_id, u.code, u.before, u.after,
             case when u.subject_id ~ '^[0-9]{1,15}$' then u.subject_id::bigint end as number
      from audit u left join account a on a.id = u.account_id
      where ${sql.join(conditions, sql` and `)}
      order by u.id desc limit ${limit})
    select found.*, ${THING} as thing from found order by id desc`.execute(db)
  return rows
}
