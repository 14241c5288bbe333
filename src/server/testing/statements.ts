import type pg from 'pg'

/** A statement that is about to be sent. */
export interface Sent {
  readonly text: string
  /** which connection of the pool, from 1 */
  readonly connection: number
}

type Query = (...given: unknown[]) => unknown
type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/** Lets `hear` know each statement of a pool before it is sent. Where it throws, the statement is not sent and its caller gets that error. */
export function hearStatements(pool: pg.Pool, hear: (sent: Sent) => void): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const known = new WeakSet<pg.PoolClient>()
  let connections = 0
  const heard = async () => {
    const client = await connect()
    if (known.has(client)) return client
    known.add(client)
    connections += 1
    listen(client, connections, hear)
    return client
  }
  // The pool's own `query` asks with a callback.
  pool.connect = ((connected?: Connected) =>
    connected
      ? heard().then((client) => connected(undefined, client, () => client.release()), connected)
      : heard()) as typeof pool.connect
}

function listen(client: pg.PoolClient, connection: number, hear: (sent: Sent) => void): void {
  const query = client.query.bind(client) as Query
  client.query = ((...given: unknown[]) => {
    const [first] = given
    try {
      hear({ text: typeof first === 'string' ? first : (first as { text: string }).text, connection })
    } catch (error) {
      const answered = given.at(-1)
      return typeof answered === 'function' ? answered(error) : Promise.reject(error)
    }
    return query(...given)
  }) as typeof client.query
}

/**
 * Lets the statements of a pool fail while `isDead` says so, as they do for a service that was killed: what was not committed is rolled back, as
 * PostgreSQL does for a lost connection. `isDead` is asked before each.
 */
export function makeMortal(pool: pg.Pool, isDead: () => boolean): void {
  hearStatements(pool, ({ text }) => {
    if (text !== 'rollback' && isDead()) throw Object.assign(new Error('killed'), { code: 'ECONNRESET' })
  })
}
