import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { markMailUndelivered } from './mail.store.ts'
import type { Refusal, Weight } from './undelivered.ts'

/** Mails that have not arrived at an address after which nothing but what is necessary is sent there (docs/rules/accounts.md#addresses-that-receive-nothing). */
const MOST_FAILURES = 3
/** Days between two failures after which the counting begins anew. */
const FORGOTTEN_DAYS = 30

/** What is known of an address at which mails have not arrived. */
export interface Unreachable {
  readonly failures: number
  readonly lastAt: Date
  /** null: it still gets every mail */
  readonly silentAt: Date | null
  readonly code: string
  readonly words: string
}

/** Notes once that a mail has not arrived, and counts it for its address. @returns whether it was not known yet */
export async function noteUndelivered(
  db: Db,
  mail: { readonly id: number; readonly recipient: string },
  { code, words, weight, at }: Refusal & { readonly weight: Weight; readonly at: Date },
): Promise<boolean> {
  const noted = await markMailUndelivered(db, mail.id, { code, words, at })
  if (noted && weight !== 'mail')
    await countFailure(db, mail.recipient, { code, words, at, gone: weight === 'gone' })
  return noted
}

async function countFailure(
  db: Db,
  address: string,
  { code, words, at, gone }: Refusal & { readonly at: Date; readonly gone: boolean },
): Promise<void> {
  const failures = sql`case when a.last_at < ${at}::timestamptz - make_interval(days => ${FORGOTTEN_DAYS}) then 1 else a.failures + 1 end`
  await sql`
    insert into unreachable_address as a (address, failures, last_at, silent_at, code, words)
    values (${address}, 1, ${at}, ${gone ? at : null}, ${code}, ${words})
    on conflict (address) do update set
      failures = ${failures}, last_at = excluded.last_at, code = excluded.code, words = excluded.words,
      silent_at = coalesce(a.silent_at, excluded.silent_at, case when ${failures} >= ${MOST_FAILURES} then ${at}::timestamptz end)`.execute(
    db,
  )
}

/** @param address in canonical form @returns undefined: no mail to it is known not to have arrived */
export function unreachableAddress(db: Db, address: string): Promise<Unreachable | undefined> {
  return db
    .selectFrom('unreachable_address')
    .select(['failures', 'last_at as lastAt', 'silent_at as silentAt', 'code', 'words'])
    .where('address', '=', address)
    .executeTakeFirst()
}

/** A mail to the address has been read: its link was opened. */
export async function forgetUnreachable(db: Db, address: string): Promise<void> {
  await db.deleteFrom('unreachable_address').where('address', '=', address).execute()
}

/** Forgets the addresses at which nothing has failed since a moment: the next mail tells whether they still do not receive. */
export async function forgetOldUnreachable(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('unreachable_address').where('last_at', '<', before).execute()
}
