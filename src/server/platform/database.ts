import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ListsAsArrays } from './listsAsArrays.ts'
import { preparingClient } from './preparingClient.ts'
import type { Schema } from './schema.ts'

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
  close(): Promise<void>
}

interface DatabaseOptions {
  /** the most connections at once; default 10 */
  readonly max?: number
  /** milliseconds after which a statement is cancelled; absent: none, as loading and migrating need */
  readonly statementTimeout?: number
  /** milliseconds a request waits for a free connection; absent: for ever */
  readonly connectionTimeout?: number
  /** false: no prepared statements, as a pooler in transaction mode needs; default true */
  readonly prepare?: boolean
}

/** Milliseconds for which a connection without work keeps its prepared statements, longer than a reader's pause. */
const IDLE_MS = 300_000

/** Limits for answering requests: no statement runs unbounded, and a caller is refused rather than left waiting. */
export const SERVING: DatabaseOptions = { statementTimeout: 10_000, connectionTimeout: 5_000 }

/** Opens a pool on `url`; connections are made when first needed. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'koirakanta',
    idleTimeoutMillis: IDLE_MS,
    ...(options.prepare !== false && { Client: preparingClient() }),
    ...(options.statementTimeout && { onConnect: limitStatements(options.statementTimeout) }),
    ...(options.connectionTimeout && { connectionTimeoutMillis: options.connectionTimeout }),
  })
  // An idle connection that the server cut is replaced at its next use; without a listener Node would stop the process.
  pool.on('error', () => undefined)
  // The same for one that is cut between two statements of a transaction: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = openKysely(pool)
  // Not db.destroy: Kysely leaves a pool open that it has never used itself.
  return { db, pool, close: () => pool.end() }
}

/** By a statement: poolers such as PgBouncer refuse it among the parameters of a new connection. */
const limitStatements = (milliseconds: number) => (client: pg.ClientBase) =>
  client.query(`set statement_timeout = ${milliseconds}`)

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
