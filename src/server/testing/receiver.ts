import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A server on this machine that a test answers for. */
export interface Receiver {
  /** without a slash at the end */
  readonly url: string
  /** what was asked for, in order */
  readonly calls: URL[]
  /** answers; 204 unless told */
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

/** Opens a receiver at a free port, closed after the last test of the calling file. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    receiver.calls.push(new URL(request.url ?? '/', receiver.url))
    receiver.answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: (_request, response) => response.writeHead(204).end(),
  }
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return receiver
}
