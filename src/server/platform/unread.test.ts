import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { Gate } from './gate.ts'

let gate: Gate
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await gate.close()
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes that the process holds outside and inside its heap. */
function memory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Sends a request and never reads what comes back. */
function askWithoutReading(path: string, localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: gate.port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.pause()
    socket.on('error', () => {})
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`))
    socket.once('connect', () => resolve())
  })
}

/** The answer to someone else, at another address; rejects where the connection is refused. */
function ask(localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port: gate.port, host: '127.0.0.1', localAddress, agent: false, path: '/' }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

/** Bytes; more than the sockets of both sides take, so that the rest stays in the process. */
const LARGE = 6_000_000
const SMALL = 50_000
function answer() {
  gate.open((request, response) => {
    if (request.url === '/') return response.end('read')
    if (request.url === '/large') return response.end(Buffer.alloc(LARGE, 'x'))
    // Not ended: the time of an unused connection, which is shorter, does not run.
    response.write(Buffer.alloc(SMALL, 'x'))
  })
}

test('serves others beside 1,000 connections that read no answer, closes those and frees their memory', async () => {
  const limits = { most: 1100, mostPerNetwork: 50, idleMs: 20_000 }
  gate = await Gate.listen(0, '127.0.0.1', limits)
  answer()
  const before = memory()
  // Forty hold 240 MB in the process; the operating system takes in the answers of the rest.
  for (let made = 0; made < 1000; made += 100) {
    const asking = Array.from({ length: 100 }, (_, index) =>
      askWithoutReading(index % 25 === 0 ? '/large' : '/small', `127.0.1.${1 + (index % 20)}`),
    )
    await Promise.all(asking)
  }
  await expect.poll(() => gate.connections, { timeout: 15_000 }).toBe(1000)
  let held = 0
  const hold = () => {
    held = memory() - before
    return held
  }
  // Connected is not yet answered.
  await expect.poll(hold, { timeout: 15_000 }).toBeGreaterThan(30 * LARGE)
  expect(await ask('127.0.0.9')).toBe('read')
  await expect.poll(() => gate.connections, { timeout: 60_000, interval: 200 }).toBe(0)
  expect(await ask('127.0.0.9')).toBe('read')
  await expect.poll(() => memory() - before, { timeout: 20_000 }).toBeLessThan(held / 4)
})

test('closes a connection beyond those of its network at once, and serves another network', async () => {
  gate = await Gate.listen(0, '127.0.0.1', { most: 100, mostPerNetwork: 5, idleMs: 30_000 })
  answer()
  for (let made = 0; made < 5; made++) await askWithoutReading('/small', '127.0.1.1')
  await expect(ask('127.0.1.1')).rejects.toThrow()
  expect(await ask('127.0.1.2')).toBe('read')
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => gate.connections).toBe(0)
  expect(await ask('127.0.1.1')).toBe('read')
})
