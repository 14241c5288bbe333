import { sql } from 'kysely'
import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '../platform/database.ts'

type Fields = Readonly<Record<string, unknown>> | null

/** What a change was about: rows of a kind. */
export interface Subjects {
  readonly subject: AuditRow['subject']
  readonly ids: readonly (number | string)[]
}

interface LoggedChange {
  readonly id: number
  /** account of who made it */
  readonly by: number | null
  readonly changedAt: Date
  readonly subject: string
  readonly subjectId: string
  readonly code: string
  readonly before: Fields
  readonly after: Fields
}

const isAbout = (subjects: readonly Subjects[]) =>
  sql<boolean>`(subject, subject_id) in (
    select s, i from unnest(
      ${subjects.flatMap(({ subject, ids }) => ids.map(() => subject))}::text[],
      ${subjects.flatMap(({ ids }) => ids.map(String))}::text[]
    ) as about (s, i)
  )`

/** Changes by an account, of some rows, or whose fields hold what `written` finds. */
export async function changesOf(
  db: Db,
  by: readonly number[],
  { subjects, written }: { readonly subjects: readonly Subjects[]; readonly written: readonly string[] },
): Promise<readonly LoggedChange[]> {
  const { rows } = await sql<LoggedChange>`
    select id, account_id as by, changed_at as "changedAt", subject, subject_id as "subjectId", code, before, after from audit
    where account_id = any(${[...by]}::bigint[]) or ${isAbout(subjects)}
      or fold_text(concat_ws(' ', before, after)) ~ any(${[...written]}::text[])
    order by id`.execute(db)
  return rows
}

/** Changes whose fields hold what `written` finds, or that are about some rows; with their fields. */
export async function changesHolding(
  db: Db,
  { subjects, written }: { readonly subjects: readonly Subjects[]; readonly written: readonly string[] },
): Promise<readonly Pick<LoggedChange, 'id' | 'subject' | 'subjectId' | 'before' | 'after'>[]> {
  const { rows } = await sql<LoggedChange>`
    select id, subject, subject_id as "subjectId", before, after from audit
    where (before is not null or after is not null)
      and (${isAbout(subjects)} or fold_text(concat_ws(' ', before, after)) ~ any(${[...written]}::text[]))
    order by id`.execute(db)
  return rows
}
