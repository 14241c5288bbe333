import type pg from 'pg'

/** Bytes of the log that a primary has written. @throws an error of PostgreSQL at a standby */
export const writtenBy = (primary: pg.Pool): Promise<bigint | undefined> =>
  positionOf(primary, 'select pg_current_wal_lsn() as lsn')

/** Bytes of the log that a standby has applied; undefined: the server is none. */
export const appliedBy = (standby: pg.Pool): Promise<bigint | undefined> =>
  positionOf(standby, 'select pg_last_wal_replay_lsn() as lsn where pg_is_in_recovery()')

/** PostgreSQL writes a position as two halves in hexadecimal. */
async function positionOf(pool: pg.Pool, question: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>(question)
  const [high, low] = rows[0]?.lsn?.split('/') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}
