import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import { Gate } from '../gate.ts'

const { app } = await openService()
const gate = await Gate.listen(0, '127.0.0.1')

beforeAll(async () => {
  await app.ready()
  gate.open((request, response) => app.routing(request, response))
})
afterAll(() => gate.close())

/** Sends a message as no browser would. @returns all that is answered until the connection ends */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect(gate.port, '127.0.0.1').setEncoding('latin1')
  let received = ''
  socket.on('data', (text) => {
    received += String(text)
  })
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return received
}

const POST = ['POST /api/dog/list HTTP/1.1', 'Host: koirakanta', 'Content-Type: text/plain']
const SMUGGLED = 'GET /api/service HTTP/1.1\r\nHost: koirakanta\r\nConnection: close\r\n\r\n'

test.each([
  ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', SMUGGLED]],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6', '', `abcdef${SMUGGLED}`]],
  ['a length that is no number', ['Content-Length: +5', '', `abcde${SMUGGLED}`]],
  ['an unknown encoding', ['Transfer-Encoding: chunked, x', '', '0', '', SMUGGLED]],
])('refuses a message with %s once and reads no other behind it', async (_what, lines) => {
  const answers = await send(...POST, ...lines)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('answers TRACE with 404 and repeats nothing of it', async () => {
  for (const url of ['/', '/api/service']) {
    const answer = await send(
      `TRACE ${url} HTTP/1.1`,
      'Host: koirakanta',
      'X-Told: once',
      'Connection: close',
      '',
      '',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toMatch(/told/i)
  }
})

test('lets no other origin read an answer', async () => {
  const origin = 'https://elsewhere.example'
  for (const url of ['/api/service', '/api/user', '/api/gone'])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.inject({ method, url, headers: { origin } })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
})

test('refuses a parameter that is given twice', async () => {
  const answer = await app.inject('/api/trials?page=1&page=2')
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'INPUT_INVALID'])
})
