import { beforeAll, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const PATH = '/api/auth/updates'
/** Two days before its month ends in Finland. */
let now = new Date('2026-05-30T12:00:00Z')
let admin: TestBrowser
const { app, database } = await openService({ now: () => now })

/** Goes on to a later moment, when earlier sessions have ended. */
async function goOn(to: string) {
  now = new Date(to)
  admin = await signedIn(app, account)
}
let account: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  account = await makeAccount(database.db, { username: 'yllapitaja', roles: ['SYSADMIN'] })
  admin = await signedIn(app, account)
})

const written = (overrides: object = {}) => ({
  title: { fi: 'Uusi haku', sv: 'Ny sökning', en: '' },
  text: { fi: 'Haku löytää enemmän.', sv: 'Sökningen hittar mer.', en: '' },
  publishedOn: '2026-05-30',
  published: true,
  ...overrides,
})
const titled = (fi: string, overrides: object = {}) =>
  written({ title: { fi, sv: '', en: '' }, ...overrides })
const add = async (body: object): Promise<StaffUpdate> => (await admin.json(PATH, body)).json()
const get = async (url: string) => (await app.inject(url)).json()
const shownTitles = async (url = '/api/updates') =>
  (await get(url)).updates.map(({ title }: StaffUpdate) => title.fi)
const changesOf = async (id: number): Promise<AuditRow[]> =>
  (await admin.get(`${PATH}/${id}/changes`)).json().rows

test('shows nobody a draft, nor what is coming before its Finnish day', async () => {
  expect([await get('/api/update/'), (await get('/api/updates')).total]).toEqual([null, 0])
  const draft = await add(titled('Luonnos', { published: false }))
  const coming = await add(titled('Tuleva', { publishedOn: '2026-06-01' }))
  const shown = await add(written())
  expect([draft, coming, shown].map(({ state }) => state)).toEqual(['draft', 'coming', 'shown'])
  expect(await shownTitles()).toEqual(['Uusi haku'])
  for (const { id } of [draft, coming])
    expect(refusalOf(await app.inject(`/api/updates/${id}`))).toEqual([404, 'UPDATE_NOT_FOUND'])
  await goOn('2026-05-31T20:59:59Z')
  expect(await shownTitles()).toEqual(['Uusi haku'])
  await goOn('2026-05-31T21:00:00Z')
  expect(await shownTitles()).toEqual(['Tuleva', 'Uusi haku'])
  expect((await get('/api/update/')).title.fi).toBe('Tuleva')
  expect((await get('/api/news')).updates.map(({ id }: StaffUpdate) => id)).toEqual([coming.id, shown.id])
})

test('tells in Finnish what is not translated, and staff what they wrote', async () => {
  const made = await add(written())
  expect(await get(`/api/updates/${made.id}`)).toEqual({
    id: made.id,
    publishedAt: expect.any(String),
    title: { fi: 'Uusi haku', sv: 'Ny sökning', en: 'Uusi haku' },
    text: { fi: 'Haku löytää enemmän.', sv: 'Sökningen hittar mer.', en: 'Haku löytää enemmän.' },
  })
  expect((await admin.get(`${PATH}/${made.id}`)).json()).toEqual(made)
  expect(made).toMatchObject({ version: 1, title: { en: '' }, text: { en: '' } })
})

test('lists ten on a page, newest first, each once', async () => {
  for (const day of [3, 1, 2, 7, 6, 5, 4, 9, 8, 10, 12, 11])
    await add(titled(`Päivä ${day}`, { publishedOn: `2026-03-${String(day).padStart(2, '0')}` }))
  const { total } = await get('/api/updates')
  const pages = await Promise.all([1, 2, 3].map((page) => shownTitles(`/api/updates?page=${page}`)))
  expect(pages[0]).toHaveLength(10)
  expect(pages.flat()).toHaveLength(total)
  const days = pages.flat().filter((title: string) => title.startsWith('Päivä'))
  expect(days).toEqual(Array.from({ length: 12 }, (_none, index) => `Päivä ${12 - index}`))
})

test('changes an update by the version it was read in, and logs who did what', async () => {
  const made = await add(titled('Kirjoitusvihre', { published: false }))
  const better = { ...titled('Kirjoitusvirhe'), id: made.id, version: 1 }
  expect((await admin.json(`${PATH}/update`, better)).json()).toMatchObject({ version: 2, state: 'shown' })
  expect(refusalOf(await admin.json(`${PATH}/update`, better))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await changesOf(made.id)).toMatchObject([
    {
      code: 'CHANGED',
      actor: { username: 'yllapitaja' },
      thing: { name: 'Kirjoitusvirhe', key: String(made.id) },
      before: { titleFi: 'Kirjoitusvihre', published: false },
      after: { titleFi: 'Kirjoitusvirhe', published: true },
    },
    { code: 'CREATED' },
  ])
})

test('keeps the hour of one whose day stays', async () => {
  const made = await add(titled('Tunti'))
  const { publishedAt } = await get(`/api/updates/${made.id}`)
  await goOn('2026-05-31T22:00:00Z')
  await admin.json(`${PATH}/update`, { ...titled('Tunti 2'), id: made.id, version: 1 })
  expect((await get(`/api/updates/${made.id}`)).publishedAt).toBe(publishedAt)
})

test('removes an update until it is put back', async () => {
  const made = await add(titled('Poistuva'))
  const removal = { id: made.id, version: 1 }
  expect(refusalOf(await admin.json(`${PATH}/remove`, { ...removal, version: 7 }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  expect((await admin.json(`${PATH}/remove`, removal)).json()).toEqual({ status: 'done' })
  const gone = await Promise.all([
    app.inject(`/api/updates/${made.id}`),
    admin.get(`${PATH}/${made.id}`),
    admin.json(`${PATH}/update`, { ...written(), id: made.id, version: 2 }),
    admin.json(`${PATH}/remove`, { id: made.id, version: 2 }),
  ])
  expect(gone.map(refusalOf)).toEqual(gone.map(() => [404, 'UPDATE_NOT_FOUND']))
  expect(await shownTitles()).not.toContain('Poistuva')
  const { updates, removed } = (await admin.get(PATH)).json()
  expect(updates.map(({ id }: StaffUpdate) => id)).not.toContain(made.id)
  expect(removed[0]).toMatchObject({ id: made.id, title: { fi: 'Poistuva' } })
  for (let time = 0; time < 2; time++)
    expect((await admin.json(`${PATH}/restore`, { id: made.id })).json()).toMatchObject({ id: made.id })
  expect(await get(`/api/updates/${made.id}`)).toMatchObject({ title: { fi: 'Poistuva' } })
  expect((await changesOf(made.id)).map(({ code }) => code)).toEqual(['RESTORED', 'ERASED', 'CREATED'])
})

test.each([
  ['no Finnish title', { title: { fi: ' ', sv: 'Ny', en: 'New' } }, 'title.fi', 'VALUE_REQUIRED'],
  ['no Finnish text', { text: { fi: '', sv: 'Ny', en: 'New' } }, 'text.fi', 'VALUE_REQUIRED'],
  ['a long title', { title: { fi: 'A', sv: 'x'.repeat(121), en: '' } }, 'title.sv', 'VALUE_TOO_LONG'],
  ['a long text', { text: { fi: 'x'.repeat(4001), sv: '', en: '' } }, 'text.fi', 'VALUE_TOO_LONG'],
  ['a title of two lines', { title: { fi: 'A\nB', sv: '', en: '' } }, 'title.fi', 'VALUE_INVALID'],
  ['a day that is none', { publishedOn: '2026-02-30' }, 'publishedOn', 'DATE_INVALID'],
])('refuses %s at its field', async (_, overrides, field, fault) => {
  expect(refusalOf(await admin.json(PATH, written(overrides)))).toEqual([
    400,
    'INPUT_INVALID',
    { [field]: fault },
  ])
})

test('knows no update of an unknown id', async () => {
  const answers = await Promise.all([
    app.inject('/api/updates/999999'),
    admin.get(`${PATH}/999999`),
    admin.get(`${PATH}/999999/changes`),
    admin.json(`${PATH}/update`, { ...written(), id: 999_999, version: 1 }),
    admin.json(`${PATH}/remove`, { id: 999_999, version: 1 }),
    admin.json(`${PATH}/restore`, { id: 999_999 }),
  ])
  expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'UPDATE_NOT_FOUND']))
})

test('lets nobody but SYSADMIN write', async () => {
  const other = await signedIn(app, await makeAccount(database.db, { roles: ['TRIALAGENT', 'DOG', 'SHOW'] }))
  const { id } = await add(written())
  const answers = await Promise.all([
    other.get(PATH),
    other.get(`${PATH}/${id}`),
    other.get(`${PATH}/${id}/changes`),
    other.json(PATH, written()),
    other.json(`${PATH}/update`, { ...written(), id, version: 1 }),
    other.json(`${PATH}/remove`, { id, version: 1 }),
    other.json(`${PATH}/restore`, { id }),
  ])
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'FORBIDDEN'))
})
