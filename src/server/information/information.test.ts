import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import type { StaffInformationPage } from '#contract/information.ts'
import { INFORMATION_PAGES_MAX, INFORMATION_TEXTS_MAX } from '#contract/informationConstants.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const PATH = '/api/auth/information'
const { app, database } = await openService()
let admin: TestBrowser

beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(database.db, { username: 'yllapitaja', roles: ['SYSADMIN'] }))
})
beforeEach(async () => {
  await database.db.deleteFrom('information_page').execute()
})

const written = (fi: string, overrides: object = {}) => ({
  title: { fi, sv: '', en: 'About' },
  text: { fi: `Teksti: **${fi}**.`, sv: '', en: 'Words.' },
  published: true,
  folderId: null,
  ...overrides,
})
const create = (fi: string, overrides: object = {}) =>
  admin.json(PATH, { address: '', ...written(fi, overrides) })
const add = async (fi: string, overrides: object = {}): Promise<StaffInformationPage> =>
  (await create(fi, overrides)).json()
const edit = (page: Pick<StaffInformationPage, 'id' | 'version'>, fi: string, overrides: object = {}) =>
  admin.json(`${PATH}/update`, { id: page.id, version: page.version, ...written(fi, overrides) })
const shown = async () => (await app.inject('/api/information')).json()
const shownTitles = async () => (await shown()).map(({ title }: StaffInformationPage) => title.fi)
const changesOf = async (id: number): Promise<AuditRow[]> =>
  (await admin.get(`${PATH}/${id}/changes`)).json().rows

test('everyone reads what is published, in Finnish where it is not translated, and nobody a draft', async () => {
  await add('Jäseneksi liittyminen')
  await add('Luonnos', { published: false })
  expect(await shown()).toEqual([
    {
      address: 'jaseneksi-liittyminen',
      title: { fi: 'Jäseneksi liittyminen', sv: 'Jäseneksi liittyminen', en: 'About' },
      beginning: {
        fi: 'Teksti: Jäseneksi liittyminen.',
        sv: 'Teksti: Jäseneksi liittyminen.',
        en: 'Words.',
      },
    },
  ])
  expect((await app.inject('/api/information/jaseneksi-liittyminen')).json()).toEqual({
    address: 'jaseneksi-liittyminen',
    title: { fi: 'Jäseneksi liittyminen', sv: 'Jäseneksi liittyminen', en: 'About' },
    text: {
      fi: 'Teksti: **Jäseneksi liittyminen**.',
      sv: 'Teksti: **Jäseneksi liittyminen**.',
      en: 'Words.',
    },
    changedAt: expect.any(String),
    folderId: null,
  })
  for (const address of ['luonnos', 'ei-ole', 'sukusiitos'])
    expect(refusalOf(await app.inject(`/api/information/${address}`))).toEqual([404, 'INFORMATION_NOT_FOUND'])
})

test('the list tells how a long text begins, up to a whole word', async () => {
  await add('Pitkä', { text: { fi: `# Otsikko\n\n${'sana '.repeat(60)}`, sv: '', en: '' } })
  const [{ beginning }] = await shown()
  expect(beginning.fi).toMatch(/^(sana )+sana…$/)
  expect(beginning.fi.length).toBeLessThanOrEqual(161)
})

test('an address is made of the title or written, is held to its letters, and belongs to one page alone', async () => {
  expect((await add('Näin & noin: Åland! ')).address).toBe('nain-noin-aland')
  expect((await add('Toinen', { address: 'oma-osoite-2' })).address).toBe('oma-osoite-2')
  const taken = [409, 'INFORMATION_ADDRESS_TAKEN', { address: 'INFORMATION_ADDRESS_TAKEN' }]
  expect(refusalOf(await create('Näin, noin Åland'))).toEqual(taken)
  expect(refusalOf(await create('Sukusiitos'))).toEqual(taken)
  expect(refusalOf(await create('日本'))).toEqual([
    422,
    'INFORMATION_ADDRESS_INVALID',
    { address: 'INFORMATION_ADDRESS_INVALID' },
  ])
  for (const address of ['Iso', 'a/b', '-a', 'a--b', 'ä', 'a b'])
    expect(refusalOf(await create('Kolmas', { address }))).toEqual([
      400,
      'INPUT_INVALID',
      { address: 'INFORMATION_ADDRESS_INVALID' },
    ])
})

test('a change is refused where somebody else has changed the page meanwhile, and the log tells who did what', async () => {
  const page = await add('Kirjoitusvihre', { published: false })
  expect((await edit(page, 'Kirjoitusvirhe')).json()).toMatchObject({
    version: 2,
    number: 2,
    address: 'kirjoitusvihre',
    changedBy: { username: 'yllapitaja' },
  })
  expect(refusalOf(await edit(page, 'Muu'))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await changesOf(page.id)).toMatchObject([
    {
      code: 'CHANGED',
      actor: { username: 'yllapitaja' },
      thing: { name: 'Kirjoitusvirhe', key: String(page.id) },
      before: { titleFi: 'Kirjoitusvihre', published: false },
      after: { titleFi: 'Kirjoitusvirhe', published: true },
    },
    { code: 'CREATED', after: { address: 'kirjoitusvihre' } },
  ])
})

test('an earlier text is kept with its writer, read, and put back as the newest', async () => {
  const page = await add('Ensimmäinen')
  const second = (await edit(page, 'Toinen')).json()
  // What is no text makes no new one.
  const third = (await edit(second, 'Toinen', { published: false })).json()
  expect(third).toMatchObject({ version: 3, number: 2 })
  expect((await admin.get(`${PATH}/${page.id}/texts/1`)).json()).toEqual({
    title: { fi: 'Ensimmäinen', sv: '', en: 'About' },
    text: { fi: 'Teksti: **Ensimmäinen**.', sv: '', en: 'Words.' },
  })
  const putBack = (version: number, number: number) =>
    admin.json(`${PATH}/put-back`, { id: page.id, version, number })
  expect(refusalOf(await putBack(2, 1))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(refusalOf(await putBack(3, 9))).toEqual([404, 'INFORMATION_TEXT_GONE'])
  expect(refusalOf(await admin.get(`${PATH}/${page.id}/texts/9`))).toEqual([404, 'INFORMATION_TEXT_GONE'])
  expect((await putBack(3, 1)).json()).toMatchObject({
    title: { fi: 'Ensimmäinen' },
    published: false,
    number: 3,
    texts: [
      { number: 3, title: 'Ensimmäinen', restoredFrom: 1, by: { username: 'yllapitaja' } },
      { number: 2, title: 'Toinen', restoredFrom: null },
      { number: 1, title: 'Ensimmäinen' },
    ],
  })
  expect((await changesOf(page.id)).map(({ code }) => code)).toEqual([
    'TEXT_PUT_BACK',
    'CHANGED',
    'CHANGED',
    'CREATED',
  ])
})

test('keeps the last texts of a page that is changed without end', async () => {
  let page = await add('0')
  for (let round = 1; round <= INFORMATION_TEXTS_MAX + 2; round++)
    page = (await edit(page, String(round))).json()
  expect(page.texts).toHaveLength(INFORMATION_TEXTS_MAX)
  expect(page.texts.at(-1)?.number).toBe(4)
})

test('the pages stand in the order that they are put in, and a stale order is refused', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')]
  const order = (ids: readonly number[]) => admin.json(`${PATH}/order`, { ids })
  expect((await order([c.id, a.id, b.id])).json()).toEqual({ status: 'done' })
  expect(await shownTitles()).toEqual(['C', 'A', 'B'])
  expect((await changesOf(c.id))[0]).toMatchObject({ before: { position: 3 }, after: { position: 1 } })
  for (const ids of [
    [a.id, b.id],
    [a.id, b.id, b.id],
    [a.id, b.id, 999_999],
  ])
    expect(refusalOf(await order(ids))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('removes a page until it is put back, with its address and texts', async () => {
  const page = await add('Poistuva')
  const removal = { id: page.id, version: 1 }
  expect(refusalOf(await admin.json(`${PATH}/remove`, { ...removal, version: 7 }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  expect((await admin.json(`${PATH}/remove`, removal)).json()).toEqual({ status: 'done' })
  const gone = await Promise.all([
    app.inject('/api/information/poistuva'),
    admin.get(`${PATH}/${page.id}`),
    edit({ id: page.id, version: 2 }, 'Muu'),
    admin.json(`${PATH}/put-back`, { id: page.id, version: 2, number: 1 }),
    admin.json(`${PATH}/remove`, { id: page.id, version: 2 }),
  ])
  expect(gone.map(refusalOf)).toEqual(gone.map(() => [404, 'INFORMATION_NOT_FOUND']))
  expect(codeOf(await create('Poistuva'))).toBe('INFORMATION_ADDRESS_TAKEN')
  const { pages, removed } = (await admin.get(PATH)).json()
  expect([pages, removed.map(({ id }: StaffInformationPage) => id)]).toEqual([[], [page.id]])
  for (let time = 0; time < 2; time++)
    expect((await admin.json(`${PATH}/restore`, { id: page.id })).json()).toMatchObject({ id: page.id })
  expect(await shownTitles()).toEqual(['Poistuva'])
  expect((await changesOf(page.id)).map(({ code }) => code)).toEqual(['RESTORED', 'ERASED', 'CREATED'])
})

test('there is room for so many pages, also for one that comes back', async () => {
  const first = await add('Ensin')
  await admin.json(`${PATH}/remove`, { id: first.id, version: 1 })
  for (let one = 0; one < INFORMATION_PAGES_MAX; one++) await add(`Sivu ${one}`)
  const full = [422, 'INFORMATION_PAGES_TOO_MANY']
  expect(refusalOf(await create('Vielä yksi'))).toEqual(full)
  expect(refusalOf(await admin.json(`${PATH}/restore`, { id: first.id }))).toEqual(full)
})

test('a page shows a folder of documents that there is, and stays where the folder goes', async () => {
  const folder = (
    await admin.json('/api/auth/document-folders', { name: { fi: 'Ohjeet', sv: '', en: '' } })
  ).json()
  const page = await add('Ohjeet', { folderId: folder.id })
  expect(page.folder).toEqual({ id: folder.id, name: 'Ohjeet' })
  expect((await app.inject('/api/information/ohjeet')).json().folderId).toBe(folder.id)
  await admin.json('/api/auth/document-folders/remove', { id: folder.id, version: 1 })
  expect((await app.inject('/api/information/ohjeet')).json().folderId).toBeNull()
  const goneFolder = [422, 'DOCUMENT_FOLDER_GONE', { folderId: 'DOCUMENT_FOLDER_GONE' }]
  expect(refusalOf(await create('Muu', { folderId: folder.id }))).toEqual(goneFolder)
  expect(refusalOf(await edit(page, 'Ohjeet', { folderId: folder.id }))).toEqual(goneFolder)
})

test.each([
  ['no Finnish title', { title: { fi: ' ', sv: 'Ny', en: 'New' } }, 'title.fi', 'VALUE_REQUIRED'],
  ['no Finnish text', { text: { fi: '', sv: 'Ny', en: 'New' } }, 'text.fi', 'VALUE_REQUIRED'],
  ['a long title', { title: { fi: 'A', sv: 'x'.repeat(121), en: '' } }, 'title.sv', 'VALUE_TOO_LONG'],
  ['a long text', { text: { fi: 'x'.repeat(12_001), sv: '', en: '' } }, 'text.fi', 'VALUE_TOO_LONG'],
])('refuses %s at its field', async (_, overrides, field, fault) => {
  expect(refusalOf(await create('A', overrides))).toEqual([400, 'INPUT_INVALID', { [field]: fault }])
})

test('knows no page of an unknown id', async () => {
  const id = 999_999
  const answers = await Promise.all([
    admin.get(`${PATH}/${id}`),
    admin.get(`${PATH}/${id}/texts/1`),
    admin.get(`${PATH}/${id}/changes`),
    edit({ id, version: 1 }, 'A'),
    admin.json(`${PATH}/put-back`, { id, version: 1, number: 1 }),
    admin.json(`${PATH}/remove`, { id, version: 1 }),
    admin.json(`${PATH}/restore`, { id }),
  ])
  expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'INFORMATION_NOT_FOUND']))
})

test('lets nobody but SYSADMIN write', async () => {
  const other = await signedIn(
    app,
    await makeAccount(database.db, { roles: ['TRIALAGENT', 'DOG', 'SHOW', 'JUDGE'] }),
  )
  const { id } = await add('Meidän')
  const answers = await Promise.all([
    other.get(PATH),
    other.get(`${PATH}/${id}`),
    other.get(`${PATH}/${id}/texts/1`),
    other.get(`${PATH}/${id}/changes`),
    other.json(PATH, { address: '', ...written('Muu') }),
    other.json(`${PATH}/update`, { id, version: 1, ...written('Muu') }),
    other.json(`${PATH}/put-back`, { id, version: 1, number: 1 }),
    other.json(`${PATH}/order`, { ids: [id] }),
    other.json(`${PATH}/remove`, { id, version: 1 }),
    other.json(`${PATH}/restore`, { id }),
  ])
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'FORBIDDEN'))
})
