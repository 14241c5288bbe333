import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CountedAdvertisement, StaffAdvertisement } from '#contract/advertisements.ts'
import type { AuditRow } from '#contract/audit.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const PATH = '/api/auth/advertisements'
let now = new Date('2026-05-17T09:00:00Z')
let admin: TestBrowser
let visitor: TestBrowser
const { app, database } = await openService({ now: () => now })

beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(database.db, { username: 'yllapitaja', roles: ['SYSADMIN'] }))
  visitor = new TestBrowser(app)
  await visitor.get('/api/alive/')
})

const written = (overrides: object = {}) => ({
  eventName: 'Riekkopolku',
  url: 'https://riekkopolku.example/?a=1',
  shownFrom: null,
  shownTo: null,
  on: true,
  ...overrides,
})
const picture = (width = 435, height = 150) =>
  sharp({ create: { width, height, channels: 3, background: '#385' } })
const add = async (overrides: object = {}): Promise<CountedAdvertisement> =>
  (await admin.json(PATH, written(overrides))).json()
const bring = (id: number, content: Buffer, type = 'image/png') =>
  admin.file(`${PATH}/${id}/banner`, type, content)
/** One with a banner. */
async function addShown(overrides: object = {}): Promise<CountedAdvertisement> {
  const { id } = await add(overrides)
  return (await bring(id, await picture().png().toBuffer())).json()
}
const shown = async (): Promise<{ id: number; eventName: string }[]> =>
  (await app.inject('/api/advertisements')).json()
const shownNames = async () => (await shown()).map(({ eventName }) => eventName)
const one = async (id: number): Promise<CountedAdvertisement> => (await admin.get(`${PATH}/${id}`)).json()
const changesOf = async (id: number): Promise<AuditRow[]> =>
  (await admin.get(`${PATH}/${id}/changes`)).json().rows
const fileNames = async () =>
  (await database.db.selectFrom('file').select('name').execute()).map(({ name }) => name)

test('shows an advertisement once it has a banner, on its days alone, and only while it is on', async () => {
  const bare = await add({ eventName: 'Kuvaton' })
  const first = await addShown({ eventName: 'Ensimmäinen' })
  const today = await addShown({ eventName: 'Tänään', shownFrom: '2026-05-17', shownTo: '2026-05-17' })
  const coming = await addShown({ eventName: 'Huomenna', shownFrom: '2026-05-18' })
  const ended = await addShown({ eventName: 'Eilen', shownTo: '2026-05-16' })
  const off = await addShown({ eventName: 'Pois', on: false })
  expect([bare, first, today, coming, ended, off].map(({ state }) => state)).toEqual([
    'noBanner',
    'shown',
    'shown',
    'coming',
    'ended',
    'off',
  ])
  expect(await shown()).toEqual([
    {
      id: first.id,
      url: 'https://riekkopolku.example/?a=1',
      eventName: 'Ensimmäinen',
      bannerFilename: first.bannerFilename,
    },
    expect.objectContaining({ id: today.id }),
  ])
  // A day begins at Finnish midnight.
  const before = now
  now = new Date('2026-05-17T21:00:00Z')
  expect(await shownNames()).toEqual(['Ensimmäinen', 'Huomenna'])
  now = before
})

describe('a banner', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'is drawn anew from a %s, without what the file held beside its pixels',
    async (kind) => {
      const { id } = await add()
      const sent = await picture()
        .withExif({ IFD0: { Artist: 'Aino Esimerkki' } })
        .toFormat(kind)
        .toBuffer()
      expect(sent.includes('Aino Esimerkki')).toBe(true)
      const { bannerFilename } = (await bring(id, sent, `image/${kind}`)).json()
      const served = await app.inject(`/images/${bannerFilename}`)
      expect(served.headers).toMatchObject({
        'content-type': `image/${kind}`,
        'x-content-type-options': 'nosniff',
      })
      expect(served.rawPayload.includes('Aino Esimerkki')).toBe(false)
      const { width, height, format, exif } = await sharp(served.rawPayload).metadata()
      expect({ width, height, format, exif }).toEqual({
        width: 435,
        height: 150,
        format: kind,
        exif: undefined,
      })
    },
  )

  test.each([
    [434, 150],
    [435, 151],
    [150, 435],
    [870, 300],
  ])('of %i × %i pixels is refused, and the one before stays', async (width, height) => {
    const { id, bannerFilename } = await addShown()
    const before = await fileNames()
    const answer = await bring(id, await picture(width, height).png().toBuffer())
    expect(refusalOf(answer)).toEqual([422, 'BANNER_SIZE_WRONG'])
    expect((await one(id)).bannerFilename).toBe(bannerFilename)
    expect(await fileNames()).toEqual(before)
  })

  test('that is no picture is refused, whatever it says of itself', async () => {
    const { id } = await add()
    const png = await picture().png().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="435" height="150"/>'
    for (const content of [
      Buffer.alloc(0),
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from(svg),
      Buffer.from('%PDF-1.7 %%EOF'),
      await picture().gif().toBuffer(),
      png.subarray(0, 8),
      png.subarray(0, 60),
      Buffer.from('RIFF0000WEBP'),
    ])
      expect(refusalOf(await bring(id, content))).toEqual([400, 'BANNER_NOT_PICTURE'])
    expect(refusalOf(await bring(id, png, 'image/svg+xml'))).toEqual([400, 'BANNER_NOT_PICTURE'])
    const large = Buffer.concat([png, Buffer.alloc(1_048_577)])
    expect(refusalOf(await bring(id, large))).toEqual([413, 'PICTURE_TOO_LARGE'])
    expect((await one(id)).bannerFilename).toBeNull()
  })

  test('takes the place of the one before, whose file goes', async () => {
    const { id, bannerFilename, version } = await addShown()
    const changed = (await bring(id, await picture().webp().toBuffer(), 'image/webp')).json()
    expect(changed.bannerFilename).not.toBe(bannerFilename)
    expect(changed.version, 'a form that is open beside it still fits').toBe(version)
    expect(await fileNames()).not.toContain(bannerFilename)
    expect((await app.inject(`/images/${bannerFilename}`)).statusCode).toBe(404)
    expect((await changesOf(id)).map(({ code }) => code)).toEqual([
      'BANNER_CHANGED',
      'BANNER_CHANGED',
      'CREATED',
    ])
  })
})

test('leads on to its own address, whatever the caller names, and counts that', async () => {
  const { id } = await addShown()
  const open = `/api/advertisements/${id}/open`
  for (const address of [open, `${open}?url=https://evil.example/&to=//evil.example`]) {
    const { statusCode, headers } = await app.inject(address)
    expect([statusCode, headers.location]).toEqual([303, 'https://riekkopolku.example/?a=1'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(await one(id)).toMatchObject({ clicked: 2, days: [{ day: '2026-05-17', shown: 0, clicked: 2 }] })
  const hidden = await addShown({ on: false })
  for (const other of [hidden.id, 999_999])
    expect(refusalOf(await app.inject(`/api/advertisements/${other}/open`))).toEqual([
      404,
      'ADVERTISEMENT_NOT_FOUND',
    ])
})

test('leads to no script, even where one stands in the table', async () => {
  const { id } = await addShown()
  await database.pool.query("update advertisement set url = 'javascript:alert(1)' where id = $1", [id])
  expect(refusalOf(await app.inject(`/api/advertisements/${id}/open`))).toEqual([
    404,
    'ADVERTISEMENT_NOT_FOUND',
  ])
  await admin.json(`${PATH}/remove`, { id, version: 1 })
})

test('counts by day how often one was shown, and keeps nothing of who saw it', async () => {
  const { id } = await addShown()
  const hidden = await addShown({ on: false })
  const tell = (times: number, of = id) =>
    visitor.json('/api/advertisements/shown', { shown: [{ id: of, times }] })
  for (const times of [1, 3]) expect((await tell(times)).json()).toEqual({ status: 'done' })
  await tell(5, hidden.id)
  await tell(5, 999_999)
  expect((await one(id)).days).toEqual([{ day: '2026-05-17', shown: 4, clicked: 0 }])
  const before = now
  now = new Date('2026-05-17T21:30:00Z')
  await tell(2)
  now = before
  expect(await one(id)).toMatchObject({
    shown: 6,
    days: [
      { day: '2026-05-18', shown: 2 },
      { day: '2026-05-17', shown: 4 },
    ],
  })
  expect((await one(hidden.id)).shown).toBe(0)
  const { rows } = await database.pool.query(
    'select * from advertisement_count where advertisement_id = $1',
    [id],
  )
  expect(
    rows
      .flatMap(Object.keys)
      .filter((name) => !['advertisement_id', 'day', 'shown', 'clicked'].includes(name)),
  ).toEqual([])
})

test('changes by the version it was read in, and logs who did what', async () => {
  const made = await add()
  const body = { ...written({ eventName: 'Havulinna', shownTo: '2026-12-31' }), id: made.id, version: 1 }
  expect((await admin.json(`${PATH}/update`, body)).json()).toMatchObject({
    version: 2,
    shownTo: '2026-12-31',
  })
  expect(refusalOf(await admin.json(`${PATH}/update`, body))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await changesOf(made.id))[0]).toMatchObject({
    code: 'CHANGED',
    actor: { username: 'yllapitaja' },
    thing: { name: 'Havulinna', key: String(made.id) },
    before: { eventName: 'Riekkopolku', validTo: null },
    after: { eventName: 'Havulinna', validTo: '2026-12-31' },
  })
})

test('puts all in an order, and refuses one that leaves out or doubles any', async () => {
  const list = async (): Promise<number[]> =>
    (await admin.get(PATH)).json().advertisements.map(({ id }: StaffAdvertisement) => id)
  const before = await list()
  const turned = before.toReversed()
  expect((await admin.json(`${PATH}/order`, { ids: turned })).json()).toEqual({ status: 'done' })
  expect(await list()).toEqual(turned)
  for (const ids of [turned.slice(1), [...turned.slice(1), turned[1]], [...turned, 999_999]])
    expect(refusalOf(await admin.json(`${PATH}/order`, { ids }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await list()).toEqual(turned)
})

test('removes one with its counts until it is put back behind the others', async () => {
  const { id, bannerFilename } = await addShown({ eventName: 'Poistuva' })
  await app.inject(`/api/advertisements/${id}/open`)
  await addShown({ eventName: 'Viimeinen' })
  expect((await admin.json(`${PATH}/remove`, { id, version: 1 })).json()).toEqual({ status: 'done' })
  const png = await picture().png().toBuffer()
  const gone = await Promise.all([
    app.inject(`/api/advertisements/${id}/open`),
    admin.get(`${PATH}/${id}`),
    admin.json(`${PATH}/update`, { ...written(), id, version: 2 }),
    admin.json(`${PATH}/remove`, { id, version: 2 }),
    bring(id, png),
  ])
  expect(gone.map(refusalOf)).toEqual(gone.map(() => [404, 'ADVERTISEMENT_NOT_FOUND']))
  expect(await shownNames()).not.toContain('Poistuva')
  expect((await app.inject(`/images/${bannerFilename}`)).statusCode).toBe(404)
  expect((await admin.get(PATH)).json().removed[0]).toMatchObject({ id, eventName: 'Poistuva' })
  for (let time = 0; time < 2; time++)
    expect((await admin.json(`${PATH}/restore`, { id })).json()).toMatchObject({
      id,
      clicked: 1,
      bannerFilename,
    })
  expect((await shownNames()).at(-1)).toBe('Poistuva')
  expect((await changesOf(id)).map(({ code }) => code).slice(0, 2)).toEqual(['RESTORED', 'ERASED'])
})

test.each([
  ['no name', { eventName: ' ' }, 'eventName', 'VALUE_REQUIRED'],
  ['a long name', { eventName: 'x'.repeat(101) }, 'eventName', 'VALUE_TOO_LONG'],
  ['no address', { url: '' }, 'url', 'VALUE_REQUIRED'],
  ['a script', { url: 'javascript:alert(1)' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['a script in disguise', { url: 'javascript://a.example/%0aalert(1)' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['data', { url: 'data:text/html,<script>' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['another protocol', { url: 'ftp://a.example/' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['an address without protocol', { url: '//a.example/' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['a path', { url: '/hallinta' }, 'url', 'ADVERTISEMENT_URL_INVALID'],
  ['a day that is none', { shownFrom: '2026-02-30' }, 'shownFrom', 'DATE_INVALID'],
  [
    'an end before the beginning',
    { shownFrom: '2026-05-02', shownTo: '2026-05-01' },
    'shownTo',
    'ADVERTISEMENT_ENDS_BEFORE_START',
  ],
])('refuses %s at its field', async (_, overrides, field, fault) => {
  expect(refusalOf(await admin.json(PATH, written(overrides)))).toEqual([
    400,
    'INPUT_INVALID',
    { [field]: fault },
  ])
})

test('lets nobody but SYSADMIN keep advertisements', async () => {
  const other = await signedIn(
    app,
    await makeAccount(database.db, { roles: ['TRIALAGENT', 'SHOW', 'JUDGE'] }),
  )
  const { id } = await add()
  const answers = await Promise.all([
    other.get(PATH),
    other.get(`${PATH}/${id}`),
    other.get(`${PATH}/${id}/changes`),
    other.json(PATH, written()),
    other.json(`${PATH}/update`, { ...written(), id, version: 1 }),
    other.json(`${PATH}/order`, { ids: [id] }),
    other.json(`${PATH}/remove`, { id, version: 1 }),
    other.json(`${PATH}/restore`, { id }),
    other.file(`${PATH}/${id}/banner`, 'image/png', await picture().png().toBuffer()),
  ])
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'FORBIDDEN'))
})
