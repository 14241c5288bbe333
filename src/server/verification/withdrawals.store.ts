import { sql } from 'kysely'
import type { VerifiedPaper } from '#domain/verification/statement.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { SignedPaper, Withdrawal } from './verification.types.ts'

const select = (db: Db) =>
  db
    .selectFrom('withdrawn_paper')
    .select([
      'id',
      sql<VerifiedPaper>`kind`.as('kind'),
      'about',
      sql<string | null>`encode(digest, 'hex')`.as('digest'),
      'reason',
      'withdrawn_at as withdrawnAt',
    ])
    .where('restored_at', 'is', null)

/** The withdrawal that a paper falls under, the latest where there are several. */
export const withdrawalOf = (db: Db, { statement, digest }: SignedPaper): Promise<Withdrawal | undefined> =>
  select(db)
    .where('kind', '=', statement.kind)
    .where('about', '=', statement.about)
    .where((where) =>
      where.or([
        where('digest', '=', Buffer.from(digest, 'hex')),
        where.and([where('digest', 'is', null), where('printed_until', '>=', new Date(statement.printedAt))]),
      ]),
    )
    .orderBy('withdrawn_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Newest first. @param before id of the last one that is known */
export const withdrawals = (db: Db, before: number | undefined, most: number): Promise<Withdrawal[]> =>
  select(db)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Keeps a withdrawal from others' changes until the end of the transaction. */
export const lockWithdrawal = (tx: Db, id: number): Promise<Withdrawal | undefined> =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** One withdrawal at a time. */
export async function holdWithdrawals(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.withdrawals})`.execute(tx)
}

export async function insertWithdrawal(
  tx: Db,
  { kind, about, digest, reason, withdrawnAt }: Omit<Withdrawal, 'id'>,
): Promise<Withdrawal> {
  const { id } = await tx
    .insertInto('withdrawn_paper')
    .values({
      kind,
      about,
      digest: digest === null ? null : Buffer.from(digest, 'hex'),
      printed_until: withdrawnAt,
      reason,
      withdrawn_at: withdrawnAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, kind, about, digest, reason, withdrawnAt }
}

export async function restore(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('withdrawn_paper').set({ restored_at: at }).where('id', '=', id).execute()
}
