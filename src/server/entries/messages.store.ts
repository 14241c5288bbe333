import type { Db } from '../platform/database.ts'

/** How many of a trial's messages are shown. */
const SHOWN = 20

/** The newest messages of a trial. */
export function messagesOf(db: Db, trialId: number) {
  return db
    .selectFrom('trial_message')
    .select(['id', 'subject', 'body', 'recipients', 'sent_at as sentAt'])
    .where('trial_id', '=', trialId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}

/** A message by the key that the browser made for it. */
export function messageByKey(db: Db, key: string) {
  return db
    .selectFrom('trial_message')
    .select(['id', 'trial_id as trialId', 'recipients'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function insertMessage(
  tx: Db,
  message: {
    readonly key: string
    readonly trialId: number
    readonly subject: string
    readonly body: string
    readonly recipients: number
    readonly at: Date
    readonly by: number
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('trial_message')
    .values({
      key: message.key,
      trial_id: message.trialId,
      subject: message.subject,
      body: message.body,
      recipients: message.recipients,
      sent_at: message.at,
      account_id: message.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes messages that were sent before a moment. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('trial_message').where('sent_at', '<', before).execute()
}
