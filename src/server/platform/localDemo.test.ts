import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { isLocalDemo } from './localDemo.ts'

const config = loadConfig({})
const asked = (headers: Record<string, string>, httpVersion = '1.1') =>
  isLocalDemo(config, {
    socket: { remoteAddress: '127.0.0.1' },
    headers: { host: '127.0.0.1:3000', ...headers },
    raw: { httpVersion },
  } as unknown as FastifyRequest)

test('a browser of this machine sees the demo', () => {
  expect(asked({})).toBe(true)
  expect(asked({ origin: 'http://localhost:3000' })).toBe(true)
})

test('what a proxy gives itself away by hides it', () => {
  expect(asked({}, '1.0')).toBe(false)
  for (const name of ['x-forwarded-proto', 'forwarded', 'via', 'cf-ray', 'true-client-ip', 'x-original-url'])
    expect([name, asked({ [name]: 'x' })]).toEqual([name, false])
  for (const origin of ['https://club.example', 'null']) expect(asked({ origin })).toBe(false)
})

test('TRUST_PROXY means that there is no demo unless asked for', () => {
  expect(loadConfig({ TRUST_PROXY: 'true' }).demo).toBe('off')
})
