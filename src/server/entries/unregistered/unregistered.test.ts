import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trial } from '#contract/calendar.ts'
import type { Breed, Dog } from '#contract/dogs.ts'
import type { EntryRow, Participants, TrialDog } from '#contract/entries.ts'
import type { UnregisteredRow } from '#contract/unregisteredDogs.ts'
import { testDatabase } from '#tools/test/database.ts'
import { resultsBetween } from '../../averages/averages.store.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog } from '../../testing/factories.ts'
import { refusalOf } from '../../testing/refusal.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'
import { waitForPedigree } from '../../testing/waiting.ts'
import { type Entering, entryOf, listPath, runAtOnce, startEntering } from '../entries.test-helper.ts'

let on: Entering
let keeper: TestBrowser
beforeAll(async () => {
  on = await startEntering(await testDatabase())
  keeper = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['DOG'] }))
})
afterAll(() => on.close())

const SHOW_AWARD = { award: 'SE UCH', place: 'Tukholma, Ruotsi', wonOn: '2025-05-12' }
const told = (overrides: object = {}) => ({
  name: 'Skogsfrun Utanför',
  breed: '119',
  gender: 'female',
  birthDate: '2021-03-04',
  chip: '752098100123456',
  sire: 'SE11111/2015',
  dam: '',
  showAward: SHOW_AWARD,
  ...overrides,
})
let numbers = 0
const newNumber = (): string => `SE${55_000 + ++numbers}/2021`
const formOf = (regnr: string, overrides: object = {}) => ({
  ...entryOf({ regnr }),
  unregistered: told(overrides),
})

const participants = async (trialId: number) => (await on.agent.get(listPath(trialId))).json<Participants>()

/** Enters a dog that is not in the register; fails where it is refused. */
async function enter(trialId: number, overrides: object = {}, regnr = newNumber()): Promise<EntryRow> {
  const answer = await on.agent.json(listPath(trialId), formOf(regnr, overrides))
  if (answer.statusCode !== 200) throw new Error(`Entering answered ${answer.body}`)
  return answer.json<Participants>().places.find(({ dog }) => dog.regnr === regnr)!
}

const ask = (id: number, verb: string, body: object = {}, by: TestBrowser = on.agent) =>
  verb === 'unlink'
    ? by.command(`/api/auth/unregistered-dogs/${id}/unlink`)
    : by.json(`/api/auth/unregistered-dogs/${id}/${verb}`, body)
const listed = async (query = '') =>
  (await keeper.get(`/api/auth/unregistered-dogs${query}`)).json<{ dogs: UnregisteredRow[] }>().dogs

/** Gives the dog of an entry a first prize. */
async function judge(entryId: number): Promise<void> {
  await on.database.pool.query(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, points)
     select trial_id, dog_id, class, 'judged', 1, 180 from entry where id = $1`,
    [entryId],
  )
}
const resultOf = async (trialId: number) => {
  const { rows } = await on.database.pool.query<{ held: string; nr: number }>(
    `select to_char(held_on, 'YYYY-MM-DD') as held, kaer_nr as nr from trial where id = $1`,
    [trialId],
  )
  const trial = await on.visitor.get(`/api/trials/${rows[0]!.held}/${rows[0]!.nr}`)
  return trial.json<Trial>().results[0]!
}

describe('entering a dog that is not in the register', () => {
  test('keeps its data with the entry, lets it into the class that is stated, and asks to look at the paper', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    expect(row).toMatchObject({
      dog: { name: 'Skogsfrun Utanför', gender: 'female', birthYear: 2021, breed: '119', unregistered: true },
      unregistered: {
        chip: '752098100123456',
        sire: 'SE11111/2015',
        dam: null,
        linked: false,
        recorded: null,
      },
      class: 'AVO',
      reasons: [],
      paperAwards: [{ ...SHOW_AWARD, ground: 'showAward', seenBy: null, verdict: null }],
    })
    const [award] = row.paperAwards
    const see = (by = on.agent, awardId = award!.id) =>
      by.json(listPath(trialId, '/paper-award/seen'), { awardId, seenBy: 'Maija Virtanen' })
    expect(refusalOf(await see(on.otherAgent))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await see(on.agent, 999_999))).toEqual([404, 'PAPER_AWARD_NOT_FOUND'])
    expect((await see()).json<Participants>().places[0]?.paperAwards).toMatchObject([
      { seenBy: 'Maija Virtanen' },
    ])
    expect(refusalOf(await see())).toEqual([422, 'PAPER_AWARD_SEEN'])
  })

  test('refuses a class that neither age nor what is stated opens', async () => {
    const trialId = await on.trial()
    const send = (overrides: object) => on.agent.json(listPath(trialId), formOf(newNumber(), overrides))
    expect(refusalOf(await send({ showAward: undefined }))).toEqual([
      422,
      'SHOW_AWARD_MISSING',
      { class: 'SHOW_AWARD_MISSING' },
    ])
    expect(refusalOf(await send({ firstPrizeInAvo: SHOW_AWARD }))[1]).toBe('ENTITLED_TO_WINNER_CLASS')
    expect((await participants(trialId)).places).toEqual([])
    const { rows } = await on.database.pool.query(
      'select from dog where not registered and id not in (select dog_id from entry)',
    )
    expect(rows).toEqual([])
  })

  test('refuses the number of a recorded dog, by any of its writings', async () => {
    const trialId = await on.trial()
    const recorded = await makeDog(on.database.db, { regnrs: ['SE90001/2019', 'FI90001/21'] })
    for (const regnr of ['SE90001/2019', ' fi90001 / 21'])
      expect(refusalOf(await on.agent.json(listPath(trialId), formOf(regnr)))).toEqual([
        409,
        'DOG_IS_REGISTERED',
        { regnr: 'DOG_IS_REGISTERED' },
      ])
    const asked = await on.visitor.json('/api/trialdog', {
      regnr: 'fi90001/21',
      trialId,
      unregistered: { birthDate: '2021-03-04' },
    })
    expect(asked.json<TrialDog>().dog).toMatchObject({ regnr: recorded.regnr })
  })

  test('refuses what cannot be, each at its field', async () => {
    const trialId = await on.trial()
    const refused = async (overrides: object) =>
      refusalOf(await on.agent.json(listPath(trialId), formOf(newNumber(), overrides)))
    const field = (name: string, code: string) => ({ [`unregistered.${name}`]: code })
    expect(await refused({ name: ' ' })).toMatchObject([
      400,
      'INPUT_INVALID',
      field('name', 'VALUE_REQUIRED'),
    ])
    expect(await refused({ chip: '12' })).toMatchObject([400, 'INPUT_INVALID', field('chip', 'CHIP_INVALID')])
    expect(await refused({ gender: 'x' })).toMatchObject([
      400,
      'INPUT_INVALID',
      field('gender', 'VALUE_REQUIRED'),
    ])
    expect(await refused({ breed: '9998' })).toEqual([
      422,
      'BREED_NOT_FOUND',
      field('breed', 'BREED_NOT_FOUND'),
    ])
    expect(await refused({ birthDate: '2027-01-01' })).toEqual([
      422,
      'BIRTH_IN_FUTURE',
      field('birthDate', 'BIRTH_IN_FUTURE'),
    ])
    expect(await refused({ showAward: { ...SHOW_AWARD, wonOn: '2026-08-21' } })).toEqual([
      422,
      'AWARD_IN_FUTURE',
      field('showAward.wonOn', 'AWARD_IN_FUTURE'),
    ])
  })

  test('takes a number once in a trial, also of two at once, and in another trial with data of its own', async () => {
    const trialId = await on.trial()
    const regnr = newNumber()
    const send = () => on.agent.json(listPath(trialId), formOf(regnr))
    const answers = await runAtOnce(on, trialId, [send, send])
    expect(answers.map(refusalOf).toSorted()).toEqual([
      [200],
      [409, 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' }],
    ])
    expect(refusalOf(await on.agent.json(listPath(trialId), formOf(regnr.toLowerCase())))[1]).toBe(
      'ENTRY_EXISTS',
    )
    const other = await on.trial()
    await enter(other, { name: 'Toisen Tieto' }, regnr)
    expect((await participants(trialId)).places[0]?.dog.name).toBe('Skogsfrun Utanför')
    expect((await participants(other)).places[0]?.dog.name).toBe('Toisen Tieto')
  })

  test('keeps a recorded dog out by whose number one is entered already, and takes a withdrawal back only once', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    const recorded = await makeDog(on.database.db, { birth_date: '2025-10-04', regnrs: [row.dog.regnr] })
    expect(refusalOf(await on.agent.json(listPath(trialId), { ...entryOf(recorded), class: 'NUO' }))[1]).toBe(
      'ENTRY_EXISTS',
    )
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: row.id, reason: 'Syy' })
    expect((await on.agent.json(listPath(trialId), { ...entryOf(recorded), class: 'NUO' })).statusCode).toBe(
      200,
    )
    expect(refusalOf(await on.agent.json(listPath(trialId, '/restore'), { entryId: row.id }))[1]).toBe(
      'ENTRY_EXISTS',
    )
  })
})

test('a dog that is not in the register is told of by nothing but its entry and its result', async () => {
  const { db, pool } = on.database
  const breeds = async () => (await on.visitor.get('/api/breeds')).json<Breed[]>()
  const mate = await makeDog(db, { sex: 'male', birth_date: '2020-01-01' })
  const before = await breeds()
  const pedigrees = 'select count(*)::int as count from pedigree_change'
  const changes = (await pool.query<{ count: number }>(pedigrees)).rows[0]!.count
  const trialId = await on.trial({ held_on: '2026-08-19' })
  const { dog, id } = await enter(trialId, {}, 'SE77001/2021')
  expect((await pool.query<{ count: number }>(pedigrees)).rows[0]!.count).toBe(changes)
  await judge(id)
  await waitForPedigree(on.app, on.database)

  expect(await resultOf(trialId)).toMatchObject({ dog: { regnr: dog.regnr, unregistered: true }, prize: 1 })
  expect(await breeds()).toEqual(before)
  expect(refusalOf(await on.visitor.get(`/api/dog/${encodeURIComponent(dog.regnr)}`))).toEqual([
    404,
    'DOG_NOT_FOUND',
  ])
  const answers = await Promise.all([
    ...['Skogsfrun', 'skogsfrun utanfor', 'Skogsfrn', dog.regnr].map((text) =>
      on.visitor.text('/api/dog/list/', text),
    ),
    on.visitor.get(`/api/suggestions?q=${encodeURIComponent('Skogsfrun')}`),
    on.visitor.get('/api/news'),
    on.visitor.get('/api/breeds/119/dogs'),
    on.visitor.json('/api/litter/mates/', { regnr: mate.regnr, parent: 'dam' }),
    on.visitor.get('/sitemap.xml'),
    on.visitor.get('/sitemap/koirat-1.xml'),
    keeper.get('/api/auth/paper-awards'),
  ])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/Skogsfrun|SE77001/)
  }
  const averaged = await resultsBetween(db, 'hunt', { from: '2026-08-19', to: '2026-08-19' })
  expect(averaged).toEqual([])
})

describe('linking', () => {
  test('hands entry, award and result over to the recorded dog, and back', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    await judge(row.id)
    const recorded = await on.dog({ name: 'Oikea Koira' })
    const answer = await ask(row.id, 'link', { regnr: recorded.regnr })
    expect(answer.json<UnregisteredRow>()).toMatchObject({
      dog: { regnr: row.dog.regnr, linked: true },
      linkedTo: { regnr: recorded.regnr },
      outcome: 'judged',
    })
    expect((await participants(trialId)).places[0]).toMatchObject({
      dog: { regnr: recorded.regnr, name: 'Oikea Koira' },
      unregistered: { regnr: row.dog.regnr, linked: true },
      paperAwards: [{ award: 'SE UCH' }],
      outcome: 'judged',
    })
    const page = async () =>
      (await on.visitor.get(`/api/dog/${encodeURIComponent(recorded.regnr)}`)).json<Dog>()
    expect((await page()).trialResults).toMatchObject([{ class: 'AVO', points: 180 }])
    expect(refusalOf(await ask(row.id, 'link', { regnr: recorded.regnr }))).toEqual([
      422,
      'DOG_NOT_UNREGISTERED',
    ])
    expect(await listed('?state=linked')).toMatchObject([{ entryId: row.id }])

    expect((await ask(row.id, 'unlink', {}, keeper)).json<UnregisteredRow>().linkedTo).toBeNull()
    expect((await page()).trialResults).toEqual([])
    expect(await resultOf(trialId)).toMatchObject({ dog: { regnr: row.dog.regnr, unregistered: true } })
    expect(refusalOf(await ask(row.id, 'unlink'))).toEqual([422, 'DOG_NOT_LINKED'])
  })

  test('checks the class anew and says what no longer fits', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    const young = await makeDog(on.database.db, { birth_date: '2026-06-01' })
    await ask(row.id, 'link', { regnr: young.regnr })
    expect((await participants(trialId)).places[0]?.reasons).toEqual(['TOO_YOUNG'])
  })

  test('refuses an unknown dog, one that is in the trial, and everyone but the agent and who keeps dog data', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    const { dog } = await on.enter(trialId)
    expect(refusalOf(await ask(row.id, 'link', { regnr: 'SE1/99' }))).toEqual([
      404,
      'DOG_NOT_FOUND',
      { regnr: 'DOG_NOT_FOUND' },
    ])
    expect(refusalOf(await ask(row.id, 'link', { regnr: dog.regnr }))).toEqual([
      409,
      'ENTRY_EXISTS',
      { regnr: 'ENTRY_EXISTS' },
    ])
    expect(refusalOf(await ask(999_999, 'link', { regnr: dog.regnr }))).toEqual([404, 'ENTRY_NOT_FOUND'])
    for (const by of [on.otherAgent, on.judge])
      expect(refusalOf(await ask(row.id, 'link', { regnr: dog.regnr }, by))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await ask(row.id, 'link', { regnr: dog.regnr }, on.visitor))[0]).toBe(401)
    expect(refusalOf(await ask(row.id, 'unlink', {}, on.otherAgent))).toEqual([403, 'FORBIDDEN'])
  })

  test('is not taken back once the result counts water work of the recorded dog', async () => {
    const { pool } = on.database
    const trialId = await on.trial()
    const row = await enter(trialId)
    await judge(row.id)
    const recorded = await on.dog()
    await ask(row.id, 'link', { regnr: recorded.regnr })
    const waterTrial = await on.trial({ type: 'water_track', held_on: '2026-05-01' })
    await pool.query(
      `with w as (insert into water_result (trial_id, dog_id, class, outcome) values ($1, $2, 'AVO', 'judged') returning id)
       update trial_result set water_result_id = w.id from w where dog_id = $2`,
      [waterTrial, recorded.id],
    )
    expect(refusalOf(await ask(row.id, 'unlink'))).toEqual([422, 'RESULT_COUNTS_WATER'])
  })

  test('is offered, and never made, once another path records a dog with the number', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    const recorded = await makeDog(on.database.db, { regnrs: [row.dog.regnr], name: 'Tuotu Myöhemmin' })
    expect((await participants(trialId)).places[0]).toMatchObject({
      dog: { name: 'Skogsfrun Utanför', unregistered: true },
      unregistered: { recorded: { regnr: recorded.regnr, name: 'Tuotu Myöhemmin' } },
    })
    expect(
      (await listed('?state=open')).find(({ entryId }) => entryId === row.id)?.dog.recorded,
    ).toMatchObject({
      name: 'Tuotu Myöhemmin',
    })
  })
})

describe('adding to the register', () => {
  const fieldsOf = (row: EntryRow, overrides: object = {}) => ({
    regnr: row.dog.regnr,
    name: 'Skogsfrun Inne',
    breed: '119',
    gender: 'female',
    birthDate: '2021-03-05',
    ...overrides,
  })

  test('makes it a dog of the register with its entry and result', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    await judge(row.id)
    expect((await ask(row.id, 'register', fieldsOf(row), keeper)).json()).toEqual({ regnr: row.dog.regnr })
    const page = await on.visitor.get(`/api/dog/${encodeURIComponent(row.dog.regnr)}`)
    expect(page.json<Dog>()).toMatchObject({
      name: 'Skogsfrun Inne',
      birthDate: '2021-03-05',
      trialResults: [{ points: 180 }],
    })
    const [place] = (await participants(trialId)).places
    expect([place?.id, place?.unregistered, place?.dog.unregistered]).toEqual([row.id, null, undefined])
    expect(refusalOf(await ask(row.id, 'register', fieldsOf(row), keeper))).toEqual([
      422,
      'DOG_NOT_UNREGISTERED',
    ])
    expect((await listed()).some(({ entryId }) => entryId === row.id)).toBe(false)
  })

  test('is refused to agents, for a number that is recorded, and for what cannot be', async () => {
    const trialId = await on.trial()
    const row = await enter(trialId)
    const recorded = await on.dog()
    expect(refusalOf(await ask(row.id, 'register', fieldsOf(row)))).toEqual([403, 'FORBIDDEN'])
    expect(
      refusalOf(await ask(row.id, 'register', fieldsOf(row, { regnr: recorded.regnr }), keeper)),
    ).toEqual([409, 'DOG_IS_REGISTERED', { regnr: 'DOG_IS_REGISTERED' }])
    expect(refusalOf(await ask(row.id, 'register', fieldsOf(row, { breed: '9998' }), keeper))[1]).toBe(
      'BREED_NOT_FOUND',
    )
    expect(refusalOf(await ask(row.id, 'register', fieldsOf(row, { name: '' }), keeper))[0]).toBe(400)
    expect(refusalOf(await ask(999_999, 'register', fieldsOf(row), keeper))).toEqual([404, 'ENTRY_NOT_FOUND'])
  })

  test('is done once by two at once for two trials', async () => {
    const regnr = newNumber()
    const rows = [await enter(await on.trial(), {}, regnr), await enter(await on.trial(), {}, regnr)]
    const answers = await Promise.all(rows.map((row) => ask(row.id, 'register', fieldsOf(row), keeper)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})
