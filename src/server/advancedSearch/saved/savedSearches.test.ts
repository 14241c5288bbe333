import { expect, test } from 'vitest'
import type { SavedSearchAnswer } from '#contract/savedSearches.ts'
import { tidyUp } from '../../housekeeping.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf, refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
const SEARCHES = '/api/auth/saved-searches'

const owner = await signedIn(app, await makeAccount(db))
const other = await signedIn(app, await makeAccount(db))
const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
const visitor = new TestBrowser(app)

const SEARCH = {
  name: 'Nuoret nartut',
  mail: true,
  condition: 3,
  least: 2,
  breed: null,
  sex: 'female',
  conditions: 'age.2.6*noSibling.health.fci_hips.orWorse.D*show.EH',
}
const save = (change: object = {}, by = owner) => by.json(`${SEARCHES}/save`, { ...SEARCH, ...change })
const saved = async (change: object = {}): Promise<SavedSearchAnswer> => (await save(change)).json()
const change = ({ id, version }: SavedSearchAnswer, changed: object, by = owner) =>
  by.json(`${SEARCHES}/change`, { id, version, name: SEARCH.name, mail: true, ...changed })
const remove = (id: number, version: number, by = owner) => by.json(`${SEARCHES}/remove`, { id, version })
const restore = (id: number, version: number, by = owner) => by.json(`${SEARCHES}/restore`, { id, version })
const listOf = async (by: TestBrowser): Promise<SavedSearchAnswer[]> => (await by.get(SEARCHES)).json()

test('keeps a search as its address has it, for whoever saved it alone, the newest first', async () => {
  const first = await saved()
  expect(first).toMatchObject({ ...SEARCH, version: 1 })
  const second = await saved({ name: 'Toinen' })
  expect(await listOf(owner)).toEqual([second, first])
  expect(await listOf(other)).toEqual([])
})

test('renames it, and turns its mails off and on, by its version and never another’s', async () => {
  const search = await saved()
  expect(refusalOf(await change(search, {}, other))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  expect(refusalOf(await change(search, { name: ' ' }))).toEqual([
    400,
    'INPUT_INVALID',
    { name: 'VALUE_REQUIRED' },
  ])
  expect((await change(search, { name: 'Uusi', mail: false })).json()).toMatchObject({
    name: 'Uusi',
    mail: false,
    conditions: SEARCH.conditions,
    version: 2,
  })
  expect(refusalOf(await change(search, { name: 'Vanhasta ikkunasta' }))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('removes it, and restores the one that was removed last, for a day', async () => {
  const { id, version } = await saved()
  const older = await saved({ name: 'Vanhempi' })
  expect(refusalOf(await remove(id, version, other))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  expect(refusalOf(await remove(id, version + 1))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(refusalOf(await restore(id, version))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  await remove(older.id, older.version)
  const removed: { id: number; version: number } = (await remove(id, version)).json()
  expect((await listOf(owner)).map((search) => search.id)).not.toContain(id)
  expect(refusalOf(await remove(id, removed.version))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  expect(refusalOf(await restore(id, removed.version, other))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  expect(refusalOf(await restore(older.id, older.version + 1))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
  expect((await restore(id, removed.version)).json()).toMatchObject({ id, name: SEARCH.name })
  expect((await listOf(owner)).map((search) => search.id)).toContain(id)

  await remove(id, removed.version + 1)
  await database.pool.query(
    `update saved_search set removed_at = removed_at - interval '25 hours' where id = $1`,
    [id],
  )
  await tidyUp(db, new Date(), app.config)
  expect(refusalOf(await restore(id, removed.version + 2))).toEqual([404, 'SAVED_SEARCH_NOT_FOUND'])
})

test('refuses visitors, and conditions that somebody may not ask by', async () => {
  expect((await visitor.get(SEARCHES)).statusCode).toBe(401)
  expect((await save({}, visitor)).statusCode).toBe(401)
  expect(refusalOf(await save({ conditions: 'alive.dead' }))).toEqual([403, 'FORBIDDEN'])
  expect((await save({ conditions: 'alive.dead' }, adviser)).statusCode).toBe(200)
})

test.each([
  [{ name: '' }, [400, 'INPUT_INVALID', { name: 'VALUE_REQUIRED' }]],
  [{ name: 'a'.repeat(81) }, [400, 'INPUT_INVALID', { name: 'VALUE_TOO_LONG' }]],
  [{ conditions: 'x.y' }, [400, 'INPUT_INVALID', { conditions: 'VALUE_INVALID' }]],
  [{ conditions: 'a'.repeat(801) }, [400, 'INPUT_INVALID', { conditions: 'VALUE_TOO_LONG' }]],
  [{ conditions: '', sex: null }, [400, 'INPUT_INVALID', { conditions: 'VALUE_REQUIRED' }]],
  [
    { conditions: 'health.no_such.orBetter.B' },
    [400, 'INPUT_INVALID', { 'conditions.0.scale': 'VALUE_INVALID' }],
  ],
  [{ breed: '9999' }, [404, 'BREED_NOT_FOUND']],
])('refuses to save %j with %j', async (wrong, refusal) => {
  expect(refusalOf(await save(wrong))).toEqual(refusal)
})

test('keeps fifty of one account, also when two come at once, and a restored one among them', async () => {
  const account = await makeAccount(db)
  const browser = await signedIn(app, account)
  const { id, version }: SavedSearchAnswer = (await save({}, browser)).json()
  await remove(id, version, browser)
  await database.pool.query(
    `insert into saved_search (account_id, name, mail, condition, least, sex, conditions, seen, looked_on, saved_at)
     select $1, 'Haku', true, 2, 2, 'female', '', '', now(), now() from generate_series(1, 49)`,
    [account.id],
  )
  const answers = await Promise.all([save({}, browser), save({}, browser)])
  expect(answers.map(codeOf).toSorted()).toEqual(['TOO_MANY_SEARCHES', undefined])
  expect(refusalOf(await restore(id, version + 1, browser))).toEqual([422, 'TOO_MANY_SEARCHES'])
})
