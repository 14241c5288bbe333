import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statement texts that a pool prepares; a caller that makes ever new texts gets them planned each time instead. */
const MAX_NAMED = 2000
/** What PostgreSQL can plan once; `begin` and its like have nothing to plan. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i

/**
 * A class of connections for one pool that prepare each statement given as text and values, so that it is parsed and
 * planned once a connection.
 */
export function preparingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  /** The name under which a statement is prepared; undefined: it is not. Equal texts have equal names on every connection. */
  function statementName(text: string): string | undefined {
    const known = names.get(text)
    if (known) return known
    if (names.size >= MAX_NAMED || !PLANNED.test(text)) return undefined
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }

  return class PreparingClient extends pg.Client {
    // pg declares `query` with a dozen overloads; all but this one pass through.
    override query = ((...args: unknown[]) => {
      const [text, values, ...rest] = args
      if (typeof text !== 'string' || !Array.isArray(values)) return this.#send(...args)
      return this.#send({ text, values, name: statementName(text) }, ...rest)
    }) as pg.Client['query']

    #send(...args: unknown[]): unknown {
      return (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, args)
    }
  }
}
