import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** A random key that all copies of the service on one database share; made when first asked for. */
export async function serverKey(pool: pg.Pool, name: string): Promise<string> {
  await pool.query(`insert into setting (key, value) values ($1, $2) on conflict (key) do nothing`, [
    name,
    JSON.stringify(randomBytes(32).toString('base64url')),
  ])
  const { rows } = await pool.query<{ value: string }>('select value from setting where key = $1', [name])
  return rows[0]!.value
}
