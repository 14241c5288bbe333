import type { Db } from '../platform/database.ts'

/** Keeps what a provider has sent, before anything is made of it. @returns its id */
export async function insertMessage(
  db: Db,
  provider: string,
  content: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('provider_message')
    .values({ provider, content: JSON.stringify(content), received_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps what became of it. `fault`: why nothing was made of it. */
export async function setHandled(db: Db, id: number, fault: string | null, at: Date): Promise<void> {
  await db.updateTable('provider_message').set({ fault, handled_at: at }).where('id', '=', id).execute()
}

/** Messages that were signed right, and were left lying when the service was killed. */
export async function unhandledMessages(
  db: Db,
): Promise<readonly { readonly id: number; readonly content: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom('provider_message')
    .select(['id', 'content'])
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, content }) => ({ id, content: content as Record<string, unknown> }))
}
