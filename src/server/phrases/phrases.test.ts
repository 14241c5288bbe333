import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { practice, trialResults } from '#contract/endpoints/judging.ts'
import {
  createPhrase,
  editPhrase,
  phraseChanges,
  phrases,
  placePhrase,
  takeFirstPhrases,
} from '#contract/endpoints/phrases.ts'
import type { PhraseDetails } from '#contract/phrases.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { FIRST_PHRASES } from '#domain/trials/firstPhrases.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let chief: TestBrowser
beforeAll(async () => {
  chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
})

const fields = (fi: string, overrides: object = {}) => ({
  kind: 'hunt',
  topic: 'point',
  text: { fi, sv: '', en: '' },
  hidden: false,
  ...overrides,
})
const list = async (): Promise<PhraseDetails[]> => (await chief.get(addressAt(phrases, {}))).json()
const texts = async () => (await list()).map(({ text }) => text.fi)
const create = (fi: string, overrides: object = {}, by = chief) =>
  by.json(addressAt(createPhrase, {}), fields(fi, overrides))
const change = (phrase: PhraseDetails, overrides: object = {}, by = chief) =>
  by.json(addressAt(editPhrase, {}), { ...phrase, ...overrides })
const place = (id: number, at: number, by = chief) => by.json(addressAt(placePhrase, {}), { id, place: at })
const takeFirst = (by = chief) => by.command(addressAt(takeFirstPhrases, {}))
const offered = async (address: string, by = chief) =>
  ((await by.get(address)).json().phrases as { text: { fi: string } }[]).map(({ text }) => text.fi)
const clear = () => database.pool.query('delete from review_phrase')

test('begins empty, takes the proposed phrases once, and then changes nothing', async () => {
  await clear()
  expect(await list()).toEqual([])
  const taken = await takeFirst()
  expect(taken.statusCode).toBe(200)
  expect(taken.json()).toHaveLength(FIRST_PHRASES.length)
  expect(await texts()).toEqual(FIRST_PHRASES.map(({ text }) => text.fi))
  expect((await takeFirst()).json()).toHaveLength(FIRST_PHRASES.length)
  expect((await list())[0]).toMatchObject({ version: 1, hidden: false, kind: 'hunt', topic: 'search' })
})

test('adds, changes and hides a phrase, and refuses a stale change with CHANGED_MEANWHILE', async () => {
  await clear()
  const made = await create('Luja seisonta.')
  expect(made.statusCode).toBe(200)
  const phrase: PhraseDetails = made.json()
  expect(await refusalOf(await create(' luja seisonta. '))).toEqual([
    409,
    'PHRASE_EXISTS',
    { 'text.fi': 'PHRASE_EXISTS' },
  ])
  expect((await create('Luja seisonta.', { kind: 'water', topic: null })).statusCode).toBe(200)
  const changed = await change(phrase, { text: { fi: 'Varma seisonta.', sv: 'Säkert stånd.', en: '' } })
  expect(changed.json()).toMatchObject({ version: 2, text: { sv: 'Säkert stånd.' } })
  expect(await refusalOf(await change(phrase, { hidden: true }))).toMatchObject([409, 'CHANGED_MEANWHILE'])
  expect((await change(changed.json(), { hidden: true })).json()).toMatchObject({ version: 3, hidden: true })
  const { rows } = (await chief.get(addressAt(phraseChanges, { params: { id: phrase.id } }))).json()
  expect(rows.map(({ code }: { code: string }) => code)).toEqual(['CHANGED', 'CHANGED', 'CREATED'])
  expect(rows[0]).toMatchObject({ before: { phraseHidden: false }, after: { phraseHidden: true } })
})

test('refuses a topic of the other kind, an empty text and one of several lines', async () => {
  for (const [wrong, field] of [
    [{ topic: 'oh' }, 'topic'],
    [{ text: { fi: ' ', sv: '', en: '' } }, 'text.fi'],
    [{ text: { fi: 'Yksi.\nKaksi.', sv: '', en: '' } }, 'text.fi'],
  ] as const) {
    const answer = await create('Lause.', wrong)
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  }
})

test('moves a phrase to a place, the others keeping their order', async () => {
  await clear()
  for (const text of ['Yksi.', 'Kaksi.', 'Kolme.']) await create(text)
  const last = (await list())[2]!
  expect((await place(last.id, 1)).statusCode).toBe(200)
  expect((await place(last.id, 1)).statusCode).toBe(200)
  expect(await texts()).toEqual(['Kolme.', 'Yksi.', 'Kaksi.'])
  expect(await refusalOf(await place(999_999, 1))).toMatchObject([404, 'PHRASE_NOT_FOUND'])
})

test('goes with the sheets of its kind, for judges and aspirants, unless it is hidden', async () => {
  await clear()
  for (const [text, overrides] of [
    ['Luja seisonta.', {}],
    ['Vanha lause.', { hidden: true }],
    ['Ui voimakkaasti.', { kind: 'water', topic: 'water' }],
  ] as const)
    await create(text, overrides)
  const id = await makeTrial(database.db, { held_on: '2024-09-14', divided: false })
  const aspirant = await signedIn(app, await makeAccount(database.db, { roles: ['ASPIRANT'] }))
  const at = (call: typeof trialResults | typeof practice, kind: 'hunt' | 'water') =>
    addressAt(call, { params: { id }, query: { kind } })
  expect(await offered(at(trialResults, 'hunt'))).toEqual(['Luja seisonta.'])
  expect(await offered(at(trialResults, 'water'))).toEqual(['Ui voimakkaasti.'])
  expect(await offered(at(practice, 'hunt'), aspirant)).toEqual(['Luja seisonta.'])
})

test('is kept by KAER_CHIEF and SYSADMIN alone', async () => {
  await clear()
  const phrase: PhraseDetails = (await create('Luja seisonta.')).json()
  for (const role of ROLES.filter((one) => one !== 'KAER_CHIEF' && one !== 'SYSADMIN')) {
    const other = await signedIn(app, await makeAccount(database.db, { roles: [role] }))
    const answers = await Promise.all([
      other.get(addressAt(phrases, {})),
      other.get(addressAt(phraseChanges, { params: { id: phrase.id } })),
      create('Toinen lause.', {}, other),
      change(phrase, { hidden: true }, other),
      place(phrase.id, 1, other),
      takeFirst(other),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403))
  }
  expect((await new TestBrowser(app).get(addressAt(phrases, {}))).statusCode).toBe(401)
  expect(await list()).toMatchObject([{ version: 1, hidden: false }])
})
