import { sql } from 'kysely'
import type { ReviewClass, ReviewClassList } from '#contract/reviewStaff.ts'
import type { Db } from '../platform/database.ts'

/** The list that holds. */
export async function readClasses(db: Db): Promise<ReviewClassList> {
  const row = await db
    .selectFrom('review_class_list')
    .select(['version', 'classes'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { version: row.version, classes: row.classes as ReviewClass[] }
}

/** @returns whether it was kept; false: there is a list of that version already */
export async function insertClasses(db: Db, { version, classes }: ReviewClassList): Promise<boolean> {
  const row = await db
    .insertInto('review_class_list')
    .values({ version, classes: JSON.stringify(classes) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** Which of some classes a review has, or a day that is being written. */
export async function usedClasses(db: Db, codes: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) as c (code)
    where exists (select from breeding_review r where r.class = c.code)
      or exists (select from review_entry e where e.values ->> 'class' = c.code)`.execute(db)
  return rows.map(({ code }) => code)
}
