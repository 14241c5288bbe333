import pg from 'pg'
import { preparingClient } from './preparingClient.ts'

export interface PoolOptions {
  /** the most connections at once; default 10 */
  readonly max?: number
  /** milliseconds after which a statement is cancelled; absent: none, as loading and migrating need */
  readonly statementTimeout?: number
  /** milliseconds a request waits for a free connection; absent: for ever */
  readonly connectionTimeout?: number
  /** milliseconds after which an answer is waited for no longer, where the server does not even cancel; absent: none */
  readonly answerTimeout?: number
  /** false: no prepared statements, as a pooler in transaction mode needs; default true */
  readonly prepare?: boolean
}

/** Milliseconds for which a connection without work keeps its prepared statements, longer than a reader's pause. */
const IDLE_MS = 300_000

/** Opens a pool on `url`; connections are made when first needed. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'koirakanta',
    idleTimeoutMillis: IDLE_MS,
    ...(options.prepare !== false && { Client: preparingClient() }),
    ...(options.statementTimeout && { onConnect: limitStatements(options.statementTimeout) }),
    ...(options.connectionTimeout && { connectionTimeoutMillis: options.connectionTimeout }),
    ...(options.answerTimeout && { query_timeout: options.answerTimeout }),
  })
  // An idle connection that the server cut is replaced at its next use; without a listener Node would stop the process.
  pool.on('error', () => undefined)
  // The same for one that is cut between two statements of a transaction: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** By a statement: poolers such as PgBouncer refuse it among the parameters of a new connection. */
const limitStatements = (milliseconds: number) => (client: pg.ClientBase) =>
  client.query(`set statement_timeout = ${milliseconds}`)
