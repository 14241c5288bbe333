import { sql } from 'kysely'
import { JOB_NAMES } from '#contract/constants.ts'
import type { Db } from '../database.ts'
import type { Job, JobState } from './jobs.types.ts'

/** Seconds for which a job is a copy's own, unless it says again that it runs. */
const HELD_SECONDS = 30
/** Rhythms that a job may miss, and the milliseconds that it may miss in any case: a run may take longer than its rhythm. */
const MISSED_RHYTHMS = 3
const MISSED_MS = 300_000

const heldUntil = sql<Date>`now() + ${HELD_SECONDS} * interval '1 second'`
/** SQL of an interval of so many milliseconds. */
const milliseconds = (ms: unknown) => sql`(${ms} * interval '1 millisecond')`

/**
 * Takes a job that is due for `holder`: by its rhythm, because somebody asks, or because the copy that ran it was killed. The database's clock
 * is the one that all copies share; a timer's inexactness is no reason to miss a round. @returns whether it is the holder's now
 */
export async function takeJob(db: Db, { name, everyMs }: Job, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into job (name, every_ms, holder, held_until, started_at)
    values (${name}, ${everyMs}, ${holder}, ${heldUntil}, now())
    on conflict (name) do update
      set every_ms = coalesce(nullif(excluded.every_ms, 0), job.every_ms), holder = excluded.holder,
        held_until = excluded.held_until, started_at = excluded.started_at
      where coalesce(job.held_until < now(), true)
        and (job.holder is not null or job.started_at is null or job.asked_at > job.started_at
          or (${everyMs}::bigint > 0 and job.started_at + ${milliseconds(sql`${everyMs}::bigint * 0.95`)} <= now()))
    returning name`.execute(db)
  return rows.length > 0
}

/** Says that the job is still being run. @returns whether it is the holder's: if not, another copy may be at it */
export async function keepJob(db: Db, name: Job['name'], holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ held_until: heldUntil })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the holder's run. `failure`: code of why it failed; null: it did its work. */
export async function endJob(
  db: Db,
  name: Job['name'],
  holder: string,
  failure: string | null,
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      holder: null,
      held_until: null,
      ended_at: sql`now()`,
      ...(failure === null ? { succeeded_at: sql`now()` } : { failed_at: sql`now()`, failure }),
    })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

/** Keeps that somebody wants a job to run now. */
export async function askForJob(db: Db, name: Job['name']): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, every_ms: 0, asked_at: sql`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ asked_at: sql`now()` }))
    .execute()
}

/** Every job that has been run or asked for. `since`: when whoever asks began to look; what was before is nobody's alarm. */
export async function jobStates(db: Db, since: Date): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select name, every_ms as "everyMs", started_at as "startedAt", ended_at as "endedAt",
      succeeded_at as "succeededAt", failed_at as "failedAt", failure,
      coalesce(held_until > now(), false) as running,
      every_ms > 0 and now() - greatest(succeeded_at, ${since}::timestamptz)
        > ${milliseconds(sql`greatest(${MISSED_RHYTHMS} * every_ms, ${MISSED_MS})`)} as overdue
    from job where name = any(${[...JOB_NAMES]}::text[])
    order by array_position(${[...JOB_NAMES]}::text[], name)`.execute(db)
  return rows
}
