import { sql } from 'kysely'
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

/** A message as it is kept. */
interface KeptMessage {
  readonly id: number
  readonly provider: string
  readonly content: Record<string, unknown>
}

/** Messages of some providers that were signed right, and were left lying when the service was killed. */
export async function unhandledMessages(
  db: Db,
  providers: readonly string[],
): Promise<readonly KeptMessage[]> {
  const rows = await db
    .selectFrom('provider_message')
    .select(['id', 'provider', 'content'])
    .where('handled_at', 'is', null)
    .where(sql<boolean>`provider = any(${[...providers]})`)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, content: row.content as Record<string, unknown> }))
}
