import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { LocalDemo } from './localDemo.ts'

const SECRET = 's'.repeat(43)
const demo = new LocalDemo(SECRET)

const asking = (headers: Record<string, string> = {}, { httpVersion = '1.1', secret = SECRET } = {}) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    headers: { host: '127.0.0.1:3000', ...headers },
    raw: { httpVersion },
    cookies: { demo: secret },
  }) as unknown as FastifyRequest

test('is open to a browser of this machine that holds the secret', () => {
  expect(demo.isOpenTo(asking())).toBe(true)
  expect(demo.isOpenTo(asking({ origin: 'http://localhost:3000' }))).toBe(true)
})

test('is closed to a browser without the secret', () => {
  for (const secret of ['', 'x', 't'.repeat(43), `${SECRET}s`])
    expect([secret, demo.isOpenTo(asking({}, { secret }))]).toEqual([secret, false])
  expect(demo.isOpenedBy(asking(), 't'.repeat(43))).toBe(false)
  expect(demo.isOpenedBy(asking({ via: 'x' }), SECRET)).toBe(false)
})

test('is closed to everybody while the demo is off', () => {
  const off = new LocalDemo(undefined)
  for (const secret of ['', SECRET]) expect(off.isOpenTo(asking({}, { secret }))).toBe(false)
  expect(off.entrance('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})

test('is closed to requests with the traces of a proxy', () => {
  expect(demo.isOpenTo(asking({}, { httpVersion: '1.0' }))).toBe(false)
  for (const name of ['x-forwarded-proto', 'forwarded', 'via', 'cf-ray', 'true-client-ip', 'x-original-url'])
    expect([name, demo.isOpenTo(asking({ [name]: 'x' }))]).toEqual([name, false])
  for (const origin of ['https://club.example', 'null']) expect(demo.isOpenTo(asking({ origin }))).toBe(false)
})
