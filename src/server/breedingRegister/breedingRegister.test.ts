import { beforeAll, describe, expect, test } from 'vitest'
import type {
  CheckedDog,
  ListedMale,
  RegisterAnswer,
  StaffRegister,
  StaffRegisterEntry,
} from '#contract/breedingRegister.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import {
  type DogOptions,
  makeDog,
  makePerson,
  makeShowResult,
  makeStatement,
  makeTrialResult,
} from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const TODAY = '2026-05-17'
const { app, database } = await openService({ now: () => NOW })
const { db } = database
const STAFF = '/api/auth/breedingregister'

let keeper: TestBrowser
let adviser: TestBrowser
let member: TestBrowser
const visitor = new TestBrowser(app)
beforeAll(async () => {
  keeper = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST'] }))
  adviser = await signedIn(app, await makeAccount(db, { username: 'neuvoja', roles: ['BREEDADVISOR'] }))
  member = await signedIn(app, await makeAccount(db))
})

/** A male of breed 119 that meets every condition but the assurances and the PEVISA conditions, which are unknown. */
async function fitDog(overrides: DogOptions = {}) {
  const dog = await makeDog(db, { sex: 'male', ...overrides })
  await makeTrialResult(db, dog.id, { status: 'official' })
  await makeShowResult(db, dog.id, { grade: 'EH', judge: 'Maija Tuomari' })
  await makeStatement(db, dog.id)
  return dog
}

const apply = (regnr: string, by = keeper) => by.json(`${STAFF}/apply`, { regnr, assured: true })
const decide = (
  { id, version }: Pick<StaffRegisterEntry, 'id' | 'version'>,
  action: string,
  { reason = 'Neuvojan päätös', by = adviser }: { reason?: string; by?: TestBrowser } = {},
) => by.json(`${STAFF}/${id}/decide`, { version, action, reason })
const details = (entry: Pick<StaffRegisterEntry, 'id' | 'version'>, body: object, by = keeper) =>
  by.json(`${STAFF}/${entry.id}/change`, {
    version: entry.version,
    magazine: '',
    assured: true,
    listConsent: false,
    available: false,
    ...body,
  })

async function accepted(overrides: DogOptions = {}) {
  const dog = await fitDog(overrides)
  const entry = (await apply(dog.regnr)).json<StaffRegisterEntry>()
  return { dog, entry: (await decide(entry, 'accept')).json<StaffRegisterEntry>() }
}
const offered = async (overrides: DogOptions = {}) => {
  const { dog, entry } = await accepted(overrides)
  await details(entry, { listConsent: true, available: true })
  return dog
}

const register = async (body: object) =>
  (await visitor.json('/api/breedingregister', body)).json<RegisterAnswer>()
const namesIn = async (body: object) => (await register(body)).entries.map(({ dog }) => dog.name)
const check = async (regnr: string) =>
  (await visitor.get(`/api/breedingregister/${encodeURIComponent(regnr)}`)).json<CheckedDog>()
const outcomesOf = ({ conditions }: Pick<CheckedDog, 'conditions'>) =>
  Object.fromEntries(conditions.map(({ condition, outcome }) => [condition, outcome]))
const waitingIds = async (by = adviser) =>
  (await by.get(STAFF)).json<StaffRegister>().waiting.map(({ id }) => id)
const males = async (breed: string) =>
  (await visitor.get(`/api/breeding-male-list/${breed}`)).json<ListedMale[]>().map(({ dog }) => dog.name)

describe('a decision', () => {
  test('accepts, removes and reactivates with reasons, and everyone sees the days alone', async () => {
    const { dog, entry } = await accepted({ breed_code: '57', name: 'Hyväksytty' })
    expect(entry).toMatchObject({
      state: 'active',
      added: TODAY,
      removed: null,
      decidedBy: { username: 'neuvoja' },
    })
    const removed = (await decide(entry, 'remove', { reason: 'Salainen syy' })).json<StaffRegisterEntry>()
    expect(removed).toMatchObject({ state: 'removed', removed: TODAY, reason: 'Salainen syy' })
    const answer = await visitor.json('/api/breedingregister', { breed: '57' })
    expect(answer.json<RegisterAnswer>()).toMatchObject({
      entries: [{ active: false, added: TODAY, removed: TODAY, magazine: null, dog: { regnr: dog.regnr } }],
      total: 1,
    })
    expect(answer.body).not.toContain('Salainen')
    const back = (await decide(removed, 'reactivate')).json<StaffRegisterEntry>()
    expect(back).toMatchObject({ state: 'active', added: TODAY, removed: null })
    const changes = (await adviser.get(`${STAFF}/${entry.id}/changes`)).json<{ rows: { code: string }[] }>()
    expect(changes.rows.map(({ code }) => code)).toEqual([
      'REGISTER_REACTIVATED',
      'REGISTER_REMOVED',
      'REGISTER_ACCEPTED',
      'REGISTER_APPLIED',
    ])
  })

  test('gives a reason, knows the version it is about, and takes only steps that its state has', async () => {
    const dog = await fitDog()
    const entry = (await apply(dog.regnr)).json<StaffRegisterEntry>()
    expect(refusalOf(await decide(entry, 'accept', { reason: ' ' }))).toEqual([
      422,
      'INPUT_INVALID',
      { reason: 'REASON_MISSING' },
    ])
    expect(codeOf(await decide(entry, 'remove'))).toBe('REGISTER_STEP_IMPOSSIBLE')
    const declined = (await decide(entry, 'decline')).json<StaffRegisterEntry>()
    expect(refusalOf(await decide(entry, 'reopen'))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await decide(declined, 'reopen', { reason: '' })).json()).toMatchObject({ state: 'applied' })
    expect(refusalOf(await decide({ id: 999_999, version: 1 }, 'accept'))).toEqual([
      404,
      'REGISTER_ENTRY_NOT_FOUND',
    ])
  })

  test('needs no reason where every condition is met', async () => {
    const dog = await fitDog({ breed_code: '117' })
    await makeStatement(db, dog.id, {
      kind: 'eyes',
      scale: 'eyes',
      value: 'healthy',
      examined_on: '2025-06-01',
    })
    const entry = (await apply(dog.regnr)).json<StaffRegisterEntry>()
    expect(new Set(entry.conditions.map(({ outcome }) => outcome))).toEqual(new Set(['met']))
    expect((await decide(entry, 'accept', { reason: '' })).json()).toMatchObject({ state: 'active' })
  })

  test('is mailed once to each owner who has an account, without its reason', async () => {
    const dog = await fitDog()
    for (const username of ['nykyinen', 'entinen']) {
      const person_id = await makePerson(db)
      await makeAccount(db, { username, person_id })
      const end_date = username === 'entinen' ? '2026-01-01' : null
      await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id, end_date }).execute()
    }
    const applied = (await apply(dog.regnr)).json<StaffRegisterEntry>()
    const twice = await Promise.all([decide(applied, 'accept'), decide(applied, 'accept')])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const entry = (await adviser.get(STAFF))
      .json<StaffRegister>()
      .entries.find(({ id }) => id === applied.id)!
    await decide(entry, 'remove', { reason: 'Salainen syy' })
    const { rows } = await database.pool.query<{ kind: string; recipient: string; body_text: string }>(
      "select kind, recipient, body_text from mail where thing like 'register_entry:' || $1 || ':%' order by id",
      [applied.id],
    )
    expect(rows.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['registerAccepted', 'nykyinen@example.fi'],
      ['registerRemoved', 'nykyinen@example.fi'],
    ])
    expect(JSON.stringify(rows)).not.toContain('Salainen')
    expect(rows[0]!.body_text).toContain(`${dog.regnr}) jalostusrekisteriin 17.05.2026`)
  })

  test('is the adviser’s, what is kept beside it the keeper’s, and neither anybody else’s', async () => {
    const dog = await fitDog()
    const entry = (await apply(dog.regnr)).json<StaffRegisterEntry>()
    for (const by of [keeper, member]) expect((await decide(entry, 'accept', { by })).statusCode).toBe(403)
    for (const by of [adviser, member]) {
      expect((await details(entry, {}, by)).statusCode).toBe(403)
      expect((await apply(dog.regnr, by)).statusCode).toBe(403)
    }
    expect((await member.get(STAFF)).statusCode).toBe(403)
    expect((await member.get(`${STAFF}/${entry.id}/changes`)).statusCode).toBe(403)
    expect((await visitor.get(STAFF)).statusCode).toBe(401)
    for (const answer of [
      apply(dog.regnr, visitor),
      decide(entry, 'accept', { by: visitor }),
      details(entry, {}, visitor),
    ])
      expect((await answer).statusCode).toBe(401)
  })
})

describe('an application', () => {
  test('waits for the adviser, is made once, and is nobody else’s business', async () => {
    const dog = await fitDog({ breed_code: '95', name: 'Hakija' })
    const entry = (await apply(dog.regnr)).json<StaffRegisterEntry>()
    expect(entry).toMatchObject({ state: 'applied', applied: TODAY, assured: true })
    expect(await waitingIds()).toContain(entry.id)
    expect(refusalOf(await apply(dog.regnr))).toEqual([
      409,
      'REGISTER_ENTRY_EXISTS',
      { regnr: 'REGISTER_ENTRY_EXISTS' },
    ])
    expect(codeOf(await apply('FI99999/99'))).toBe('DOG_NOT_FOUND')
    expect(await namesIn({ breed: '95' })).toEqual([])
    const checked = await check(dog.regnr)
    expect(checked.register).toBeNull()
    expect(outcomesOf(checked)).toMatchObject({
      trial: 'met',
      show: 'met',
      hips: 'met',
      assurances: 'unknown',
    })
    expect((await visitor.get(`/api/dog/${encodeURIComponent(dog.regnr)}`)).json()).toMatchObject({
      register: null,
    })
  })
})

describe('a later finding', () => {
  test('flags the dog until it is weighed, and never removes it', async () => {
    const { dog, entry } = await accepted({ breed_code: '98' })
    expect(await waitingIds()).not.toContain(entry.id)
    await makeStatement(db, dog.id, { value: 'D', examined_on: '2026-04-01' })
    await makeStatement(db, dog.id, { kind: 'elbows', scale: 'iewg_elbows', value: '2' })
    const flagged = (await adviser.get(STAFF)).json<StaffRegister>().waiting.find(({ id }) => id === entry.id)
    expect(flagged).toMatchObject({ state: 'active', laterFindings: ['hips', 'assurances'] })
    const kept = (await decide(flagged!, 'keep', { reason: 'Punnittu' })).json<StaffRegisterEntry>()
    expect(kept).toMatchObject({ state: 'active', laterFindings: [] })
    expect(await waitingIds()).not.toContain(entry.id)
    expect(codeOf(await decide(kept, 'keep'))).toBe('REGISTER_STEP_IMPOSSIBLE')
    await makeStatement(db, dog.id, { kind: 'knees', scale: 'putnam_knees', value: '1' })
    expect(await waitingIds()).toContain(entry.id)
  })
})

describe('the public search', () => {
  test('narrows by breed with its varieties, by sex and by state', async () => {
    await accepted({ breed_code: '99.1', name: 'Lyhyt', sex: 'male' })
    const { entry } = await accepted({ breed_code: '99.2', name: 'Pitkä', sex: 'female' })
    expect((await namesIn({ breed: '99' })).toSorted()).toEqual(['Lyhyt', 'Pitkä'])
    expect(await namesIn({ breed: '99.2' })).toEqual(['Pitkä'])
    expect(await namesIn({ breed: '99', gender: 1 })).toEqual(['Lyhyt'])
    expect(await namesIn({ breed: '99', gender: 2 })).toEqual(['Pitkä'])
    await decide(entry, 'remove')
    expect(await namesIn({ breed: '99', active: true })).toEqual(['Lyhyt'])
    expect(await namesIn({ breed: '99', active: false })).toEqual(['Pitkä'])
  })

  test('has no page beyond the last, and refuses what is no page, sex or breed', async () => {
    const all = await register({})
    expect(all).toMatchObject({ page: 1, pageSize: 25 })
    expect(await register({ page: 10_000 })).toMatchObject({ entries: [], total: all.total, page: 10_000 })
    for (const [body, field] of [
      [{ page: 0 }, 'page'],
      [{ page: 10_001 }, 'page'],
      [{ page: 1.5 }, 'page'],
      [{ gender: 3 }, 'gender'],
      [{ breed: 'x' }, 'breed'],
    ] as const) {
      const [status, code, fields] = refusalOf(await visitor.json('/api/breedingregister', body))
      expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'INPUT_INVALID', [field]])
    }
    expect(refusalOf(await visitor.json('/api/breedingregister', { breed: '9999' }))).toEqual([
      404,
      'BREED_NOT_FOUND',
    ])
    expect((await visitor.get('/api/breedingregister/FI99999%2F99')).statusCode).toBe(404)
  })
})

describe('the list of males', () => {
  test('has active males that are offered with consent, and names owners by their own', async () => {
    const dog = await offered({ breed_code: '102', name: 'Tarjolla' })
    for (const [name, public_consent] of [
      ['Ulla Julkinen', true],
      ['Seppo Salainen', false],
    ] as const) {
      const person_id = await makePerson(db, { name, town: 'Salo', public_consent })
      await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id }).execute()
    }
    await offered({ breed_code: '102', name: 'Narttu', sex: 'female' })
    const { entry } = await accepted({ breed_code: '102', name: 'Suostumatta' })
    await details(entry, { available: true })
    const answer = await visitor.get('/api/breeding-male-list/102')
    expect(answer.json()).toMatchObject([
      { dog: { name: 'Tarjolla' }, added: TODAY, owners: [{ name: 'Ulla Julkinen', town: 'Salo' }] },
    ])
    const file = await visitor.get('/api/breeding-male-list/csv/102')
    expect(file.headers).toMatchObject({ 'content-type': expect.stringContaining('text/csv') })
    for (const { body } of [answer, file]) expect(body).not.toMatch(/Salainen|Narttu|Suostumatta/)
    expect(codeOf(await visitor.get('/api/breeding-male-list/9999'))).toBe('BREED_NOT_FOUND')
    expect((await visitor.get('/api/breeding-male-list/csv/x')).statusCode).toBe(400)
  })

  test('tells no death that is not released, neither by order nor by absence', async () => {
    for (const name of ['Aatu', 'Pertti', 'Väinö']) await offered({ breed_code: '118', name })
    const order = ['Aatu', 'Pertti', 'Väinö']
    expect(await males('118')).toEqual(order)
    const death = (death_released: boolean) =>
      db
        .updateTable('dog')
        .set({ death_date: '2026-05-01', death_released })
        .where('name', '=', 'Pertti')
        .execute()
    await death(false)
    expect(await males('118')).toEqual(order)
    expect((await visitor.get('/api/breeding-male-list/csv/118')).body).toContain('Pertti')
    await death(true)
    expect(await males('118')).toEqual(['Aatu', 'Väinö'])
  })

  test('disarms in its file what a spreadsheet would take for a formula', async () => {
    await offered({ breed_code: '239', name: '=HYPERLINK("http://paha.example")' })
    const { body } = await visitor.get('/api/breeding-male-list/csv/239')
    expect(body).toContain("'=HYPERLINK")
    expect(body).not.toMatch(/[;"]=HYPERLINK/)
  })
})

test('a breeding award is written down once, shown with its grounds and taken back, by the keeper alone', async () => {
  const { regnr } = await makeDog(db, { breed_code: '106' })
  const award = { regnr, level: 'gold', date: '2026-01-15', grounds: 'Kymmenen palkittua jälkeläistä' }
  const give = (body: object, by = keeper) => by.json('/api/auth/breeding-awards/give', { ...award, ...body })
  const take = (level: string, by = keeper) => by.json('/api/auth/breeding-awards/take', { regnr, level })
  const shown = async () => (await visitor.get('/api/dog/breeding-awards/106')).json()
  for (const [by, status] of [
    [visitor, 401],
    [member, 403],
    [adviser, 403],
  ] as const) {
    expect((await give({}, by)).statusCode).toBe(status)
    expect((await take('gold', by)).statusCode).toBe(status)
  }
  expect(refusalOf(await give({ date: '2026-05-18' }))).toEqual([
    422,
    'AWARD_IN_FUTURE',
    { date: 'AWARD_IN_FUTURE' },
  ])
  expect((await give({ grounds: ' ' })).statusCode).toBe(400)
  expect(codeOf(await give({ regnr: 'FI99999/99' }))).toBe('DOG_NOT_FOUND')
  expect((await give({})).statusCode).toBe(200)
  expect(await shown()).toMatchObject([{ dog: { regnr }, level: 'gold', grounds: award.grounds }])
  expect(codeOf(await give({}))).toBe('BREEDING_AWARD_EXISTS')
  expect((await take('gold')).statusCode).toBe(200)
  expect(codeOf(await take('gold'))).toBe('BREEDING_AWARD_NOT_FOUND')
  expect(await shown()).toEqual([])
  const changes = (await adviser.get(`/api/auth/dog/${encodeURIComponent(regnr)}/changes`)).json<{
    rows: { code: string }[]
  }>()
  expect(changes.rows.map(({ code }) => code)).toEqual(['BREEDING_AWARD_TAKEN', 'BREEDING_AWARD_GIVEN'])
})

test('two records of one dog are not merged while both are in the register', async () => {
  const [one, two] = [await accepted({ name: 'Sama' }), await accepted({ name: 'Sama' })]
  await waitForPedigree(app, database)
  const admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const preview = await admin.get(
    `/api/auth/dog/${encodeURIComponent(one.dog.regnr)}/merge?other=${encodeURIComponent(two.dog.regnr)}`,
  )
  expect(preview.json<{ faults: string[] }>().faults).toContain('BOTH_IN_REGISTER')
})
