import type { Db } from '../platform/database.ts'

/** The entry that a browser has made under a key; undefined: none. */
export async function entryOfKey(db: Db, trialId: number, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('entry')
    .select('id')
    .where('trial_id', '=', trialId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.id
}

/** How many unpaid places of a trial are kept for an address, in its canonical form. */
export async function countHolds(db: Db, trialId: number, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('entry')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('trial_id', '=', trialId)
    .where('contact_email', '=', email)
    .where('held_until', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many dogs of an address wait in the queue of a trial, or for its draw, unpaid; the address in its canonical form. */
export async function countWaiting(db: Db, trialId: number, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('entry as e')
    .innerJoin('entry_list as l', (join) =>
      join.onRef('l.entry_id', '=', 'e.id').onRef('l.trial_id', '=', 'e.trial_id'),
    )
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('e.trial_id', '=', trialId)
    .where('e.contact_email', '=', email)
    .where('l.list', '=', 'reserve')
    .where('e.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of the entries that an account has made, and of their trials; the latest first. */
export function entriesOfAccount(
  db: Db,
  accountId: number,
): Promise<readonly { readonly id: number; readonly trialId: number; readonly dogId: number }[]> {
  return db
    .selectFrom('entry')
    .select(['id', 'trial_id as trialId', 'dog_id as dogId'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
