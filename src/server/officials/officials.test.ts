import { beforeAll, expect, test } from 'vitest'
import { type MadeAccount, makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let chief: TestBrowser
let judgeUser: MadeAccount
let agentUser: MadeAccount
const { app, database } = await openService({ now: () => new Date('2026-09-01T09:00:00Z') })

beforeAll(async () => {
  chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
  judgeUser = await makeAccount(database.db, { username: 'tuomarikayttaja', roles: ['JUDGE'] })
  agentUser = await makeAccount(database.db, { username: 'agentti', roles: ['TRIALAGENT'] })
})

const judge = (overrides: object = {}) => ({
  name: 'Ture Tuomari',
  userId: null,
  qualifications: ['forest', 'field'],
  district: 'Kainuu',
  town: 'Sotkamo',
  email: 'ture@example.fi',
  phone: '044 999 1234',
  contactConsent: false,
  active: true,
  ...overrides,
})
const club = (overrides: object = {}) => ({
  name: 'Kaukamaan Seisojakerho',
  district: 'Kainuu',
  email: 'kerho@example.fi',
  phone: '',
  website: 'https://kerho.example.fi/kokeet',
  iban: '',
  bic: '',
  accountHolder: '',
  businessId: '',
  vatPercent: '',
  active: true,
  agentIds: [],
  ...overrides,
})
const listed = async (name: string) =>
  (await new TestBrowser(app).get('/api/activejudges'))
    .json()
    .find((row: { name: string }) => row.name === name)

test('shows active judges to everyone, and their contacts only by consent', async () => {
  const made = (await chief.json('/api/auth/judges', judge())).json()
  expect(await listed('Ture Tuomari')).toEqual({
    id: made.id,
    name: 'Ture Tuomari',
    qualifications: ['field', 'forest'],
    district: 'Kainuu',
    town: 'Sotkamo',
    contact: null,
    comingTrials: 0,
  })
  const consenting = judge({ id: made.id, version: made.version, contactConsent: true })
  expect((await chief.json('/api/auth/judges/update', consenting)).statusCode).toBe(200)
  expect(await listed('Ture Tuomari')).toMatchObject({
    contact: { email: 'ture@example.fi', phone: '044 999 1234' },
  })
  const retired = judge({ id: made.id, version: made.version + 1, active: false })
  expect((await chief.json('/api/auth/judges/update', retired)).statusCode).toBe(200)
  expect(await listed('Ture Tuomari')).toBeUndefined()
})

test('finds a judge by part of name, town or district, by kind and by use', async () => {
  await makeJudge(database.db, { name: 'Älli Hakuinen', town: 'Äänekoski', qualifications: ['water_track'] })
  await makeJudge(database.db, { name: 'Väinö Hakuinen', district: 'Lappi', active: false })
  const names = async (query: string) =>
    (await chief.get(`/api/auth/judges?${query}`)).json().rows.map(({ name }: { name: string }) => name)
  expect(await names('q=hakuinen')).toEqual(['Väinö Hakuinen', 'Älli Hakuinen'])
  expect(await names('q=aanekoski')).toEqual(['Älli Hakuinen'])
  expect(await names('q=hakuinen&active=no')).toEqual(['Väinö Hakuinen'])
  expect(await names('q=hakuinen&type=field')).toEqual(['Väinö Hakuinen'])
  expect(await names('q=%25')).toEqual([])
})

test('links one judge to one user with the role, who then judges own trials', async () => {
  const made = (
    await chief.json('/api/auth/judges', judge({ name: 'Liitetty', userId: judgeUser.id }))
  ).json()
  expect(made.user).toEqual({ id: judgeUser.id, username: 'tuomarikayttaja', name: 'Testi Jäsen' })
  const trial = await makeTrial(database.db, { held_on: '2026-09-20' }, [made.id])
  const browser = await signedIn(app, judgeUser)
  expect((await browser.get(`/api/auth/trials/${trial}`)).statusCode).toBe(200)
  const second = await chief.json('/api/auth/judges', judge({ name: 'Toinen', userId: judgeUser.id }))
  expect(refusalOf(second)).toEqual([409, 'JUDGE_USER_TAKEN', { userId: 'JUDGE_USER_TAKEN' }])
  const other = await chief.json('/api/auth/judges', judge({ name: 'Kolmas', userId: agentUser.id }))
  expect(refusalOf(other)).toEqual([404, 'USER_NOT_FOUND', { userId: 'USER_NOT_FOUND' }])
  const unlinked = judge({ id: made.id, version: made.version, name: 'Liitetty', userId: null })
  expect((await chief.json('/api/auth/judges/update', unlinked)).statusCode).toBe(200)
  expect((await browser.get(`/api/auth/trials/${trial}`)).statusCode).toBe(403)
})

test('gives the trials of a club to its agent', async () => {
  const browser = await signedIn(app, agentUser)
  const made = (await chief.json('/api/auth/clubs', club())).json()
  const trial = await makeTrial(database.db, { club_id: made.id, held_on: '2026-10-04' })
  expect((await browser.get(`/api/auth/trials/${trial}`)).statusCode).toBe(403)
  const withAgent = club({ id: made.id, version: made.version, agentIds: [agentUser.id, agentUser.id] })
  const changed = await chief.json('/api/auth/clubs/update', withAgent)
  expect(changed.json()).toMatchObject({ agents: [{ username: 'agentti' }], trials: 1, comingTrials: 1 })
  expect((await browser.get(`/api/auth/trials/${trial}`)).statusCode).toBe(200)
  const wrong = await chief.json('/api/auth/clubs', club({ name: 'Muu', agentIds: [judgeUser.id] }))
  expect(refusalOf(wrong)).toEqual([404, 'USER_NOT_FOUND', { agentIds: 'USER_NOT_FOUND' }])
  expect((await chief.get('/api/auth/clubs?q=Muu')).json().total).toBe(0)
})

test('tells everyone of active clubs, by name, with nothing of their accounts', async () => {
  const inactive = await makeClub(database.db, undefined, 'Entinen kerho')
  await database.db.updateTable('club').set({ active: false }).where('id', '=', inactive).execute()
  const made = await chief.json('/api/auth/clubs', club({ name: 'Aapasuon Kanakoirakerho' }))
  const answer = await new TestBrowser(app).get('/api/clubs/')
  const { id, name, district, email, website } = made.json()
  const [first, ...others] = answer.json()
  expect(first).toEqual({ id, name, district, email, phone: null, website })
  const names = others.map((other: { name: string }) => other.name)
  expect(names).not.toContain('Entinen kerho')
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'fi')))
})

test('refuses to remove a judge or a club with a trial, and removes one without', async () => {
  const judgeId = await makeJudge(database.db)
  const clubId = await makeClub(database.db)
  await makeTrial(database.db, { club_id: clubId }, [judgeId])
  const refusedJudge = await chief.json('/api/auth/judges/delete', { id: judgeId })
  expect(refusalOf(refusedJudge)).toEqual([422, 'JUDGE_IN_USE'])
  const refusedClub = await chief.json('/api/auth/clubs/delete', { id: clubId })
  expect(refusalOf(refusedClub)).toEqual([422, 'CLUB_IN_USE'])
  const unused = await makeJudge(database.db)
  expect((await chief.json('/api/auth/judges/delete', { id: unused })).statusCode).toBe(200)
  expect((await chief.get(`/api/auth/judges/${unused}`)).statusCode).toBe(404)
  const empty = await makeClub(database.db, agentUser.id)
  expect((await chief.json('/api/auth/clubs/delete', { id: empty })).statusCode).toBe(200)
  expect((await chief.get(`/api/auth/clubs/${empty}`)).statusCode).toBe(404)
})

test('refuses a second club of the same name, and a stale form', async () => {
  const made = (await chief.json('/api/auth/clubs', club({ name: 'Yksi Kerho' }))).json()
  const again = await chief.json('/api/auth/clubs', club({ name: 'yksi kerho' }))
  expect(refusalOf(again)).toEqual([409, 'CLUB_NAME_TAKEN', { name: 'CLUB_NAME_TAKEN' }])
  const change = club({ id: made.id, version: made.version, name: 'Yksi Kerho ry' })
  expect((await chief.json('/api/auth/clubs/update', change)).statusCode).toBe(200)
  const stale = await chief.json('/api/auth/clubs/update', change)
  expect(refusalOf(stale)).toEqual([409, 'CHANGED_MEANWHILE'])
})

test.each([
  ['/api/auth/judges', () => judge({ name: ' ' }), 'name', 'VALUE_REQUIRED'],
  ['/api/auth/judges', () => judge({ email: 'ei' }), 'email', 'EMAIL_INVALID'],
  ['/api/auth/judges', () => judge({ phone: 'x' }), 'phone', 'PHONE_INVALID'],
  ['/api/auth/clubs', () => club({ website: 'javascript:alert(1)' }), 'website', 'WEBSITE_INVALID'],
  ['/api/auth/clubs', () => club({ name: 'x'.repeat(101) }), 'name', 'VALUE_TOO_LONG'],
])('%s: reports what is wrong at its field (%#)', async (path, body, field, fault) => {
  const answer = await chief.json(path, body())
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', { [field]: fault }])
})

test('lets only the chief keep judges and clubs', async () => {
  const agent = await signedIn(app, agentUser)
  const paths = [
    '/api/auth/judges',
    '/api/auth/judges/1',
    '/api/auth/clubs',
    '/api/auth/clubs/1',
    '/api/auth/paneluser',
  ]
  for (const path of paths) {
    expect((await new TestBrowser(app).get(path)).statusCode, path).toBe(401)
    expect((await agent.get(path)).statusCode, path).toBe(403)
  }
  expect((await agent.json('/api/auth/judges', judge())).statusCode).toBe(403)
  expect((await agent.json('/api/auth/clubs', club())).statusCode).toBe(403)
})

test('lists judges by surname, everywhere alike', async () => {
  for (const name of ['Zacharias Aaltola', 'Aada Zitting', 'Åke Aaltola'])
    await chief.json('/api/auth/judges', judge({ name, district: 'Aakkoset' }))
  const expected = ['Zacharias Aaltola', 'Åke Aaltola', 'Aada Zitting']
  const names = (rows: readonly { name: string }[]) =>
    rows.map(({ name }) => name).filter((name) => expected.includes(name))
  expect(names((await new TestBrowser(app).get('/api/activejudges')).json())).toEqual(expected)
  expect(names((await chief.get('/api/auth/judges?q=Aakkoset')).json().rows)).toEqual(expected)
})
