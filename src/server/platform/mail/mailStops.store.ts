import { sql } from 'kysely'
import type { MailTopic } from '#contract/mailChoices.ts'
import type { Db } from '../database.ts'

/** The topics that an address, in canonical form, does not want. */
export async function stoppedTopics(db: Db, address: string): Promise<MailTopic[]> {
  const rows = await db.selectFrom('mail_stop').select('topic').where('address', '=', address).execute()
  return rows.map(({ topic }) => topic as MailTopic)
}

/** Sends an address no mails of a topic any more; once more does no harm. */
export async function stopTopic(db: Db, address: string, topic: MailTopic, at: Date): Promise<void> {
  await db
    .insertInto('mail_stop')
    .values({ address, topic, stopped_at: at })
    .onConflict((conflict) => conflict.columns(['address', 'topic']).doNothing())
    .execute()
}

/** Sends an address mails of a topic again. */
export async function allowTopic(db: Db, address: string, topic: MailTopic): Promise<void> {
  await db.deleteFrom('mail_stop').where('address', '=', address).where('topic', '=', topic).execute()
}

/** Whoever changes the address keeps what was chosen for it. */
export async function copyStops(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into mail_stop (address, topic, stopped_at)
    select ${to}, topic, stopped_at from mail_stop where address = ${from}
    on conflict do nothing`.execute(db)
}

/** Whether a mail that is not necessary may go to an address: it wants the topic, and mails arrive there. */
export async function mayReceive(db: Db, address: string, topic: MailTopic): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select not exists (select from mail_stop where address = ${address} and topic = ${topic})
      and not exists (select from unreachable_address where address = ${address} and silent_at is not null) as may`.execute(
    db,
  )
  return rows[0]!.may
}
