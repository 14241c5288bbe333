import { beforeEach, expect, test } from 'vitest'
import type { SavedSearchAnswer } from '#contract/savedSearches.ts'
import { readerOf } from '../../platform/act.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { type MadeAccount, makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { tellNewDogs } from './newDogs.service.ts'

let now = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({
  now: () => now,
  env: { SESSION_IDLE_MINUTES: '500000', SESSION_MAX_HOURS: '8000' },
})
const { db } = database
const SEARCHES = '/api/auth/saved-searches'
const SEARCH = { mail: true, condition: 2, least: 2, breed: null, sex: 'female', conditions: '' }

beforeEach(async () => {
  await database.pool.query('delete from saved_search')
  await database.pool.query('delete from mail')
  now = new Date('2026-05-17T12:00:00Z')
})

async function saverOf(account: MadeAccount) {
  const browser = await signedIn(app, account)
  const save = async (search: object): Promise<SavedSearchAnswer> => {
    const answer = await browser.json(`${SEARCHES}/save`, { ...SEARCH, ...search })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    return answer.json()
  }
  return { browser, save }
}
const look = () => tellNewDogs(readerOf(app.services, SYSTEM))
async function night(days: number) {
  now = new Date(`2026-05-${17 + days}T02:00:00Z`)
  await look()
}
const mails = (account: MadeAccount) =>
  db.selectFrom('mail').selectAll().where('account_id', '=', account.id).orderBy('id').execute()
const textsTo = async (account: MadeAccount) => (await mails(account)).map(({ body_text }) => body_text)
const female = (name: string) => makeDog(db, { sex: 'female', name })

test('tells once, in one mail in the language of the account, of the dogs that fit since a search was saved', async () => {
  const account = await makeAccount(db, { language: 'sv' })
  const { save } = await saverOf(account)
  const known = await female('Tunnettu')
  await save({ name: 'Tikar' })
  await save({ name: 'Unga', conditions: 'age..20' })
  await look()
  expect(await mails(account)).toEqual([])

  const fresh = await makeDog(db, { sex: 'female', name: 'Uusi', birth_date: '2025-01-01' })
  await makeDog(db, { sex: 'male', name: 'Uros' })
  await look()
  expect(await mails(account), 'before the next night').toEqual([])
  await night(1)
  const [text, ...others] = await textsTo(account)
  expect(others).toEqual([])
  expect((await mails(account))[0]!.subject).toContain('Nya hundar')
  expect(text).toContain(`Uusi ${fresh.regnr} (Tikar, Unga)\n`)
  expect(text).toContain(`/koira/${fresh.regnr}\n`)
  expect(text!.match(/\/koira\//g)).toHaveLength(1)
  expect(text).not.toMatch(/Uros|Tunnettu/)
  await look()
  await night(2)
  expect(await mails(account)).toHaveLength(1)

  // Whoever fits no more and fits again has been told of, or was known.
  const ids = [fresh.id, known.id]
  await database.pool.query(`update dog set sex = 'male' where id = any($1)`, [ids])
  await night(3)
  await database.pool.query(`update dog set sex = 'female' where id = any($1)`, [ids])
  await night(4)
  expect(await mails(account)).toHaveLength(1)
})

test('tells nobody twice where two looks run at once, or one is killed before its end', async () => {
  const account = await makeAccount(db)
  const { save } = await saverOf(account)
  await save({ name: 'Nartut' })
  await female('Uusi')
  const { outbox } = app.services
  const killed = { ...outbox, queue: () => Promise.reject(new Error('killed')) } as unknown as typeof outbox
  now = new Date('2026-05-18T02:00:00Z')
  await expect(tellNewDogs(readerOf({ ...app.services, outbox: killed }, SYSTEM))).rejects.toThrow('killed')
  expect(await mails(account)).toEqual([])
  await Promise.all([look(), look(), look()])
  expect(await textsTo(account)).toEqual([expect.stringContaining('Uusi')])
  await night(2)
  expect(await mails(account)).toHaveLength(1)
})

test('names twenty dogs and says how many more there are', async () => {
  const account = await makeAccount(db, { language: 'en' })
  const { save } = await saverOf(account)
  await save({ name: 'Females', breed: null })
  for (let n = 0; n < 23; n++) await female(`Uusi ${n}`)
  await night(1)
  const [text] = await textsTo(account)
  expect(text!.match(/\/koira\//g)).toHaveLength(20)
  expect(text).toContain('And 3 more dogs')
  expect(text).toContain('/haku-ominaisuudet?sex=female\n')
})

test('leads to the search with its breed, as its screen writes the address', async () => {
  const account = await makeAccount(db)
  const breed = '119'
  const { save } = await saverOf(account)
  await save({ name: 'Yksi rotu', breed, conditions: 'age..20' })
  await makeDog(db, { breed_code: breed, sex: 'female', birth_date: '2025-01-01' })
  await night(1)
  expect(await textsTo(account)).toEqual([
    expect.stringContaining(`/haku-ominaisuudet?breed=${breed}&sex=female&conditions=age..20\n`),
  ])
})

test('tells nothing to whoever has turned mails off, removed the search, is locked or erased', async () => {
  const accounts = await Promise.all([1, 2, 3, 4].map(() => makeAccount(db)))
  const [off, removed, locked, erased] = accounts as [MadeAccount, MadeAccount, MadeAccount, MadeAccount]
  await (await saverOf(off)).save({ name: 'Ei viestejä', mail: false })
  const remover = await saverOf(removed)
  const { id, version } = await remover.save({ name: 'Poistettu' })
  await remover.browser.json(`${SEARCHES}/remove`, { id, version })
  await (await saverOf(locked)).save({ name: 'Lukittu' })
  await (await saverOf(erased)).save({ name: 'Poissa' })
  await database.pool.query('update account set locked_at = now() where id = $1', [locked.id])
  await database.pool.query('delete from account where id = $1', [erased.id])
  await female('Uusi')
  await night(1)
  expect(await db.selectFrom('mail').select('kind').where('kind', '=', 'newDogs').execute()).toEqual([])
})

test('looks with the rights of that night: who has lost a role is told nothing by what it allowed', async () => {
  const keeps = await makeAccount(db, { roles: ['BREEDADVISOR'] })
  const loses = await makeAccount(db, { roles: ['BREEDADVISOR'] })
  for (const account of [keeps, loses])
    await (await saverOf(account)).save({ name: 'Kuolleet', conditions: 'alive.dead' })
  await makeDog(db, { sex: 'female', name: 'Kuollut', death_date: '2026-05-16' })
  await database.pool.query('delete from account_role where account_id = $1', [loses.id])
  await night(1)
  expect(await textsTo(keeps)).toEqual([expect.stringContaining('Kuollut')])
  expect(await mails(loses)).toEqual([])
})

test('does not tell of a dog anew whose record was made one with another', async () => {
  const account = await makeAccount(db)
  const { save } = await saverOf(account)
  const told = await female('Tuttu')
  await save({ name: 'Nartut' })
  const kept = await makeDog(db, { sex: 'male', name: 'Jäävä' })
  await database.pool.query(`update dog set sex = null where id = $1`, [kept.id])
  const admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const answer = await admin.json(`/api/auth/dog/${encodeURIComponent(kept.regnr)}/merge`, {
    other: told.regnr,
    take: ['sex'],
    reason: 'Sama koira',
  })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  await night(1)
  expect(await mails(account)).toEqual([])
})

test('tells nothing once such mails are stopped by the link of one, until they are asked for at a search', async () => {
  const account = await makeAccount(db)
  const other = await makeAccount(db)
  const { save, browser } = await saverOf(account)
  const { id, version, name } = await save({ name: 'Nartut' })
  await (await saverOf(other)).save({ name: 'Toisen' })
  await female('Uusi')
  await night(1)
  const token = /viestivalinnat#token=(\w+)/.exec((await textsTo(account))[0]!)![1]!
  const stop = { token, topic: 'newDogs', wanted: false }
  expect((await new TestBrowser(app).json('/api/mail-choices/change', stop)).statusCode).toBe(200)
  await female('Seuraava')
  await night(2)
  expect(await mails(account)).toHaveLength(1)
  expect(await mails(other)).toHaveLength(2)
  const change = (mail: boolean, at: number) =>
    browser.json(`${SEARCHES}/change`, { id, version: at, name, mail })
  await change(false, version)
  await change(true, version + 1)
  await female('Kolmas')
  await night(3)
  expect(await textsTo(account)).toEqual([expect.anything(), expect.stringContaining('Kolmas')])
})
