import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ListsAsArrays } from './listsAsArrays.ts'
import { openPool, type PoolOptions } from './pool.ts'
import type { Schema } from './schema.ts'
import { serverInUse } from './standby/serverInUse.ts'
import { Standby } from './standby/standby.ts'

/** Days stay days: a date column is its ISO text, never a Date in some time zone. Counts and ids fit a double. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** The one door to the database: a connection of the pool for each statement, or a transaction. */
export type Db = Kysely<Schema>

export interface Database {
  readonly db: Db
  /** for what needs a connection of its own: migrations, bulk loads, tests */
  readonly pool: pg.Pool
  /** the server that visitors' questions may be asked of, where there is one */
  readonly standby?: Standby | undefined
  close(): Promise<void>
}

interface DatabaseOptions extends PoolOptions {
  /** address of a streaming standby */
  readonly standbyUrl?: string | undefined
}

/** Limits for answering requests: no statement runs unbounded, and a caller is refused rather than left waiting. */
export const SERVING: DatabaseOptions = { statementTimeout: 10_000, connectionTimeout: 5_000 }

/** Opens the database at `url`; connections are made when first needed. */
export function openDatabase(url: string, { standbyUrl, ...options }: DatabaseOptions = {}): Database {
  const pool = openPool(url, options)
  const standby = standbyUrl === undefined ? undefined : new Standby(url, standbyUrl, options)
  const db = openKysely({
    connect: () => (standby && serverInUse() === 'standby' ? standby.pool : pool).connect(),
    end: () => pool.end(),
  })
  const close = async () => {
    // Not db.destroy: Kysely leaves a pool open that it has never used itself.
    await Promise.all([pool.end(), standby?.close()])
  }
  return { db, pool, standby, close }
}

function openKysely(pool: PostgresPool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new ListsAsArrays()] })
}

/** A `Db` on a connection that its holder keeps: for a transaction that also uses COPY. */
export function dbOn(client: pg.PoolClient): Db {
  const connection = { query: client.query.bind(client), release: () => undefined }
  return openKysely({
    connect: () => Promise.resolve(connection as PostgresPoolClient),
    end: () => Promise.resolve(),
  })
}
