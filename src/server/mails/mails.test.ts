import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '#demo/accounts.ts'
import { readText } from '#tools/checks/files.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { DEMO_PASSWORD } from '../accounts/demoAccounts.service.ts'
import { makeAccount, newestMail, signedIn } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let database: TestDatabase
let app: FastifyInstance
let demo: FastifyInstance
let sysadmin: TestBrowser
beforeAll(async () => {
  database = await testDatabase()
  app = await testApp(database)
  demo = await testApp(database, { env: { DEMO: 'small' } })
  sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
})
afterAll(async () => {
  await app.close()
  await demo.close()
  await database.close()
})

const code = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code
const askReset = (service: FastifyInstance, email: string, address?: string) =>
  new TestBrowser(service, address === undefined ? {} : { address }).text(
    '/api/user/reset-password/',
    email,
    {
      captcha: true,
    },
  )

test('mails that wait are seen by SYSADMIN, their links are not', async () => {
  const { email } = await makeAccount(database.db)
  await askReset(app, email)
  const { mails, sending } = (await sysadmin.get('/api/auth/mails?state=waiting')).json()
  expect(sending).toBe(false)
  expect(mails[0]).toMatchObject({ kind: 'resetPassword', recipient: email, state: 'waiting', attempts: 0 })
  const details = (await sysadmin.get(`/api/auth/mails/${mails[0].id}`)).json()
  expect(details.text).toContain('#token=…')
  expect(details.text).not.toMatch(/token=[\w-]/)
  expect(code(await sysadmin.get('/api/auth/mails/999999'))).toBe('MAIL_NOT_FOUND')
})

test('a mail that was given up is tried again, another is not', async () => {
  const { email } = await makeAccount(database.db)
  await askReset(app, email)
  const mail = (await newestMail(database.db, email))!
  const retry = () => sysadmin.json('/api/auth/mails/retry', { id: mail.id })
  expect(code(await retry())).toBe('MAIL_NOT_FAILED')
  await database.pool.query('update mail set failed_at = now(), attempts = 7 where id = $1', [mail.id])
  expect((await sysadmin.get('/api/auth/mails?state=failed')).json().mails).toMatchObject([{ id: mail.id }])
  expect((await retry()).json()).toMatchObject({ state: 'waiting', attempts: 0 })
  const [row] = (await sysadmin.get(`/api/auth/audit?subject=mail&subjectId=${mail.id}`)).json().rows
  expect(row.code).toBe('MAIL_RETRIED')
})

test('the demo links the mail from the page that caused it, on this machine only', async () => {
  const { email } = await makeAccount(database.db)
  const { demoMail } = (await askReset(demo, email)).json()
  const url = `/api/demo/mail/${demoMail}`
  expect((await demo.inject(url)).json()).toMatchObject({ recipient: email })
  expect((await demo.inject(url)).json().text).toMatch(/#token=[\w-]{43}/)
  const elsewhere = [
    { remoteAddress: '192.0.2.1' },
    { headers: { host: 'koirakanta.example' } },
    { headers: { 'x-forwarded-for': '192.0.2.1' } },
    { headers: { forwarded: 'for=192.0.2.1' } },
    { headers: { via: '1.1 proxy' } },
  ]
  for (const from of elsewhere) expect((await demo.inject({ url, ...from })).statusCode).toBe(404)
  expect((await app.inject(url)).statusCode).toBe(404)
  expect((await askReset(demo, email, '192.0.2.1')).json().demoMail).toBeNull()
  expect((await askReset(app, email)).json().demoMail).toBeNull()
})

test('demo accounts: one for each role and a member, made once, for this machine and the demo only', async () => {
  await seedDemoAccounts(database.db, new Date())
  expect((await demo.inject('/api/demo/accounts')).statusCode).toBe(404)
  const dog = await makeDog(database.db)
  const person = await makePerson(database.db)
  await database.db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  await database.pool.query(`insert into setting (key, value) values ('demo', '{}')`)
  await seedDemoAccounts(database.db, new Date())
  await seedDemoAccounts(database.db, new Date())
  const { accounts, password } = (await demo.inject('/api/demo/accounts')).json()
  expect(password).toBe(DEMO_PASSWORD)
  expect(accounts).toHaveLength(13)
  const readme = readText('README.md')
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``)
  for (const { username, role } of accounts)
    expect(readme).toContain(`\`${username}\` | ${role ?? 'a member without a role'} |`)
  expect(new Set(accounts.map(({ role }: { role: string }) => role)).size).toBe(13)
  for (const { username, role } of accounts) {
    const answer = await new TestBrowser(demo).signIn(username, password)
    expect(answer.json().userRoles).toEqual(role === null ? [] : [{ name: role }])
  }
  const member = new TestBrowser(demo)
  await member.signIn('jasen', password)
  expect((await member.get('/api/auth/user/consents')).json()).toMatchObject({ linked: true })
  expect((await app.inject('/api/demo/accounts')).statusCode).toBe(404)
  expect((await new TestBrowser(app).signIn('yllapito', password)).statusCode).toBe(401)
  expect(
    (await new TestBrowser(demo, { address: '192.0.2.1' }).signIn('yllapito', password)).statusCode,
  ).toBe(401)
  const elsewhere = new TestBrowser(demo, { address: '192.0.2.1' })
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.get('/api/user')).statusCode).toBe(401)
})
