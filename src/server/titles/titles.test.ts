import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { titles } from '#contract/endpoints/dogs.ts'
import { addDogTitle } from '#contract/endpoints/dogTitles.ts'
import {
  createTitle,
  deleteTitle,
  editTitle,
  placeTitle,
  titleChanges,
  titleUse,
} from '#contract/endpoints/titles.ts'
import type { TitleDetails } from '#contract/titles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
})

const RULE = {
  mark: 'SERT',
  shows: 3,
  judges: 3,
  countries: 1,
  country: 'FI',
  months: null,
  span: null,
  validFrom: '2020-01-01',
  more: false,
}
const fields = (overrides: object = {}) => ({
  code: 'XX CH',
  name: { fi: 'Koevalio', sv: '', en: '' },
  country: 'FI',
  offered: true,
  rule: null,
  ...overrides,
})
const list = async (): Promise<TitleDetails[]> =>
  (await new TestBrowser(app).get(addressAt(titles, {}))).json()
const codes = async () => (await list()).map(({ code }) => code)
const create = (overrides: object = {}, by = staff) => by.json(addressAt(createTitle, {}), fields(overrides))
const change = ({ code: _code, ...title }: TitleDetails, overrides: object = {}, by = staff) =>
  by.json(addressAt(editTitle, {}), { ...title, ...overrides })
const place = (id: number, at: number, by = staff) => by.json(addressAt(placeTitle, {}), { id, place: at })
const remove = (id: number, by = staff) => by.json(addressAt(deleteTitle, {}), { id })
const changesOf = async (id: number) =>
  (await staff.get(addressAt(titleChanges, { params: { id } }))).json().rows

test('begins with the titles of the Kennel Club, two of which have a rule, and is public', async () => {
  const all = await list()
  expect(all.slice(0, 2)).toMatchObject([
    { code: 'FI MVA', name: { fi: 'Suomen muotovalio' }, country: 'FI', offered: true, version: 1 },
    { code: 'FI KVA', rule: null },
  ])
  const ruled = all.filter(({ rule }) => rule !== null)
  expect(ruled.map(({ code, rule }) => [code, rule!.mark, rule!.more])).toEqual([
    ['FI MVA', 'SERT', true],
    ['C.I.E.', 'CACIB', false],
  ])
  expect(all.find(({ code }) => code === 'POHJ MVA')!.offered).toBe(false)
})

test('adds at the end, renames, retires, tells of the changes and removes; a code comes once', async () => {
  const added = (await create({ rule: RULE })).json<TitleDetails>()
  expect(added).toMatchObject({ ...fields({ rule: RULE }), version: 1 })
  expect((await codes()).at(-1)).toBe('XX CH')
  expect(refusalOf(await create())).toEqual([409, 'TITLE_CODE_EXISTS', { code: 'TITLE_CODE_EXISTS' }])
  const changed = await change(added, {
    name: { fi: 'Uusi valio', sv: 'x', en: 'y' },
    offered: false,
    rule: null,
  })
  expect(changed.json()).toMatchObject({
    code: 'XX CH',
    name: { fi: 'Uusi valio' },
    offered: false,
    version: 2,
  })
  expect(refusalOf(await change(added))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await changesOf(added.id))[0]).toMatchObject({
    code: 'CHANGED',
    before: { nameFi: 'Koevalio', inUse: true, ruleMark: 'SERT' },
    after: { nameFi: 'Uusi valio', inUse: false, ruleMark: null },
  })
  expect((await remove(added.id)).json()).toEqual({ status: 'done' })
  expect(await codes()).not.toContain('XX CH')
  for (const answer of [await remove(added.id), await change(added), await place(added.id, 1)])
    expect(refusalOf(answer)).toEqual([404, 'TITLE_NOT_FOUND'])
})

test('a title is moved to its place, at most to the end, and the log tells from where to where', async () => {
  const before = await codes()
  const { id } = (await list())[4]!
  const moved = (await place(id, 2)).json<TitleDetails[]>()
  expect(moved.map(({ code }) => code)).toEqual([
    before[0],
    before[4],
    ...before.slice(1, 4),
    ...before.slice(5),
  ])
  await place(id, 2)
  expect(await changesOf(id)).toMatchObject([{ before: { titlePlace: 5 }, after: { titlePlace: 2 } }])
  await place(id, 200)
  expect((await codes()).at(-1)).toBe(before[4])
  await place(id, 5)
  expect(await codes()).toEqual(before)
})

test('moved at the same time, each title keeps a place of its own', async () => {
  const all = await list()
  await Promise.all([3, 6, 9].map((at, turn) => place(all[at]!.id, turn + 1)))
  const { rows } = await database.pool.query('select place from champion_title order by place')
  expect(rows.map((row) => row.place)).toEqual(all.map((_one, index) => index + 1))
})

test('keeps what dogs have, and tells how many have it, also where the list does not hold it', async () => {
  for (const code of ['FI KVA', 'FI KVA', 'OMA CH']) {
    const dog = await makeDog(database.db)
    await database.db.insertInto('dog_title').values({ dog_id: dog.id, code }).execute()
  }
  const { used } = (await staff.get(addressAt(titleUse, {}))).json()
  expect(used).toEqual([
    { code: 'FI KVA', dogs: 2 },
    { code: 'OMA CH', dogs: 1 },
  ])
  const kva = (await list()).find(({ code }) => code === 'FI KVA')!
  expect(refusalOf(await remove(kva.id))).toEqual([422, 'TITLE_IN_USE'])
})

test('a title that a dog gets while it is taken off the list: one of the two is refused', async () => {
  const dog = await makeDog(database.db)
  const give = (code: string) =>
    staff.json(addressAt(addDogTitle, { params: { regnr: dog.regnr } }), {
      code,
      date: '2024-09-14',
      country: 'FI',
      source: '',
    })
  const [first, second]: TitleDetails[] = [
    (await create({ code: 'AA CH' })).json(),
    (await create({ code: 'BB CH' })).json(),
  ]
  const other = await database.pool.connect()
  try {
    await other.query('begin')
    await other.query('delete from champion_title where id = $1', [first!.id])
    const given = give('AA CH')
    await waitForLockWaiters(database)
    await other.query('commit')
    expect(refusalOf(await given)).toEqual([422, 'TITLE_UNKNOWN', { code: 'TITLE_UNKNOWN' }])

    await other.query('begin')
    await other.query('select from champion_title where id = $1 for key share', [second!.id])
    await other.query(`insert into dog_title (dog_id, code) values ($1, 'BB CH')`, [dog.id])
    const removed = remove(second!.id)
    await waitForLockWaiters(database)
    await other.query('commit')
    expect(refusalOf(await removed)).toEqual([422, 'TITLE_IN_USE'])
  } finally {
    other.release()
  }
  const third: TitleDetails = (await create({ code: 'CC CH' })).json()
  const both = await Promise.all([give('CC CH'), remove(third.id)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

test('refuses a title or rule that contradicts itself, each fault at its field', async () => {
  const faults = [
    [{ code: 'fi mva' }, 'code', 'TITLE_CODE_INVALID'],
    [{ name: { fi: '', sv: '', en: '' } }, 'name.fi', 'VALUE_REQUIRED'],
    [{ country: 'Suomi' }, 'country', 'COUNTRY_INVALID'],
    [{ rule: { ...RULE, mark: 'XX' } }, 'rule.mark', 'SHOW_MARK_INVALID'],
    [{ rule: { ...RULE, shows: 0 } }, 'rule.shows', 'TITLE_RULE_INVALID'],
    [{ rule: { ...RULE, judges: 4 } }, 'rule.judges', 'TITLE_RULE_CONTRADICTS'],
    [{ rule: { ...RULE, countries: 2 } }, 'rule.countries', 'TITLE_RULE_CONTRADICTS'],
    [{ rule: { ...RULE, validFrom: '2020-02-31' } }, 'rule.validFrom', 'DATE_INVALID'],
  ] as const
  for (const [overrides, field, code] of faults) {
    const answer = await create({ code: 'YY CH', ...overrides })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject({ [field]: code })
  }
})

test('lets nobody else keep the list', async () => {
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'BREEDADVISOR'] }))
  const [title] = (await list()) as [TitleDetails]
  for (const send of [
    () => create({ code: 'ZZ CH' }, others),
    () => change(title, {}, others),
    () => place(title.id, 3, others),
    () => remove(title.id, others),
    () => others.get(addressAt(titleUse, {})),
    () => others.get(addressAt(titleChanges, { params: { id: title.id } })),
  ])
    expect(refusalOf(await send())).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await create({}, new TestBrowser(app)))[0]).toBe(401)
})
