import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { EARLY_HEADERS } from './http/security.ts'
import { StartError } from './startError.ts'

/** Milliseconds that a request may take to arrive, looked at now and again; its answer may take longer. */
export interface Slowest {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

const SLOWEST: Slowest = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The listening socket with a door: it answers 503 to everything before the service is ready and while it shuts down,
 * so that a proxy or a waiting script can always ask, and knows how many requests are still running.
 */
export class Gate {
  #server: Server
  #handler: Handler | undefined
  #state: 'starting' | 'open' | 'stopping' = 'starting'
  #running = 0

  private constructor(slowest: Slowest) {
    this.#server = createServer(slowest, (request, response) => this.#receive(request, response))
  }

  /** Throws StartError when the port cannot be had. */
  static async listen(port: number, host: string, slowest = SLOWEST): Promise<Gate> {
    const gate = new Gate(slowest)
    await new Promise<void>((resolve, reject) => {
      gate.#server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, port, host)))
      gate.#server.listen(port, host, resolve)
    })
    return gate
  }

  /** The port that was really given, where 0 was asked for. */
  get port(): number {
    return (this.#server.address() as { port: number }).port
  }

  open(handler: Handler) {
    this.#handler = handler
    this.#state = 'open'
  }

  /** Lets no further request in and waits for those that run, at most the given time. */
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

  #receive(request: IncomingMessage, response: ServerResponse) {
    if (this.#state !== 'open') return refuse(response, this.#state)
    this.#running++
    response.once('close', () => {
      this.#running--
    })
    this.#handler!(request, response)
  }
}

function refuse(response: ServerResponse, status: 'starting' | 'stopping') {
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
