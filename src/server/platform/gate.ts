import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '#contract/endpoints/operations.ts'
import { EARLY_HEADERS } from './http/security.ts'
import { networkOf } from './limits/attempts.ts'
import { StartError } from './startError.ts'

/** Milliseconds that a request may take to arrive, checked at intervals; its answer may take longer. */
interface Slowest {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

/** How many connections there may be, and how long one may leave its answer unread. */
interface Connections {
  readonly most: number
  /** from one address, of IPv6 callers from one /64 */
  readonly mostPerNetwork: number
  /** milliseconds after which a connection is closed on which nothing moves, such as an answer that nobody reads */
  readonly idleMs: number
}

const CONNECTIONS: Connections = { most: 2000, mostPerNetwork: 200, idleMs: 30_000 }
const SLOWEST: Slowest = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The listening socket with a door: it answers 503 to everything before the service is ready and while it shuts down,
 * so that a proxy or a waiting script can always ask, and knows how many requests are still running.
 */
export class Gate {
  readonly #server: Server
  #handler: Handler | undefined
  #state: 'starting' | 'open' | 'leaving' | 'stopping' = 'starting'
  #running = 0
  readonly #byNetwork = new Map<string, number>()

  private constructor(slowest: Slowest, { most, mostPerNetwork, idleMs }: Connections) {
    this.#server = createServer(slowest, (request, response) => this.#receive(request, response))
    this.#server.maxConnections = most
    this.#server.on('connection', (socket) => this.#count(socket, mostPerNetwork))
    // Starts again with whatever goes out or comes in, also with a part of an answer.
    this.#server.timeout = idleMs
  }

  /** Throws StartError when the port cannot be had. */
  static async listen(
    port: number,
    host: string,
    connections = CONNECTIONS,
    slowest = SLOWEST,
  ): Promise<Gate> {
    const gate = new Gate(slowest, connections)
    await new Promise<void>((resolve, reject) => {
      gate.#server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, port, host)))
      gate.#server.listen(port, host, resolve)
    })
    return gate
  }

  /** The actual port, where 0 was asked for. */
  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  get connections(): number {
    return [...this.#byNetwork.values()].reduce((sum, count) => sum + count, 0)
  }

  open(handler: Handler) {
    this.#handler = handler
    this.#state = 'open'
  }

  /**
   * Goes on answering for the given time, while `/api/health` says that the service stops: a proxy that asks it sends new
   * requests to another copy, and none is refused.
   */
  async leave(milliseconds: number) {
    this.#state = 'leaving'
    await sleep(milliseconds)
  }

  /** Refuses further requests and waits for the running ones, at most the given time. */
  async drain(milliseconds: number) {
    this.#state = 'stopping'
    const end = Date.now() + milliseconds
    while (this.#running > 0 && Date.now() < end) await sleep(20)
  }

  async close() {
    await new Promise((resolve) => {
      this.#server.close(resolve)
      this.#server.closeAllConnections()
    })
  }

  /** Closes a connection at once where its network has as many as it may. */
  #count(socket: Socket, most: number) {
    const network = networkOf(socket.remoteAddress)
    const count = this.#byNetwork.get(network) ?? 0
    if (count >= most) return socket.destroy()
    this.#byNetwork.set(network, count + 1)
    socket.once('close', () => {
      const left = this.#byNetwork.get(network)! - 1
      if (left > 0) this.#byNetwork.set(network, left)
      else this.#byNetwork.delete(network)
    })
  }

  #receive(request: IncomingMessage, response: ServerResponse) {
    const isLeaving = this.#state === 'leaving'
    if (isLeaving && request.url === health.path) return refuse(response, 'stopping')
    if (this.#state !== 'open' && !isLeaving) return refuse(response, this.#state)
    if (isLeaving) response.setHeader('connection', 'close')
    this.#running++
    response.once('close', () => {
      this.#running--
    })
    this.#handler!(request, response)
  }
}

function refuse(response: ServerResponse, status: string) {
  const body = JSON.stringify({ status, error: { code: 'BUSY', message: `The service is ${status}.` } })
  response
    .writeHead(503, {
      ...EARLY_HEADERS,
      'content-type': 'application/json',
      'retry-after': '2',
      connection: 'close',
    })
    .end(body)
}

function cannotListen(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  const advice: Record<string, string> = {
    EADDRINUSE: `port ${port} on ${host} is taken by another program: stop it or set PORT to a free one`,
    EACCES: `port ${port} may not be opened by this user: set PORT to one above 1023`,
    EADDRNOTAVAIL: `the address ${host} is not one of this machine: set HOST to one that is`,
    ENOTFOUND: `the address ${host} is not known: set HOST to an address of this machine`,
  }
  return new StartError(advice[error.code ?? ''] ?? `cannot listen on ${host}:${port}: ${error.message}`)
}
