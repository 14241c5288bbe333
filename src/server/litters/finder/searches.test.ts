import { expect, test } from 'vitest'
import type { OwnMateSearch, SharedMateSearch } from '#contract/mateFinder.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf, refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
const SEARCHES = '/api/auth/mate-searches'

const dam = await makeDog(db, { sex: 'female', name: 'Testi Emä' })
const male = await makeDog(db, { sex: 'male' })
const owner = await signedIn(app, await makeAccount(db, { username: 'kasvattaja' }))
const other = await signedIn(app, await makeAccount(db))
const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
const lister = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST'] }))
const visitor = new TestBrowser(app)

const WEIGHTS = { inbreeding: 5, kinship: 0, health: 3, rules: 3, trials: 1, register: 2 }
const SEARCH = {
  id: null as number | null,
  version: 0,
  name: 'Kevään pentue',
  note: 'Kysy neuvojalta',
  regnr: dam.regnr,
  choice: 'breed',
  weights: WEIGHTS,
  score: 'speed',
  date: '2027-03-01',
  shared: false,
}
const save = (change: object = {}, by = owner) => by.json(`${SEARCHES}/save`, { ...SEARCH, ...change })
const saved = async (change: object = {}): Promise<OwnMateSearch> => (await save(change)).json()
const remove = (id: number, version: number, by = owner) => by.json(`${SEARCHES}/remove`, { id, version })
const listOf = async (by: TestBrowser): Promise<OwnMateSearch[]> => (await by.get(SEARCHES)).json()
const shared = async (): Promise<SharedMateSearch[]> => (await adviser.get(`${SEARCHES}/shared`)).json()

test('keeps a search with its settings for whoever saved it alone', async () => {
  const search = await saved()
  const { id: _id, version: _version, ...settings } = SEARCH
  expect(search).toMatchObject({ ...settings, dam: { name: 'Testi Emä' }, version: 1 })
  expect(await listOf(owner)).toEqual([search])
  expect(await listOf(other)).toEqual([])
  expect(await shared()).toEqual([])
})

test('shows the breed adviser what is shared, and no more once it is not', async () => {
  const search = await saved({ shared: true, name: 'Jaettu' })
  expect(await shared()).toMatchObject([{ name: 'Jaettu', owner: { username: 'kasvattaja' } }])
  expect((await save({ id: search.id, version: search.version, shared: false })).statusCode).toBe(200)
  expect(await shared()).toEqual([])
})

test('changes and removes one’s own by its version, never another’s', async () => {
  const { id, version } = await saved()
  expect(refusalOf(await save({ id, version }, other))).toEqual([404, 'MATE_SEARCH_NOT_FOUND'])
  expect(refusalOf(await remove(id, version, other))).toEqual([404, 'MATE_SEARCH_NOT_FOUND'])
  expect((await save({ id, version, name: 'Toinen nimi' })).json()).toMatchObject({ name: 'Toinen nimi' })
  expect(refusalOf(await save({ id, version }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(refusalOf(await remove(id, version))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await remove(id, version + 1)).json()).toEqual({ id })
  expect(refusalOf(await remove(id, version + 1))).toEqual([404, 'MATE_SEARCH_NOT_FOUND'])
})

test('refuses visitors, and the shared ones to all but who decides on litters', async () => {
  expect((await visitor.get(SEARCHES)).statusCode).toBe(401)
  expect((await save({}, visitor)).statusCode).toBe(401)
  expect((await owner.get(`${SEARCHES}/shared`)).statusCode).toBe(403)
  expect((await lister.get(`${SEARCHES}/shared`)).statusCode).toBe(403)
})

test.each([
  [{ name: '' }, [400, 'INPUT_INVALID', { name: 'VALUE_REQUIRED' }]],
  [{ date: '1.3.2027' }, [400, 'INPUT_INVALID', { date: 'DATE_INVALID' }]],
  [{ regnr: 'FI99999/99' }, [404, 'DOG_NOT_FOUND']],
  [{ regnr: male.regnr }, [422, 'DAM_NOT_FEMALE', { regnr: 'DAM_NOT_FEMALE' }]],
])('refuses to save %j with %j', async (change, refusal) => {
  expect(refusalOf(await save(change))).toEqual(refusal)
})

test('keeps fifty of one account, also when two come at once', async () => {
  const account = await makeAccount(db)
  const browser = await signedIn(app, account)
  await database.pool.query(
    `insert into mate_search (account_id, name, regnr, choice, weights, score, updated_at)
     select $1, 'Haku', $2, 'listed', $3, 'points', now() from generate_series(1, 49)`,
    [account.id, dam.regnr, JSON.stringify(WEIGHTS)],
  )
  const answers = await Promise.all([save({}, browser), save({}, browser)])
  expect(answers.map(codeOf).toSorted()).toEqual(['TOO_MANY_SEARCHES', undefined])
})
