import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'

/**
 * Makes the demo's trial agent the agent of the clubs whose trials run now or next, and the demo's judge the head judge of
 * today's trial (the second that has not ended: yesterday's comes first), so that each finds work of his own.
 */
export async function layDemoParts(tx: Db, accounts: ReadonlyMap<Role, number>): Promise<void> {
  const [agent, judge] = [accounts.get('TRIALAGENT'), accounts.get('JUDGE')]
  const running = await tx
    .selectFrom('trial')
    .select(['id', 'club_id'])
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('held_on')
    .orderBy('id')
    .limit(4)
    .execute()
  if (agent !== undefined && running.length > 0) {
    const clubs = [...new Set(running.map(({ club_id }) => club_id))]
    await tx
      .insertInto('club_agent')
      .values(clubs.map((club_id) => ({ club_id, account_id: agent })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (judge === undefined) return
  const today = running[1] ?? running[0]
  if (!today) return
  await tx
    .updateTable('judge')
    .set({ account_id: judge })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('trial_judge')
        .select('judge_id')
        .where('trial_id', '=', today.id)
        .where('head', '=', true),
    )
    .execute()
}
