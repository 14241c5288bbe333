import type pg from 'pg'

/** The number is that of the form of what is told, which copies of two versions must not take for the other's. */
const CHANNEL = 'koirakanta_budget_1'

/** Lets the connection hear what is told; again and again, it is a proof that it still does. */
export async function listen(client: pg.Client): Promise<void> {
  await client.query(`listen ${CHANNEL}`)
}

/** @param text of less than 8000 bytes */
export async function tell(client: pg.Client, text: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, text])
}
