import { beforeEach, expect, test } from 'vitest'
import { makeAccount, newestMail, PASSWORD, signedIn, tokenOf } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let clock = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => clock, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
beforeEach(async () => {
  await database.pool.query('delete from attempt')
})

const HOME = '203.0.113.5'
const fromAddress = (address: string) => new TestBrowser(app, { address })

async function mailsTo(recipient: string): Promise<string[]> {
  const { rows } = await database.pool.query('select kind from mail where recipient = $1 order by id', [
    recipient,
  ])
  return rows.map(({ kind }) => kind)
}

const askReset = (email: string, browser: TestBrowser) =>
  browser.text('/api/user/reset-password/', email, { captcha: true })

let sequence = 0
const register = (email: string, browser: TestBrowser) =>
  browser.json(
    '/api/register',
    {
      username: `tulva${++sequence}`,
      email,
      firstName: 'T',
      lastName: 'T',
      phone: '',
      membershipNumber: '',
      language: 'fi',
      password: PASSWORD,
      passwordAgain: PASSWORD,
      terms: true,
    },
    { captcha: true },
  )

/** Asks as often as the service lets him, from some networks at once. */
async function flood(networks: number, ask: (browser: TestBrowser) => ReturnType<typeof askReset>) {
  const floodFrom = async (network: number) => {
    for (let time = 0; time < 7; time++) await ask(fromAddress(`198.51.100.${network}`))
  }
  await Promise.all(Array.from({ length: networks }, (_, network) => floodFrom(network)))
}

test('a member whose address is flooded with resets and registrations still gets his link, which works', async () => {
  const victim = await makeAccount(database.db)
  await flood(4, (browser) => register(victim.email, browser))
  await flood(4, (browser) => askReset(victim.email, browser))
  const before = await mailsTo(victim.email)
  expect(before.filter((kind) => kind === 'alreadyRegistered')).toHaveLength(1)
  expect(before.filter((kind) => kind === 'resetPassword').length).toBeLessThan(10)
  const browser = fromAddress(HOME)
  expect((await askReset(victim.email, browser)).statusCode).toBe(200)
  expect(await mailsTo(victim.email)).toHaveLength(before.length + 1)
  const token = tokenOf(await newestMail(database.db, victim.email))
  await flood(30, (stranger) => askReset(victim.email, stranger))
  const change = { token, password: 'uusi-salasana1', passwordAgain: 'uusi-salasana1' }
  expect((await browser.json('/api/user/change-password', change)).statusCode).toBe(200)
})

test('whoever registers while strangers flood his address still gets his link', async () => {
  const email = 'tulvittu@example.fi'
  await flood(4, (browser) => register(email, browser))
  await flood(4, (browser) => askReset(email, browser))
  const before = await mailsTo(email)
  expect(before.length).toBeLessThan(10)
  expect((await register(email, fromAddress(HOME))).statusCode).toBe(200)
  expect(await mailsTo(email)).toEqual([...before, 'confirmRegistration'])
})

test('sends no more than ten mails of a kind to an address in an hour, from however many networks', async () => {
  const victim = await makeAccount(database.db)
  await flood(30, (browser) => askReset(victim.email, browser))
  expect(await mailsTo(victim.email)).toHaveLength(10)
  clock = new Date(clock.getTime() + 3_600_000)
  await askReset(victim.email, fromAddress('198.51.100.0'))
  expect(await mailsTo(victim.email)).toHaveLength(11)
})

test('sends a reset that is asked for in a browser the owner has signed in with, even beyond that', async () => {
  const victim = await makeAccount(database.db)
  const own = await signedIn(app, victim, { address: HOME })
  await own.command('/api/signout/')
  await flood(30, (browser) => askReset(victim.email, browser))
  const others = Array.from({ length: 12 }, (_, n) => askReset(`joku${n}@example.fi`, fromAddress(HOME)))
  await Promise.all(others)
  for (let time = 0; time < 3; time++) expect((await askReset(victim.email, own)).statusCode).toBe(200)
  expect(await mailsTo(victim.email)).toHaveLength(13)
  expect((await askReset(victim.email, own)).statusCode).toBe(429)
})

test('tells an address once a day that it is registered, however often somebody tries', async () => {
  const victim = await makeAccount(database.db)
  const other = await signedIn(app, await makeAccount(database.db), { address: HOME })
  const changeTo = async (version: number) =>
    other.json('/api/auth/user/update', {
      firstName: 'A',
      lastName: 'B',
      phone: '',
      membershipNumber: '',
      language: 'fi',
      email: victim.email,
      version,
    })
  await flood(2, (browser) => register(victim.email, browser))
  expect((await changeTo(1)).statusCode).toBe(200)
  expect(await mailsTo(victim.email)).toEqual(['alreadyRegistered'])
  clock = new Date(clock.getTime() + 24 * 3_600_000)
  await register(victim.email, fromAddress(HOME))
  await register(victim.email, fromAddress(HOME))
  expect(await mailsTo(victim.email)).toEqual(['alreadyRegistered', 'alreadyRegistered'])
})
