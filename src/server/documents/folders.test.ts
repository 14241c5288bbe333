import { beforeAll, expect, test } from 'vitest'
import type { DocumentFolder } from '#contract/documents.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { documentsOf, titled } from './documents.test-helper.ts'

const PATH = '/api/auth/document-folders'
const { app, database } = await openService()
let admin: TestBrowser
let judge: TestBrowser
let documents: ReturnType<typeof documentsOf>

beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  judge = await signedIn(app, await makeAccount(database.db, { roles: ['JUDGE'] }))
  documents = documentsOf(admin)
})

const named = (fi: string, sv = '') => ({ name: { fi, sv, en: '' } })
const add = async (fi: string, sv = ''): Promise<DocumentFolder> =>
  (await admin.json(PATH, named(fi, sv))).json()
const list = async (): Promise<DocumentFolder[]> => (await judge.get(PATH)).json().folders

test('stand in an order that SYSADMIN gives, and hold what everyone reads', async () => {
  const [rules, meetings] = [await add('Säännöt', 'Stadgar'), await add('Kokoukset')]
  await documents.add({ folderId: meetings.id, public: true, ...titled('Pöytäkirja') })
  await documents.add({ folderId: rules.id, public: true, ...titled('Kerhon säännöt') })
  await documents.add({ public: true, ...titled('Muualla') })
  await add('Tyhjä')
  const shown = async () =>
    (await app.inject('/api/documents'))
      .json()
      .folders.map(
        ({ name, documents: inIt }: { name: { sv: string }; documents: { title: { en: string } }[] }) => [
          name.sv,
          inIt.map(({ title }) => title.en),
        ],
      )
  expect(await shown()).toEqual([
    ['Stadgar', ['Kerhon säännöt']],
    ['Kokoukset', ['Pöytäkirja']],
  ])
  const ids = (await list()).map(({ id }) => id)
  expect((await admin.json(`${PATH}/order`, { ids: ids.toReversed() })).statusCode).toBe(200)
  expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(refusalOf(await admin.json(`${PATH}/order`, { ids: ids.slice(1) }))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  expect((await documents.list(`folder=${rules.id}`)).documents).toMatchObject([{ title: 'Kerhon säännöt' }])
})

test('are named once, renamed by a version, and removed when they hold nothing', async () => {
  const { id, version } = await add('Lomakkeet')
  expect(codeOf(await admin.json(PATH, named('LOMAKKEET')))).toBe('DOCUMENT_FOLDER_TAKEN')
  expect(codeOf(await admin.json(PATH, named(' ')))).toBe('INPUT_INVALID')
  const renamed = await admin.json(`${PATH}/update`, { id, version, ...named('Kaavakkeet') })
  expect(renamed.json()).toMatchObject({ name: { fi: 'Kaavakkeet' }, version: version + 1 })
  expect(codeOf(await admin.json(`${PATH}/update`, { id, version, ...named('X') }))).toBe('CHANGED_MEANWHILE')
  const inIt = await documents.add({ folderId: id, ...titled('Lomake') })
  const remove = () => admin.json(`${PATH}/remove`, { id, version: version + 1 })
  expect(refusalOf(await remove())).toEqual([422, 'DOCUMENT_FOLDER_FULL'])
  await documents.change('remove', { id: inIt.id, version: 1 })
  expect((await remove()).statusCode).toBe(200)
  expect((await documents.change('restore', { id: inIt.id })).json()).toMatchObject({ folder: null })
  expect(codeOf(await documents.create({ folderId: id }))).toBe('DOCUMENT_FOLDER_GONE')
  expect((await remove()).statusCode).toBe(404)
})

test('are kept by SYSADMIN alone', async () => {
  const { id, version } = await add('Omat')
  const bodies = {
    '': named('X'),
    '/update': { id, version, ...named('X') },
    '/order': { ids: [] },
    '/remove': { id, version },
  }
  for (const [what, body] of Object.entries(bodies))
    expect([what, (await judge.json(`${PATH}${what}`, body)).statusCode]).toEqual([what, 403])
  expect((await app.inject(PATH)).statusCode).toBe(401)
})
