import { sql } from 'kysely'
import type { ContestState, ContestVerdict } from '#domain/entries/contests.ts'
import type { Db } from '../../platform/database.ts'

/** What an owner has against an entry of the dog, and what was decided. */
export interface Contest {
  readonly id: number
  readonly accountId: number | null
  readonly reason: string
  readonly madeAt: Date
  readonly state: ContestState
  readonly verdictReason: string | null
  readonly decidedAt: Date | null
}

/** The contest of an entry; undefined: nobody has contested it. */
export async function contestOfEntry(db: Db, entryId: number): Promise<Contest | undefined> {
  const { rows } = await sql<Contest>`
    select c.id, c.account_id as "accountId", c.reason, c.made_at as "madeAt",
      coalesce(c.verdict, case when exists (select from open_contest o where o.id = c.id) then 'open' else 'void' end) as state,
      c.verdict_reason as "verdictReason", c.decided_at as "decidedAt"
    from entry_contest c where c.entry_id = ${entryId}`.execute(db)
  return rows[0]
}

export async function insertContest(
  tx: Db,
  contest: { readonly entryId: number; readonly accountId: number; readonly reason: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('entry_contest')
    .values({
      entry_id: contest.entryId,
      account_id: contest.accountId,
      reason: contest.reason,
      made_at: at,
    })
    .execute()
}

export async function setContestVerdict(
  tx: Db,
  id: number,
  verdict: {
    readonly verdict: ContestVerdict
    readonly reason: string
    readonly by: number | null
    readonly at: Date
  },
): Promise<void> {
  await tx
    .updateTable('entry_contest')
    .set({
      verdict: verdict.verdict,
      verdict_reason: verdict.reason,
      decided_by: verdict.by,
      decided_at: verdict.at,
    })
    .where('id', '=', id)
    .execute()
}
