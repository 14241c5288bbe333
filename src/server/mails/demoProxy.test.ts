import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '#demo/accounts.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { DEMO_PASSWORD } from '../accounts/demoPassword.ts'
import { makeAccount, PASSWORD } from '../testing/accounts.ts'
import { testApp } from '../testing/testApp.ts'

let database: TestDatabase
let demo: FastifyInstance
let proxy: Server

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`insert into setting (key, value) values ('demo', '{}')`)
  await seedDemoAccounts(database.db, new Date())
  demo = await testApp(database, { env: { DEMO: 'small' } })
  await demo.listen({ port: 0, host: '127.0.0.1' })
  proxy = await bareProxy((demo.server.address() as AddressInfo).port)
})
afterAll(async () => {
  proxy.close()
  await demo.close()
  await database.close()
})

/** A proxy that names nobody: HTTP/1.1 to the service, its own Host and no header of its own. */
async function bareProxy(port: number): Promise<Server> {
  const server = createServer((incoming: IncomingMessage, outgoing) => {
    const { method, url, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port, method, path: url, headers: { ...headers, host: `127.0.0.1:${port}` } },
      (answer) => answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
    )
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Asks through the proxy. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`, init)

/** Sends the sign-in form through the proxy. */
async function signIn(username: string, password: string) {
  const [cookie] = (await ask('/api/alive/')).headers.getSetCookie()
  const [, token] = /^csrf-token=([^;]+)/.exec(cookie!)!
  return ask('/api/signin/', {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { cookie: `csrf-token=${token}`, 'x-csrf-token': token! },
  })
}

test('refuses demo accounts behind a proxy that names nobody, and signs others in', async () => {
  expect((await signIn('yllapito', DEMO_PASSWORD)).status).toBe(401)
  expect((await ask('/api/demo/accounts')).status).toBe(404)
  const { username } = await makeAccount(database.db)
  expect((await signIn(username, PASSWORD)).status).toBe(200)
})
