import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Gate } from './gate.ts'

let gate: Gate
afterEach(() => gate.close())

/** Milliseconds that no test may take. */
const FOR_EVER = 86_400_000

const ask = (path: string) => fetch(`http://127.0.0.1:${gate.port}${path}`)

test('answers 503 until it is opened, and says so', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  const answer = await ask('/api/health')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject({ status: 'starting' })
  gate.open((_request, response) => response.end('open'))
  expect(await (await ask('/')).text()).toBe('open')
})

test('draining finishes running requests and refuses new ones', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  let finish = () => {}
  const arrived = new Promise<void>((resolve) => {
    gate.open((_request, response) => {
      finish = () => response.end('finished')
      resolve()
    })
  })
  const running = ask('/slow')
  await arrived
  let drained = false
  const draining = gate.drain(FOR_EVER).then(() => {
    drained = true
  })
  const refused = await ask('/api/health')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ status: 'stopping' })
  expect(drained).toBe(false)
  finish()
  expect(await (await running).text()).toBe('finished')
  await draining
})

test('leaving tells proxies that the service stops, and goes on answering everything else', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  gate.open((_request, response) => response.end('open'))
  let left = false
  const leaving = gate.leave(300).then(() => {
    left = true
  })
  const health = await ask('/api/health')
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'stopping' }])
  const answer = await ask('/api/dogs')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(left).toBe(false)
  await leaving
  await gate.drain(FOR_EVER)
  expect((await ask('/api/dogs')).status).toBe(503)
})

test('draining counts a request whose sender went away as ended', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  const gone = new Promise<void>((resolve) => gate.open(() => resolve()))
  const sender = request({ port: gate.port, host: '127.0.0.1' }).on('error', () => {})
  sender.end()
  await gone
  sender.destroy()
  await gate.drain(FOR_EVER)
})

test('draining gives up after its time', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  const arrived = new Promise<void>((resolve) => gate.open(() => resolve()))
  const running = ask('/never').catch(() => 'cut')
  await arrived
  await gate.drain(100)
  await gate.close()
  expect(await running).toBe('cut')
  gate = await Gate.listen(0, '127.0.0.1')
})

test.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
])('cuts off whoever sends %s one character at a time; an answer may take longer', async (_what, begin) => {
  const slowest = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
  gate = await Gate.listen(0, '127.0.0.1', undefined, slowest)
  gate.open((_request, response) => setTimeout(() => response.end('late'), 1500))
  const socket = connect(gate.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(begin)
  const dripping = setInterval(() => socket.write('x'), 100)
  const cut = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const late = ask('/')
  await cut
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(await (await late).text()).toBe('late')
})

test('refuses a taken port, an unknown and a foreign address with advice', async () => {
  gate = await Gate.listen(0, '127.0.0.1')
  await expect(Gate.listen(gate.port, '127.0.0.1')).rejects.toThrow(
    `port ${gate.port} on 127.0.0.1 is taken by another program: stop it or set PORT to a free one`,
  )
  await expect(Gate.listen(0, '192.0.2.1')).rejects.toThrow(/set HOST to one that is/)
})
