import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { checkProperties, checkServer } from './databaseServer.ts'
import { StartError } from './startError.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('accepts a PostgreSQL that can be used', async () => {
  await expect(checkServer(database.url)).resolves.toBeUndefined()
})

test('names an address where nothing answers, without its password', async () => {
  const error = await checkServer('postgres://user:secret@127.0.0.1:1/koirat').catch((reason) => reason)
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(
    /\(127\.0\.0\.1:1\/koirat\) cannot be used .*ECONNREFUSED.*correct DATABASE_URL/,
  )
  expect(error.message).not.toContain('secret')
})

test('refuses an address of something else than PostgreSQL', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await expect(checkServer(`postgres://user:x@127.0.0.1:${port}/koirat`)).rejects.toThrow(/cannot be used/)
  server.close()
})

test('passes on what the server objects to', async () => {
  const url = new URL(database.url)
  url.pathname = '/no_such_database'
  await expect(checkServer(url.href)).rejects.toThrow(/"no_such_database" does not exist/)
})

test('refuses an old version, and an encoding that cannot hold every name', () => {
  expect(() => checkProperties({ version: 150_000, encoding: 'UTF8' })).not.toThrow()
  expect(() => checkProperties({ version: 140_012, encoding: 'UTF8' })).toThrow(
    /version 14: version 15 or newer/,
  )
  expect(() => checkProperties({ version: 160_000, encoding: 'LATIN1' })).toThrow(/is in LATIN1/)
})
