import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Signature } from './signing.types.ts'

export async function signatureOf(db: Db, trialId: number): Promise<Signature | null> {
  const row = await db
    .selectFrom('trial_signature as s')
    .innerJoin('judge as j', 'j.id', 's.judge_id')
    .select([
      's.judge_id as judgeId',
      's.account_id as accountId',
      sql<string | null>`case when s.account_id is not null then j.name end`.as('signer'),
      's.signed_at as signedAt',
      's.results',
    ])
    .where('s.trial_id', '=', trialId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a signature in the place of an earlier one. */
export async function putSignature(
  tx: Db,
  trialId: number,
  { judgeId, accountId, signedAt, results }: Omit<Signature, 'signer'>,
): Promise<void> {
  const columns = {
    judge_id: judgeId,
    account_id: accountId,
    signed_at: signedAt,
    results: JSON.stringify(results),
  }
  await tx
    .insertInto('trial_signature')
    .values({ trial_id: trialId, ...columns })
    .onConflict((conflict) => conflict.column('trial_id').doUpdateSet(columns))
    .execute()
}

export async function deleteSignature(tx: Db, trialId: number): Promise<void> {
  await tx.deleteFrom('trial_signature').where('trial_id', '=', trialId).execute()
}
