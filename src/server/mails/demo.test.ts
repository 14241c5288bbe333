import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MAILS_HEADER } from '#contract/headers.ts'
import { seedDemoAccounts } from '#demo/accounts.ts'
import { DEMO_MEMBER } from '#demo/data/demoPeople.ts'
import { readText } from '#tools/checks/files.ts'
import { testDatabase } from '#tools/test/database.ts'
import { DEMO_PASSWORD } from '../accounts/demoPassword.ts'
import { demoBrowser, makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makePerson, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let demo: FastifyInstance

const { app, database } = await openService()

beforeAll(async () => {
  demo = await testApp(database, { env: { DEMO: 'small' } })
})
afterAll(async () => {
  await demo.close()
})

const REMOTE_ADDRESS = '192.0.2.1'
const open = (browser: TestBrowser, secret: unknown) => browser.json('/api/demo/open', { secret })
const secretOf = () => demo.localDemo.entrance('').split('#demo=')[1]!
const askReset = (browser: TestBrowser, email: string) =>
  browser.text('/api/user/reset-password/', email, { captcha: true })

/** The same cookies in a browser of another service or address. */
function copied(from: TestBrowser, to: TestBrowser): TestBrowser {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}

test('exchanges the secret for a cookie that no script reads, and refuses another secret with NOT_FOUND', async () => {
  const browser = new TestBrowser(demo)
  expect((await open(browser, 'x'.repeat(43))).statusCode).toBe(404)
  expect((await open(browser, 'short')).statusCode).toBe(400)
  const answer = await open(browser, secretOf())
  expect(answer.statusCode).toBe(200)
  const cookie = answer.cookies.find(({ name }) => name === 'demo')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect((await open(new TestBrowser(demo, { address: REMOTE_ADDRESS }), secretOf())).statusCode).toBe(404)
  expect((await open(new TestBrowser(app), secretOf())).statusCode).toBe(404)
})

test('gives every database its own demo secret, the same at each start', async () => {
  const other = await testDatabase()
  const elsewhere = await testApp(other, { env: { DEMO: 'small' } })
  const again = await testApp(database, { env: { DEMO: 'small' } })
  expect(again.localDemo.entrance('')).toBe(demo.localDemo.entrance(''))
  expect(elsewhere.localDemo.entrance('')).toMatch(/^\/#demo=[\w-]{43}$/)
  expect(elsewhere.localDemo.entrance('')).not.toBe(demo.localDemo.entrance(''))
  await Promise.all([elsewhere.close(), again.close()])
  await other.close()
})

test('links the demo’s mail from the page that caused it, on this machine and with the cookie only', async () => {
  const { email } = await makeAccount(database.db)
  const browser = await demoBrowser(demo)
  const url = `/api/demo/mail/${(await askReset(browser, email)).headers[DEMO_MAILS_HEADER]}`
  expect((await browser.get(url)).json()).toMatchObject({ recipient: email })
  expect((await browser.get(url)).json().text).toMatch(/#token=[\w-]{43}/)
  expect((await demo.inject(url)).statusCode).toBe(404)
  const proxied: Record<string, string>[] = [
    { host: 'koirakanta.example' },
    { 'x-forwarded-for': REMOTE_ADDRESS },
    { forwarded: `for=${REMOTE_ADDRESS}` },
    { via: '1.1 proxy' },
  ]
  for (const headers of proxied) expect((await browser.get(url, headers)).statusCode).toBe(404)
  const far = copied(browser, new TestBrowser(demo, { address: REMOTE_ADDRESS }))
  expect((await far.get(url)).statusCode).toBe(404)
  expect((await copied(browser, new TestBrowser(app)).get(url)).statusCode).toBe(404)
  for (const other of [far, new TestBrowser(demo), new TestBrowser(app)])
    expect((await askReset(other, email)).headers).not.toHaveProperty(DEMO_MAILS_HEADER)
})

test('tells the mails that a change of a trial causes, the first twenty of them', async () => {
  const trialId = await makeTrial(database.db)
  for (let entrant = 0; entrant < 21; entrant++) {
    const { id } = await makeDog(database.db)
    await makeEntry(database.db, trialId, id, { contact_email: `kutsuttu-${entrant}@example.fi` })
  }
  const admin = await demoBrowser(demo)
  await admin.signIn((await makeAccount(database.db, { roles: ['SYSADMIN'] })).username, PASSWORD)
  const body = { id: trialId, reason: 'Lumi tuli.' }
  const keys = `${(await admin.json('/api/auth/trials/cancel', body)).headers[DEMO_MAILS_HEADER]}`.split(',')
  expect(keys).toHaveLength(20)
  for (const key of keys)
    expect((await admin.get(`/api/demo/mail/${key}`)).json().recipient).toMatch(/^kutsuttu-\d+@/)
})

test('has a demo account for each role and a member, made once, for this machine and the demo only', async () => {
  await seedDemoAccounts(database.db, new Date())
  const browser = await demoBrowser(demo)
  expect((await browser.get('/api/demo/accounts')).statusCode).toBe(404)
  const dog = await makeDog(database.db)
  const person = await makePerson(database.db, { name: DEMO_MEMBER.name })
  await database.db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  await database.pool.query(`insert into setting (key, value) values ('demo', '{}')`)
  await seedDemoAccounts(database.db, new Date())
  await seedDemoAccounts(database.db, new Date())
  const { accounts, password } = (await browser.get('/api/demo/accounts')).json()
  expect(password).toBe(DEMO_PASSWORD)
  expect(accounts).toHaveLength(13)
  const readme = readText('README.md')
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``)
  for (const { username, role } of accounts)
    expect(readme).toContain(`\`${username}\` | ${role ?? 'a member without a role'} |`)
  expect(new Set(accounts.map(({ role }: { role: string }) => role)).size).toBe(13)
  for (const { username, role } of accounts) {
    const answer = await (await demoBrowser(demo)).signIn(username, password)
    expect(answer.json().userRoles).toEqual(role === null ? [] : [{ name: role }])
  }
  const member = await demoBrowser(demo)
  await member.signIn('jasen', password)
  expect((await member.get('/api/auth/user/consents')).json()).toMatchObject({ linked: true })
  expect((await demo.inject('/api/demo/accounts')).statusCode).toBe(404)
  const others = [
    new TestBrowser(demo),
    new TestBrowser(demo, { address: REMOTE_ADDRESS }),
    new TestBrowser(app),
  ]
  for (const other of others) {
    expect((await other.signIn('yllapito', password)).statusCode).toBe(401)
    // Of a session that was begun with the cookie, on this machine.
    other.cookies.set('session', member.cookies.get('session')!)
    expect((await other.get('/api/user')).statusCode).toBe(401)
  }
  const far = copied(member, new TestBrowser(demo, { address: REMOTE_ADDRESS }))
  expect((await far.get('/api/user')).statusCode).toBe(401)
  expect((await member.get('/api/user')).statusCode).toBe(200)
})

test('lets an own account sign in to a demo without the cookie, from anywhere', async () => {
  const browser = await signedIn(demo, await makeAccount(database.db), { address: REMOTE_ADDRESS })
  expect((await browser.get('/api/user')).statusCode).toBe(200)
})
