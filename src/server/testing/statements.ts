import type pg from 'pg'

/** A statement that is about to be sent. */
export interface Sent {
  readonly text: string
  /** which connection of the pool, from 1 */
  readonly connection: number
}

type Query = (...given: unknown[]) => Promise<unknown>

/** Lets `hear` know each statement of a pool before it is sent. Where it throws, the statement is not sent and its caller gets that error. */
export function hearStatements(pool: pg.Pool, hear: (sent: Sent) => void): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const known = new WeakSet<pg.PoolClient>()
  let connections = 0
  pool.connect = (async () => {
    const client = await connect()
    if (known.has(client)) return client
    known.add(client)
    connections += 1
    const connection = connections
    const query = client.query.bind(client) as Query
    client.query = (async (...given: unknown[]) => {
      hear({ text: String(given[0]), connection })
      return query(...given)
    }) as typeof client.query
    return client
  }) as typeof pool.connect
}
