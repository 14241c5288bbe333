import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { type DoublePair, doublePairs as pairsCall } from '#contract/doubles.ts'
import { mergeDogs, undoCorrection } from '#contract/endpoints/corrections.ts'
import { dismissDouble, doublePairs, reopenDouble, searchDoubles } from '#contract/endpoints/doubles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { DoubleSearch } from './doubleSearch.service.ts'

let clock = new Date('2026-11-26T08:00:00Z')
const { app, database } = await openService({ now: () => clock })
const { db, pool } = database
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { username: 'rekisteri', roles: ['DOG'] }))
})
beforeEach(async () => {
  clock = new Date('2026-11-26T08:00:00Z')
  await pool.query('truncate dog, double_search, double_dismissal cascade')
})

const search = () => new DoubleSearch(db, () => clock)
async function searched(): Promise<void> {
  await pool.query('delete from double_search')
  await search().look()
}
const listed = async (query: Record<string, string | number> = {}, by = staff) =>
  pairsCall.answer.parse((await by.get(addressAt(doublePairs, { query }))).json())
const pairsOf = async (query: Record<string, string | number> = {}): Promise<DoublePair[]> =>
  (await listed(query)).pairs
const levelOf = (pair: DoublePair | undefined, field: string) =>
  pair?.evidence.find((one) => one.field === field)?.level
const decide = (verb: typeof dismissDouble | typeof reopenDouble, id: number, by = staff) =>
  by.command(addressAt(verb, { params: { id } }))

/** A dog recorded twice: by its Finnish number, and by a foreign one with a slip in the kennel's name. */
async function recordedTwice(one: DogOptions = {}, other: DogOptions = {}) {
  const sire = await makeDog(db, { sex: 'male', name: 'Isä', birth_date: '2010-01-01' })
  const dam = await makeDog(db, { sex: 'female', name: 'Emä', birth_date: '2010-02-02' })
  const shared = { sex: 'male', birth_date: '2015-03-04', sire_id: sire.id, dam_id: dam.id } as const
  const first = await makeDog(db, { ...shared, name: 'Metsän Aada', regnrs: ['FI12345/15'], ...one })
  const second = await makeDog(db, { ...shared, name: 'Metsäs Aada', regnrs: ['SE54321/2015'], ...other })
  await waitForPedigree(app, database)
  return { first, second }
}

describe('the list', () => {
  test('shows two records of one dog with what is known of each field, and not its litter mates', async () => {
    const { first, second } = await recordedTwice()
    const { rows } = await pool.query('select sire_id, dam_id from dog where id = $1', [first.id])
    for (const name of ['Metsän Aatu', 'Metsän Bella', 'Metsän Caro'])
      await makeDog(db, { ...rows[0], name, sex: 'male', birth_date: '2015-03-04' })
    await searched()
    const { pairs, total, search: run } = await listed()
    expect(total).toBe(1)
    expect([pairs[0]!.one.regnr, pairs[0]!.other.regnr]).toEqual([first.regnr, second.regnr])
    expect(Object.fromEntries(pairs[0]!.evidence.map(({ field, level }) => [field, level]))).toEqual({
      name: 'kennelSpelling',
      birth: 'same',
      parents: 'same',
      number: 'countries',
      chip: 'unknown',
      sex: 'same',
      breed: 'same',
    })
    const weights = pairs[0]!.evidence.reduce((sum, { weight }) => sum + weight, 0)
    const start = pairs[0]!.otherwise === 'litter' ? -8 : -16
    expect(pairs[0]!.score).toBeCloseTo(start + weights, 0)
    expect(run).toMatchObject({ startedBy: null, dogs: 7 })
    expect(run!.finishedAt).not.toBeNull()
  })

  test.each([
    ['day and month changed about', { birth_date: '2015-04-03' }, 'birth', 'swapped'],
    ['a year alone', { birth_date: null, birth_year: 2015 }, 'birth', 'yearOnly'],
    ['no parents', { sire_id: null, dam_id: null }, 'parents', 'missing'],
    ['its own number written otherwise', { regnrs: ['FIN12345/15'] }, 'number', 'spelling'],
    ['no kennel', { name: 'Aada' }, 'name', 'withoutKennel'],
    ['another breed, by one number', { breed_code: '57', regnrs: ['SF12345/15'] }, 'breed', 'different'],
  ] as const)('finds a record with %s', async (_what, other, field, level) => {
    await recordedTwice({}, other as DogOptions)
    for (const name of ['Metsän Hilla', 'Metsän Onni']) await makeDog(db, { name, birth_date: '2019-01-01' })
    await searched()
    const [pair] = await pairsOf()
    expect(levelOf(pair, field)).toBe(level)
  })

  test('shows what both records hold: numbers, days of birth, and chips where both have one', async () => {
    const { first, second } = await recordedTwice(
      { regnrs: ['FI12345/15', 'SE999/2015'] },
      { regnrs: ['FIN12345/15'] },
    )
    await giveChips([first])
    await searched()
    const born = { birthDate: '2015-03-04', birthYear: 2015 }
    expect((await pairsOf())[0]!.records).toEqual({
      one: { numbers: ['FI12345/15', 'SE999/2015'], chips: [], ...born },
      other: { numbers: ['FIN12345/15'], chips: [], ...born },
    })
    await giveChips([second])
    const { one, other } = (await pairsOf())[0]!.records
    expect([one.chips, other.chips]).toEqual([['246098100000001'], ['246098100000001']])
  })

  test('knows a chip that was read of both at trials', async () => {
    const { first, second } = await recordedTwice({}, { name: 'Metsän Hilla', birth_date: null })
    await giveChips([first, second])
    await searched()
    expect(levelOf((await pairsOf())[0], 'chip')).toBe('same')
  })

  test('is narrowed to a breed, its varieties with it, and to what agrees; by pages', async () => {
    await recordedTwice({ breed_code: '99.1' }, { breed_code: '99.1', birth_date: null })
    await searched()
    expect(await pairsOf({ breed: '99' })).toHaveLength(1)
    expect(await pairsOf({ breed: '119' })).toEqual([])
    expect(await pairsOf({ agreeing: 'name' })).toHaveLength(1)
    expect(await pairsOf({ agreeing: 'birth' })).toEqual([])
    expect(await listed({ page: 2 })).toMatchObject({ pairs: [], total: 1, page: 2 })
    expect((await staff.get(`${doublePairs.path}?breed=x`)).statusCode).toBe(400)
  })
})

/** Lays the chip of some dogs down as the check-in of a trial does. */
async function giveChips(dogs: readonly MadeDog[]): Promise<void> {
  for (const { id } of dogs)
    await pool.query(
      `with club as (insert into club (name) values ('Kerho ' || $1::bigint) returning id),
        trial as (insert into trial (club_id, type) select id, 'field' from club returning id),
        entered as (
          insert into entry (trial_id, dog_id, class, entered_at) select id, $1::bigint, 'AVO', now() from trial returning id)
       insert into check_in (entry_id, chip, chip_number, checked_at) select id, 'differs', '246098100000001', now() from entered`,
      [id],
    )
}

describe('a pair that somebody finds to be two dogs', () => {
  test('stays away, with who said so and when, until that is taken back', async () => {
    await recordedTwice()
    await searched()
    const [{ id }] = (await pairsOf()) as [DoublePair]
    const answer = await decide(dismissDouble, id)
    expect(answer.json().dismissal).toMatchObject({ by: { username: 'rekisteri' }, at: clock.toISOString() })
    expect(refusalOf(await decide(dismissDouble, id))).toEqual([409, 'DOUBLE_DISMISSED'])
    await searched()
    expect(await pairsOf()).toEqual([])
    expect((await pairsOf({ state: 'dismissed' })).map((pair) => pair.id)).toEqual([id])
    expect((await decide(reopenDouble, id)).json().dismissal).toBeNull()
    expect(refusalOf(await decide(reopenDouble, id))).toEqual([409, 'DOUBLE_OPEN'])
    expect((await pairsOf()).map((pair) => pair.id)).toEqual([id])
    const { rows } = await pool.query(
      "select code from audit where code like 'DOUBLE%' and subject = 'dog' order by id",
    )
    expect(rows.map(({ code }) => code)).toEqual([
      ...['DOUBLE_DISMISSED', 'DOUBLE_DISMISSED', 'DOUBLE_REOPENED', 'DOUBLE_REOPENED'],
    ])
  })

  test('comes back only where more speaks for one dog than did', async () => {
    const { second } = await recordedTwice({}, { name: 'Metsän Aadah' })
    await searched()
    const [{ id }] = (await pairsOf()) as [DoublePair]
    await decide(dismissDouble, id)
    await pool.query("update dog set colour = 'musta' where id = $1", [second.id])
    await searched()
    expect(await pairsOf()).toEqual([])
    await pool.query("update dog set name = 'Metsän Aada' where id = $1", [second.id])
    clock = new Date('2026-11-26T08:30:00Z')
    await searched()
    const [back] = await pairsOf()
    expect([back?.id, back?.dismissal?.lapsedAt]).toEqual([id, clock.toISOString()])
    expect(await pairsOf({ state: 'dismissed' })).toEqual([])
    expect((await decide(dismissDouble, id)).json().dismissal.lapsedAt).toBeNull()
  })

  test('is not found where there is none', async () => {
    expect(refusalOf(await decide(dismissDouble, 4711))).toEqual([404, 'DOUBLE_NOT_FOUND'])
    expect(refusalOf(await decide(reopenDouble, 4711))).toEqual([404, 'DOUBLE_NOT_FOUND'])
  })
})

test('a merge takes the pair off the list, and undoing it lets the next search bring it back', async () => {
  const { first, second } = await recordedTwice()
  await searched()
  const given = { other: second.regnr, take: [], reason: 'Sama koira' }
  const address = addressAt(mergeDogs, { params: { regnr: first.regnr } })
  expect((await staff.json(address, given)).statusCode).toBe(200)
  expect(await pairsOf()).toEqual([])
  expect(refusalOf(await staff.json(address, given))).toEqual([409, 'ALREADY_MERGED'])
  const third = await makeDog(db, { sex: 'male', birth_date: '2015-03-04' })
  const stale = addressAt(mergeDogs, { params: { regnr: second.regnr } })
  expect(refusalOf(await staff.json(stale, { ...given, other: third.regnr }))).toEqual([
    409,
    'ALREADY_MERGED',
  ])
  const { rows } = await pool.query("select max(id) as id from audit where code = 'DOGS_MERGED'")
  await staff.command(addressAt(undoCorrection, { params: { regnr: first.regnr, id: rows[0].id } }))
  await searched()
  expect(await pairsOf()).toHaveLength(1)
})

describe('a search', () => {
  test('is made each night after three, Finnish time, and by whoever asks for one, never twice at once', async () => {
    await recordedTwice()
    await search().look()
    await search().look()
    clock = new Date('2026-11-27T00:30:00Z')
    await search().look()
    const count = async () => (await pool.query('select count(*)::int as n from double_search')).rows[0].n
    expect(await count()).toBe(1)
    clock = new Date('2026-11-27T01:30:00Z')
    await search().look()
    expect(await count()).toBe(2)
    const asking = await signedIn(app, await makeAccount(db, { username: 'pyytäjä', roles: ['DOG'] }))
    expect((await asking.command(searchDoubles.path)).json()).toMatchObject({ startedBy: 'pyytäjä' })
    await expect.poll(async () => (await listed({}, asking)).search?.finishedAt).toBeTruthy()
    await pool.query('insert into double_search (started_at) values (now())')
    expect(refusalOf(await asking.command(searchDoubles.path))).toEqual([409, 'DOUBLES_SEARCHED'])
  })

  test('goes on after the breed that it was done with', async () => {
    await recordedTwice()
    await recordedTwice(
      { breed_code: '57', regnrs: ['FI22222/15'] },
      { breed_code: '57', regnrs: ['SE33333/2015'] },
    )
    await pool.query("insert into double_search (started_at, last_family) values (now(), '119')")
    await search().searchNext()
    expect((await pairsOf()).map(({ one }) => one.breed)).toEqual(['57'])
  })
})

test('is for those who keep the register', async () => {
  await recordedTwice()
  await searched()
  const [{ id }] = (await pairsOf()) as [DoublePair]
  const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  const chief = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF'] }))
  expect((await adviser.get(doublePairs.path)).statusCode).toBe(200)
  expect((await chief.get(doublePairs.path)).statusCode).toBe(403)
  expect((await app.inject(doublePairs.path)).statusCode).toBe(401)
  for (const verb of [dismissDouble, reopenDouble])
    expect((await decide(verb, id, chief)).statusCode).toBe(403)
  expect((await chief.command(searchDoubles.path)).statusCode).toBe(403)
  expect(await pairsOf()).toHaveLength(1)
})
