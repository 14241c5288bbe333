import { sql } from 'kysely'
import { REMINDED_BEFORE } from '#domain/entries/holdTimes.ts'
import type { Db } from '../platform/database.ts'

/** An entry whose entrant is to be reminded, with its trial and the number of that reminder: of one end of a hold there is one. */
export interface DueReminder {
  readonly entryId: number
  readonly trialId: number
  readonly version: number
}

/** Mails of a hold are told apart by the minute at which it ends. */
const versionOf = sql<number>`(extract(epoch from e.held_until) / 60)::integer`

/**
 * Unpaid places of running trials that are lost soon, and whose entrants have not been reminded of that end. Who has just been given the place,
 * for less time than that, has just been told.
 */
export async function dueReminders(db: Db, at: Date): Promise<DueReminder[]> {
  const holds = Object.entries(REMINDED_BEFORE)
  const { rows } = await sql<DueReminder>`
    select e.id as "entryId", e.trial_id as "trialId", ${versionOf} as version
    from entry e
      join trial t on t.id = e.trial_id
      join unnest(${holds.map(([hold]) => hold)}::text[], ${holds.map(([, ms]) => ms)}::bigint[]) as r(hold, ms) on r.hold = e.hold
      cross join lateral (select e.held_until - r.ms * interval '1 millisecond' as at) remind
    where e.held_until > ${at} and remind.at <= ${at} and e.withdrawn_at is null and e.contact_email is not null
      and t.published_at is not null and t.ended_at is null and t.cancelled_at is null
      and remind.at > greatest(e.entered_at, (select max(m.moved_at) from entry_move m where m.entry_id = e.id))
      and not exists (select from mail where thing = 'entry:' || e.id and kind = 'placeReminder' and version = ${versionOf})
    order by e.held_until, e.id limit 100`.execute(db)
  return rows
}
