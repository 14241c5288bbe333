import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Account } from '../payments/sandbox/messenger.ts'

/** What the process is started with. */
export interface MortalStart {
  readonly databaseUrl: string
  readonly port: number
  /** milliseconds that its clock is ahead of the machine's */
  readonly aheadMs: number
  readonly sandbox: Account & { readonly url: string }
}

/** `dieAt`: patterns of statements that come after each other, the process kills itself before the last; else it looks after entries once. */
export type MortalOrder = { readonly dieAt: readonly string[] } | { readonly look: true }

const SCRIPT = fileURLToPath(new URL('mortalService.ts', import.meta.url))

/** A port that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The service as a process of its own, which can be killed and started again. */
export class MortalProcess {
  readonly #child: ChildProcess
  readonly #url: string
  readonly #ended: Promise<unknown[]>

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.#url = url
    this.#ended = once(child, 'exit')
  }

  static async start(start: MortalStart): Promise<MortalProcess> {
    const child = fork(SCRIPT, [JSON.stringify(start)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const process = new MortalProcess(child, `http://127.0.0.1:${start.port}`)
    const [said] = await Promise.race([once(child, 'message'), process.#ended])
    if (said !== 'ready') throw new Error('the service has ended while it started')
    return process
  }

  /** Settles when it is done; rejects where the process has died. */
  async order(order: MortalOrder): Promise<void> {
    const done = once(this.#child, 'message')
    this.#child.send(order)
    await Promise.race([done, this.#ended])
  }

  /** The signal that has ended it. */
  async killedBy(): Promise<unknown> {
    const [, signal] = await this.#ended
    return signal
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect()
    await this.#ended
  }

  /** Stands where a test's browser expects the application, and calls over the network. */
  get app(): FastifyInstance {
    return { inject: (sent: InjectOptions) => this.#call(sent) } as unknown as FastifyInstance
  }

  async #call({ method, url, headers, payload }: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await fetch(`${this.#url}${url as string}`, {
      method: method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(payload !== undefined && { body: payload as string }),
    })
    const body = await answer.text()
    const cookies = answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) }
    })
    const json = () => JSON.parse(body)
    return { statusCode: answer.status, body, cookies, json } as LightMyRequestResponse
  }
}
