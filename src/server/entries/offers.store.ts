import type { Db } from '../platform/database.ts'

/** Running trials of which an unpaid place is kept no longer. */
export async function trialsWithExpired(db: Db, at: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('entry as e')
    .innerJoin('trial as t', 't.id', 'e.trial_id')
    .select('e.trial_id')
    .distinct()
    .where('e.held_until', '<=', at)
    .where('e.withdrawn_at', 'is', null)
    .where('t.ended_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .execute()
  return rows.map(({ trial_id }) => trial_id)
}

/** Published trials that are still to come and have somebody in the queue. */
export async function trialsWithQueue(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('trial as t')
    .select('t.id')
    .where('t.held_on', '>', today)
    .where('t.published_at', 'is not', null)
    .where('t.ended_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('entry as x')
          .innerJoin('entry_list as l', (join) =>
            join.onRef('l.entry_id', '=', 'x.id').onRef('l.trial_id', '=', 'x.trial_id'),
          )
          .select('x.id')
          .whereRef('x.trial_id', '=', 't.id')
          .where('x.withdrawn_at', 'is', null)
          .where('l.list', '=', 'reserve'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The last moment at which a person moved an entry of a trial or took one out; undefined: never. */
export async function lastHandChange(db: Db, trialId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('trial as t')
    .select((e) => [
      e
        .selectFrom('entry_move as m')
        .innerJoin('entry as x', 'x.id', 'm.entry_id')
        .select((m) => m.fn.max('m.moved_at').as('at'))
        .whereRef('m.trial_id', '=', 't.id')
        .where('m.account_id', 'is not', null)
        .whereRef('m.moved_at', '>', 'x.entered_at')
        .as('moved'),
      e
        .selectFrom('entry as x')
        .select((x) => x.fn.max('x.withdrawn_at').as('at'))
        .whereRef('x.trial_id', '=', 't.id')
        .where('x.left_by', '=', 'organiser')
        .as('left'),
    ])
    .where('t.id', '=', trialId)
    .executeTakeFirst()
  const moments = [row?.moved, row?.left].filter((moment) => moment != null)
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0]
}
