import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { shareDemo } from '#tools/test/service.ts'

/** A refusal that stands there instead of the service's answer. */
interface Refusal {
  readonly status: number
  readonly code: string
}

/** What of another build has another name: the script that every page begins with. */
interface Build {
  readonly from: string
  readonly to: string
}

/** The way to a service, on which another build of it can stand in its place: nothing in the browser is touched. */
export interface Edge {
  readonly url: string
  /** there is no way: every connection ends */
  down: boolean
  /** by method and path */
  readonly refuses: Map<string, Refusal>
  /** null: the service's own */
  build: Build | null
}

/** Opens a way to a service, closed after the last test of the calling file. */
export async function openEdge(service: string): Promise<Edge> {
  const edge = { url: '', down: false, refuses: new Map<string, Refusal>(), build: null as Build | null }
  const server = createServer((incoming, outgoing) => {
    if (edge.down) return incoming.socket.destroy()
    const address = new URL(incoming.url ?? '/', service)
    const refusal = edge.refuses.get(`${incoming.method} ${address.pathname}`)
    if (refusal) return refuse(refusal, incoming, outgoing)
    if (address.pathname === edge.build?.from) return refuse(GONE, incoming, outgoing)
    if (address.pathname === edge.build?.to) address.pathname = edge.build.from
    pass(address, edge.build, incoming, outgoing)
  })
  const { hostname } = new URL(service)
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  edge.url = `http://${hostname}:${(server.address() as AddressInfo).port}`
  shareDemo(service, edge.url)
  return edge
}

/** A text of a build: its pages begin with another script, so that its service worker fetches them anew. */
const asOf = ({ from, to }: Build, text: string) =>
  text.replaceAll(from, to).replace(/(revision:.)[0-9a-f]{16}/g, '$1ofTheNewBuild')

const GONE: Refusal = { status: 404, code: 'NOT_FOUND' }

function refuse({ status, code }: Refusal, incoming: IncomingMessage, outgoing: ServerResponse) {
  incoming.resume()
  outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  outgoing.end(JSON.stringify({ error: { code, message: code } }))
}

function pass(address: URL, build: Build | null, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { 'accept-encoding': _packed, 'if-none-match': _known, ...headers } = incoming.headers
  const options = { method: incoming.method, headers: { ...headers, host: address.host } }
  const onward = request(address, options, async (answer) => {
    const { 'content-length': _length, ...told } = answer.headers
    const isText = /html|javascript/.test(told['content-type'] ?? '')
    const body = await buffer(answer)
    const shown = build && isText ? asOf(build, body.toString()) : body
    outgoing.writeHead(answer.statusCode ?? 502, told)
    outgoing.end(shown)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
