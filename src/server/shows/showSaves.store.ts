import { sql } from 'kysely'
import { MOST_NAMED_DOGS, MOST_SHOW_SAVES, SHOW_SAVE_CODES } from '#contract/constants.ts'
import type { ShowSave } from '#contract/showSaves.ts'
import type { Db } from '../platform/database.ts'

export interface SaveRow extends Pick<ShowSave, 'id' | 'code' | 'before' | 'after' | 'results' | 'dogNames'> {
  readonly at: Date
  readonly accountId: number | null
  readonly username: string | null
  readonly dogId: number | null
  readonly undoneAt: Date | null
}

/** Of the rows of the log that one save wrote the show's is told, of one result its dog's. */
const saves = (condition: ReturnType<typeof sql>) => sql<SaveRow>`
  select saved.*, a.username,
    (select count(*)::int from audit r where r.source_id = saved.id and r.subject = 'dog') as results,
    array(select d.name from audit r join dog d on d.id::text = r.subject_id where r.source_id = saved.id and r.subject = 'dog'
      order by r.id limit ${MOST_NAMED_DOGS}) as "dogNames",
    (select max(n.changed_at) from audit n where n.subject = saved.subject and n.subject_id = saved.subject_id
      and n.code = 'SHOW_SAVE_UNDONE' and n.after ->> 'save' = saved.id::text) as "undoneAt"
  from (
    select distinct on (u.source_id) u.source_id as id, u.changed_at as at, u.code, u.account_id as "accountId", u.before, u.after,
      u.subject, u.subject_id, case when u.subject = 'dog' then (select d.id from dog d where d.id::text = u.subject_id) end as "dogId"
    from audit u
    where u.source_id is not null and u.subject in ('show', 'dog') and u.code = any(${[...SHOW_SAVE_CODES]}::text[])
      and (u.subject = 'show' or u.code not in ('CREATED', 'CHANGED')) and ${condition}
    order by u.source_id desc, u.subject desc, u.id limit ${MOST_SHOW_SAVES}
  ) saved left join account a on a.id = saved."accountId"
  order by saved.id desc`

/** What wrote results that stand or stood in a show. */
const sourcesOf = (show: number) => sql`
  with result as (
    select id::text as record from show_result where show_id = ${show}
    union select record from record_change where table_name = 'show_result' and former ->> 'show_id' = ${String(show)}
  )
  select source_id from show_result where id::text in (select record from result)
  union select unnest(array[source_id, (former ->> 'source_id')::bigint]) from record_change
    where table_name = 'show_result' and record in (select record from result)`

/** The newest saves of all, of a show, or of those that touched a dog. */
export async function newestSaves(
  db: Db,
  { show, dogId }: { readonly show?: number | undefined; readonly dogId?: number | undefined },
): Promise<readonly SaveRow[]> {
  const ofShow =
    show === undefined
      ? sql`true`
      : sql`(u.subject = 'show' and u.subject_id = ${String(show)} or u.subject = 'dog' and u.source_id in (${sourcesOf(show)}))`
  const ofDog = dogId === undefined ? sql`true` : sql`u.subject = 'dog' and u.subject_id = ${String(dogId)}`
  const { rows } = await saves(sql`${ofShow} and ${ofDog}`).execute(db)
  return rows
}

/** The save that the running transaction is; null: it has written nothing. */
export async function saveOfTransaction(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select nullif(current_setting('koirakanta.source', true), '')::bigint as id`.execute(db)
  return rows[0]!.id
}

/** One save. */
export async function saveById(db: Db, id: number): Promise<SaveRow | undefined> {
  const { rows } = await saves(sql`u.source_id = ${id}`).execute(db)
  return rows[0]
}

/** The shows and dogs whose log tells of a save. */
export async function subjectsOf(
  db: Db,
  id: number,
): Promise<readonly { readonly subject: 'show' | 'dog'; readonly subjectId: string }[]> {
  const { rows } = await sql<{ readonly subject: 'show' | 'dog'; readonly subjectId: string }>`
    select distinct subject, subject_id as "subjectId" from audit where source_id = ${id} and subject in ('show', 'dog')
    order by subject, subject_id`.execute(db)
  return rows
}
