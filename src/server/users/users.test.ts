import { beforeAll, expect, test } from 'vitest'
import type { UserDetails } from '#contract/users.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import {
  type MadeAccount,
  makeAccount,
  newestMail,
  PASSWORD,
  signedIn,
  tokenOf,
} from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'

let boss: MadeAccount
let sysadmin: TestBrowser
const { app, database } = await openService()

beforeAll(async () => {
  boss = await makeAccount(database.db, { username: 'paakayttaja', roles: ['SYSADMIN'] })
  sysadmin = await signedIn(app, boss)
})

const userOf = async (id: number) => (await sysadmin.get(`/api/auth/users/${id}`)).json<UserDetails>()
/** What the form sends of a user, with what is changed. */
async function edited(id: number, overrides: object) {
  const user = await userOf(id)
  return {
    id,
    version: user.version,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    membershipNumber: user.membershipNumber,
    language: user.language,
    membershipConfirmed: user.membershipConfirmed,
    roles: user.userRoles.map(({ name }) => name),
    personId: user.person?.id ?? null,
    ...overrides,
  }
}
const edit = async (id: number, overrides: object, by = sysadmin) =>
  by.json('/api/auth/users/update', await edited(id, overrides))

test('finds users by any of their names and numbers, by role and by state, page by page', async () => {
  await makeAccount(database.db, {
    username: 'haku1',
    first_name: 'Älli',
    last_name: 'Ärjänne',
    membership_number: 'K-77',
  })
  await makeAccount(database.db, {
    username: 'haku2',
    last_name: 'Ärjänne',
    roles: ['JUDGE'],
    locked_at: new Date(),
  })
  const names = async (query: string) =>
    (await sysadmin.get(`/api/auth/users?${query}`))
      .json()
      .users.map(({ username }: { username: string }) => username)
  expect(await names('q=arjanne')).toEqual(['haku2', 'haku1'])
  expect(await names('q=k-77')).toEqual(['haku1'])
  expect(await names('q=haku2%40example')).toEqual(['haku2'])
  expect(await names('q=Ärjänne&role=JUDGE')).toEqual(['haku2'])
  expect(await names('q=Ärjänne&role=NONE')).toEqual(['haku1'])
  expect(await names('q=Ärjänne&state=locked')).toEqual(['haku2'])
  expect(await names('q=Ärjänne&sort=username&direction=desc')).toEqual(['haku2', 'haku1'])
  expect(await names('q=%25')).toEqual([])
  for (let n = 0; n < 30; n++) await makeAccount(database.db, { last_name: 'Monta' })
  const page = (await sysadmin.get('/api/auth/users?q=Monta&page=2')).json()
  expect(page).toMatchObject({ total: 30, page: 2, pageSize: 25 })
  expect(page.users).toHaveLength(5)
})

const created = (overrides: object = {}) => ({
  username: 'kutsuttu',
  email: 'kutsuttu@example.fi',
  firstName: 'Kai',
  lastName: 'Kutsuttu',
  phone: '',
  membershipNumber: '5',
  language: 'fi',
  membershipConfirmed: true,
  roles: ['JUDGE', 'DOG'],
  personId: null,
  ...overrides,
})

test('mails a new user, who sets a password and signs in', async () => {
  const { user } = (await sysadmin.json('/api/auth/users', created())).json()
  expect(user).toMatchObject({
    state: 'invited',
    membershipConfirmed: true,
    userRoles: [{ name: 'DOG' }, { name: 'JUDGE' }],
  })
  const browser = new TestBrowser(app)
  expect((await browser.signIn('kutsuttu', PASSWORD)).statusCode).toBe(401)
  const mail = await newestMail(database.db, 'kutsuttu@example.fi')
  expect(mail?.kind).toBe('setPassword')
  const change = { token: tokenOf(mail), password: PASSWORD, passwordAgain: PASSWORD }
  expect((await browser.json('/api/user/change-password', change)).statusCode).toBe(200)
  const answer = await browser.signIn('kutsuttu', PASSWORD)
  expect(answer.json().permissions).toContain('dogs.edit')
  expect(await userOf(user.id)).toMatchObject({ state: 'active', sessions: 1 })
})

test('an address that SYSADMIN changes opens nothing by its old mails, and who has no password yet is invited at the new one', async () => {
  const invited = (
    await sysadmin.json('/api/auth/users', created({ username: 'kirjoitusvirhe', email: 'virhe@example.fi' }))
  ).json().user
  const account = await makeAccount(database.db)
  const browser = new TestBrowser(app)
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  const old = [
    await newestMail(database.db, 'virhe@example.fi'),
    await newestMail(database.db, account.email),
  ]
  expect((await edit(invited.id, { email: 'oikein@example.fi' })).statusCode).toBe(200)
  expect((await edit(account.id, { email: 'toinen@example.fi' })).statusCode).toBe(200)
  const set = (mail: (typeof old)[number]) =>
    browser.json('/api/user/change-password', {
      token: tokenOf(mail),
      password: 'uusi-1234',
      passwordAgain: 'uusi-1234',
    })
  for (const mail of old) expect(codeOf(await set(mail))).toBe('TOKEN_INVALID')
  const again = await newestMail(database.db, 'oikein@example.fi')
  expect(again?.kind).toBe('setPassword')
  expect((await set(again)).statusCode).toBe(200)
  expect(await newestMail(database.db, 'toinen@example.fi')).toBeUndefined()
})

test('refuses another’s name, address or person at its field', async () => {
  const personId = await makePerson(database.db)
  await makeAccount(database.db, { username: 'varattu', person_id: personId })
  const make = async (overrides: object) => {
    const answer = await sysadmin.json(
      '/api/auth/users',
      created({ username: 'uusi', email: 'uusi@example.fi', ...overrides }),
    )
    return refusalOf(answer)
  }
  expect(await make({ username: 'VARATTU' })).toEqual([409, 'USERNAME_TAKEN', { username: 'USERNAME_TAKEN' }])
  expect(await make({ email: 'Varattu@example.fi' })).toEqual([409, 'EMAIL_TAKEN', { email: 'EMAIL_TAKEN' }])
  expect(await make({ personId })).toEqual([409, 'PERSON_TAKEN', { personId: 'PERSON_TAKEN' }])
  expect(await make({ personId: 999_999 })).toEqual([
    404,
    'PERSON_NOT_FOUND',
    { personId: 'PERSON_NOT_FOUND' },
  ])
})

test('refuses the second of two edits at once', async () => {
  const account = await makeAccount(database.db)
  const form = await edited(account.id, { lastName: 'Ensimmäinen' })
  expect((await sysadmin.json('/api/auth/users/update', form)).statusCode).toBe(200)
  const second = await sysadmin.json('/api/auth/users/update', { ...form, lastName: 'Toinen' })
  expect(refusalOf(second)).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await userOf(account.id)).lastName).toBe('Ensimmäinen')
})

test('ends sessions on locking, tells of it at sign-in who knows the password, and lets in again on unlocking', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const lock = (locked: boolean) => sysadmin.json('/api/auth/users/lock', { id: account.id, locked })
  expect((await lock(true)).json().user.state).toBe('locked')
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  expect(codeOf(await browser.signIn(account.username, PASSWORD))).toBe('ACCOUNT_LOCKED')
  expect(codeOf(await browser.signIn(account.username, 'väärä-123'))).toBe('SIGNIN_FAILED')
  await browser.text('/api/user/reset-password/', account.email, { captcha: true })
  expect(await newestMail(database.db, account.email)).toBeUndefined()
  await lock(false)
  expect((await browser.signIn(account.username, PASSWORD)).statusCode).toBe(200)
})

test('blocks everything until a forced new password is set', async () => {
  const account = await makeAccount(database.db)
  const browser = await signedIn(app, account)
  const { user } = (await sysadmin.json('/api/auth/users/force-reset', { id: account.id })).json()
  expect(user).toMatchObject({ resetRequired: true, sessions: 0 })
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  expect(codeOf(await browser.signIn(account.username, PASSWORD))).toBe('RESET_REQUIRED')
  const mail = await newestMail(database.db, account.email)
  expect(mail?.kind).toBe('passwordForced')
  const change = { token: tokenOf(mail), password: 'uusi-1234', passwordAgain: 'uusi-1234' }
  await browser.json('/api/user/change-password', change)
  expect((await browser.signIn(account.username, 'uusi-1234')).statusCode).toBe(200)
})

test('protects the last SYSADMIN and oneself, and gives the screen the reason', async () => {
  expect(await userOf(boss.id)).toMatchObject({
    lockBlocked: 'LAST_SYSADMIN',
    eraseBlocked: 'LAST_SYSADMIN',
    demotionBlocked: 'LAST_SYSADMIN',
  })
  expect(codeOf(await edit(boss.id, { roles: [] }))).toBe('LAST_SYSADMIN')
  const lock = (id: number) => sysadmin.json('/api/auth/users/lock', { id, locked: true })
  expect(codeOf(await lock(boss.id))).toBe('LAST_SYSADMIN')
  expect(codeOf(await sysadmin.json('/api/auth/user/erase', { password: PASSWORD }))).toBe('LAST_SYSADMIN')
  const second = await makeAccount(database.db, { roles: ['SYSADMIN'] })
  expect(await userOf(boss.id)).toMatchObject({ lockBlocked: 'OWN_ACCOUNT', demotionBlocked: null })
  expect(codeOf(await lock(boss.id))).toBe('OWN_ACCOUNT')
  expect(codeOf(await sysadmin.json('/api/auth/users/erase', { id: boss.id }))).toBe('OWN_ACCOUNT')
  expect((await sysadmin.json('/api/auth/users/erase', { id: second.id })).statusCode).toBe(200)
  const invited = await makeAccount(database.db, { roles: ['SYSADMIN'], password_hash: null })
  const locked = await makeAccount(database.db, { roles: ['SYSADMIN'], locked_at: new Date() })
  const demo = await makeAccount(database.db, { roles: ['SYSADMIN'], demo: true })
  expect(codeOf(await edit(boss.id, { roles: [] }))).toBe('LAST_SYSADMIN')
  for (const { id } of [invited, locked, demo])
    await database.pool.query('delete from account where id = $1', [id])
})

/** Runs `work` while nobody can get past the lock of those who take a SYSADMIN away, until `count` wait for it. */
async function heldBack<T>(count: number, work: () => Promise<T>): Promise<T> {
  const holder = await database.pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.sysadmins])
    const result = work()
    await waitForLockWaiters(database, count)
    await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.sysadmins])
    return await result
  } finally {
    holder.release()
  }
}

test('leaves one of two SYSADMINs who demote each other at once', async () => {
  const accounts = await Promise.all([1, 2].map(() => makeAccount(database.db, { roles: ['SYSADMIN'] })))
  const browsers = await Promise.all(accounts.map((account) => signedIn(app, account)))
  const demotions = await Promise.all(accounts.map(({ id }) => edited(id, { roles: [] })))
  await database.pool.query('update account set locked_at = now() where id = $1', [boss.id])
  const answers = await heldBack(2, () =>
    Promise.all([
      browsers[0]!.json('/api/auth/users/update', demotions[1]),
      browsers[1]!.json('/api/auth/users/update', demotions[0]),
    ]),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  await database.pool.query('delete from account where id = any($1)', [accounts.map(({ id }) => id)])
  await database.pool.query('update account set locked_at = null where id = $1', [boss.id])
})

test('logs every change (who, what, whom, before and after), and searches the log', async () => {
  const account = await makeAccount(database.db, { phone: '040 111 1111' })
  await edit(account.id, { phone: '040 222 2222', roles: ['SHOW'] satisfies Role[] })
  await sysadmin.json('/api/auth/users/lock', { id: account.id, locked: true })
  const changes = async (query: string) => (await sysadmin.get(`/api/auth/audit?${query}`)).json().rows
  const [locked, changed] = await changes(`subject=account&subjectId=${account.id}`)
  expect(locked).toMatchObject({ code: 'LOCKED', actor: { username: 'paakayttaja' } })
  expect(changed).toMatchObject({
    code: 'ROLES_CHANGED',
    before: { phone: '040 111 1111', roles: [] },
    after: { phone: '040 222 2222', roles: ['SHOW'] },
  })
  expect(changed.after).not.toHaveProperty('email')
  expect(await changes('actor=PAAKAYTTAJA&code=LOCKED')).toContainEqual(locked)
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki' }).format(new Date())
  expect(await changes(`from=${day}&to=${day}&code=LOCKED`)).toContainEqual(locked)
  expect(await changes('to=2020-01-01')).toEqual([])
  expect(JSON.stringify(await changes(''))).not.toMatch(/argon2|#token/)
  await database.pool.query(`insert into audit (changed_at, subject, subject_id, code)
    select now(), 'account', '0', 'CHANGED' from generate_series(1, 60)`)
  const first = (await sysadmin.get('/api/auth/audit')).json()
  expect(first.rows).toHaveLength(50)
  expect((await changes(`before=${first.next}`))[0].id).toBeLessThan(first.next)
})

test('finds, hands out and erases a person without an account; the dogs stay', async () => {
  const personId = await makePerson(database.db, { name: 'Unohtuva Omistaja', email: 'unohtuva@example.fi' })
  const dog = await makeDog(database.db, { breeder_id: personId, handler: 'Unohtuva Omistaja' })
  await database.db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: personId }).execute()
  const [found] = (await sysadmin.get('/api/auth/persons?q=unohtuva')).json()
  expect(found).toMatchObject({ id: personId, dogs: 2, username: null })
  const file = await sysadmin.get(`/api/auth/persons/${personId}/data.json`)
  expect(file.headers['content-disposition']).toContain('attachment')
  expect(file.json().person).toMatchObject({
    email: 'unohtuva@example.fi',
    ownedDogs: [{ regnr: dog.regnr }],
  })
  const readable = await sysadmin.get(`/api/auth/persons/${personId}/data.txt?lang=en`)
  expect(readable.body).toContain('E-mail: unohtuva@example.fi')
  expect((await sysadmin.json('/api/auth/persons/erase', { id: personId })).statusCode).toBe(200)
  expect(codeOf(await sysadmin.json('/api/auth/persons/erase', { id: personId }))).toBe('PERSON_NOT_FOUND')
  expect((await app.inject(`/api/dog/${encodeURIComponent(dog.regnr)}`)).json().name).toBe(dog.name)
  const { rows } = await database.pool.query('select breeder_id, handler from dog where id = $1', [dog.id])
  expect(rows).toEqual([{ breeder_id: null, handler: null }])
  const linked = await makePerson(database.db)
  await makeAccount(database.db, { person_id: linked })
  expect(codeOf(await sysadmin.json('/api/auth/persons/erase', { id: linked }))).toBe('PERSON_HAS_ACCOUNT')
})
