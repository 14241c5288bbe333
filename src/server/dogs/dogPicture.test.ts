import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { PICTURE_MAX_BYTES } from '#contract/constants.ts'
import { changeDogPicture, removeDogPicture } from '#contract/endpoints/dogStaff.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { scansOf } from '../platform/files/jpegScans.ts'
import { redraw } from '../platform/files/picture.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

let staff: TestBrowser
let staffId: number

const { app, database } = await openService()

beforeAll(async () => {
  const account = await makeAccount(database.db, { roles: ['DOG'] })
  staffId = account.id
  staff = await signedIn(app, account)
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#385' } })
/** A JPEG whose camera lay on its side, with its place and a note in it. */
const fromCamera = () =>
  plain(200, 100)
    .withExif({ IFD0: { Orientation: '6', Artist: 'Aino Esimerkki' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
const send = (browser: TestBrowser, regnr: string, content: Buffer, type = 'image/jpeg') =>
  browser.file(addressAt(changeDogPicture, { params: { regnr } }), type, content)
const pictureOf = async (regnr: string): Promise<string | null> =>
  (await app.inject(addressAt(getDog, { params: { regnr } }))).json().picture
const image = async (name: string) => app.inject(`/images/${name}`)
const fileNames = async () =>
  (await database.db.selectFrom('file').select('name').execute()).map(({ name }) => name)

test('shows a picture drawn anew: upright, and without what the camera wrote', async () => {
  const { regnr, id } = await makeDog(database.db)
  const sent = await fromCamera()
  const answer = await send(staff, regnr, sent)
  expect(answer.statusCode).toBe(200)
  const { picture } = answer.json()
  expect(await pictureOf(regnr)).toBe(picture)
  const shown = await image(picture)
  expect(shown.headers['content-type']).toBe('image/jpeg')
  expect(sent.includes('Aino Esimerkki')).toBe(true)
  expect(shown.rawPayload.includes('Aino Esimerkki')).toBe(false)
  const { width, height, exif, format } = await sharp(shown.rawPayload).metadata()
  expect({ width, height, exif, format }).toEqual({
    width: 100,
    height: 200,
    exif: undefined,
    format: 'jpeg',
  })
  const dog = await database.db
    .selectFrom('dog')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(dog.version).toBe(2)
})

test('takes every spelling of a number', async () => {
  const { regnr } = await makeDog(database.db, { regnrs: ['ČLP/KO/123/10'] })
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  expect((await send(staff, regnr, jpeg)).statusCode).toBe(200)
  const raw = await staff.file('/api/auth/dog/ČLP/KO/123/10/picture', 'image/jpeg', jpeg)
  expect(raw.statusCode).toBe(200)
  expect((await staff.command('/api/auth/dog/ČLP/KO/123/10/picture/remove')).statusCode).toBe(200)
})

test('shrinks a large picture to 1600 pixels a side, and keeps the size of a small one', async () => {
  const size = async (width: number, height: number) => {
    const jpeg = await plain(width, height).jpeg().toBuffer()
    const drawn = await sharp(await redraw(jpeg)).metadata()
    return [drawn.width, drawn.height]
  }
  expect(await size(3200, 1000)).toEqual([1600, 500])
  expect(await size(90, 60)).toEqual([90, 60])
})

test('lowers the quality of a picture until it fits its row', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const crowded = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#fff', noise } })
  const jpeg = await crowded.jpeg({ quality: 40 }).toBuffer()
  expect(jpeg.length).toBeLessThan(PICTURE_MAX_BYTES)
  const finest = await sharp(jpeg).jpeg({ quality: 82 }).toBuffer()
  expect(finest.length).toBeGreaterThan(PICTURE_MAX_BYTES)
  const drawn = await redraw(jpeg)
  expect(drawn.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES)
})

/** A JPEG of a few hundred bytes whose header claims another size. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await plain(16, 16).jpeg().toBuffer())
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

test('refuses content that is no JPEG, whatever its name', async () => {
  const { regnr } = await makeDog(database.db)
  const jpeg = await fromCamera()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const before = await fileNames()
  for (const content of [
    Buffer.alloc(0),
    Buffer.from('<script>alert(1)</script>'),
    Buffer.from(svg),
    await plain(20, 20).png().toBuffer(),
    jpeg.subarray(0, 3),
    jpeg.subarray(0, jpeg.length / 2),
    Buffer.concat([jpeg.subarray(0, 4), Buffer.from('%PDF-1.7 %%EOF')]),
    await jpegClaiming(65_000, 65_000),
  ])
    expect(refusalOf(await send(staff, regnr, content))).toEqual([400, 'PICTURE_NOT_JPEG'])
  expect(refusalOf(await send(staff, regnr, jpeg, 'image/png'))).toEqual([400, 'PICTURE_NOT_JPEG'])
  expect(await pictureOf(regnr)).toBeNull()
  expect(await fileNames()).toEqual(before)
})

/** A progressive JPEG whose last scan comes again and again. */
async function jpegOfScans(repeated: number): Promise<Buffer> {
  const jpeg = await plain(64, 64).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const end = jpeg.length - 2
  const scans = Array.from({ length: repeated }, () => jpeg.subarray(last, end))
  return Buffer.concat([jpeg.subarray(0, end), ...scans, jpeg.subarray(end)])
}

test('draws a progressive JPEG, and refuses one of so many scans that it would take minutes', async () => {
  const { regnr } = await makeDog(database.db)
  expect((await send(staff, regnr, await jpegOfScans(0))).statusCode).toBe(200)
  // Decoding it would outlast the test.
  expect(refusalOf(await send(staff, regnr, await jpegOfScans(20_000)))).toEqual([400, 'PICTURE_NOT_JPEG'])
  const usual = scansOf(await jpegOfScans(0), 1000)
  expect(usual).toBeGreaterThan(1)
  expect(usual).toBeLessThan(64)
  expect(scansOf(await jpegOfScans(300), 1000)).toBe(usual + 300)
  expect(scansOf(await plain(20, 20).jpeg().toBuffer(), 1000)).toBe(1)
})

test('takes as many files of one caller a day as the quota says, and those of others', async () => {
  const { regnr } = await makeDog(database.db)
  const limited = await testApp(database, { env: { ATTEMPT_LIMIT_FACTOR: '0.02' } })
  const eager = await signedIn(limited, await makeAccount(database.db, { roles: ['DOG'] }))
  const other = await signedIn(limited, await makeAccount(database.db, { roles: ['DOG'] }))
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const statuses = []
  for (const browser of [eager, eager, eager, other])
    statuses.push((await send(browser, regnr, jpeg)).statusCode)
  const refused = await send(eager, regnr, jpeg)
  await limited.close()
  expect(statuses).toEqual([200, 200, 429, 200])
  expect(refusalOf(refused)).toEqual([429, 'TOO_MANY_FILES'])
})

test('draws pictures one at a time, and turns away those who would wait too long', async () => {
  const { regnr } = await makeDog(database.db)
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const drawn = Promise.allSettled(Array.from({ length: 40 }, () => redraw(jpeg)))
  const refused = (await drawn).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(40 - 21)
  expect(refused[0]).toMatchObject({ reason: { code: 'BUSY', statusCode: 503 } })
  expect((await send(staff, regnr, jpeg)).statusCode).toBe(200)
})

test('takes a picture of 1 MB and none larger', async () => {
  const { regnr } = await makeDog(database.db)
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  expect((await send(staff, regnr, padded(PICTURE_MAX_BYTES))).statusCode).toBe(200)
  const large = await send(staff, regnr, padded(PICTURE_MAX_BYTES + 1))
  expect(refusalOf(large)).toEqual([413, 'PICTURE_TOO_LARGE'])
})

test('deletes the file of the picture before, unless it is shown elsewhere', async () => {
  const { db } = database
  const { regnr, id } = await makeDog(db)
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const first = (await send(staff, regnr, jpeg)).json().picture
  const second = (await send(staff, regnr, jpeg)).json().picture
  expect(second).not.toBe(first)
  expect((await image(first)).statusCode).toBe(404)
  expect(await fileNames()).not.toContain(first)
  const { picture_id } = await db
    .selectFrom('dog')
    .select('picture_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('advertisement')
    .values({ event_name: 'Mainos', url: 'https://a.example', banner_id: picture_id })
    .execute()
  expect((await staff.command(addressAt(removeDogPicture, { params: { regnr } }))).json()).toEqual({
    picture: null,
  })
  expect(await pictureOf(regnr)).toBeNull()
  expect((await image(second)).statusCode).toBe(200)
})

test('keeps one picture and one file where two change it at once', async () => {
  const { regnr } = await makeDog(database.db)
  const before = await fileNames()
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const answers = await Promise.all([0, 1, 2, 3].map(() => send(staff, regnr, jpeg)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const left = (await fileNames()).filter((name) => !before.includes(name))
  expect(left).toEqual([await pictureOf(regnr)])
})

test('logs who changed and who removed a picture, and nothing where there is none', async () => {
  const { db } = database
  const { regnr, id } = await makeDog(db)
  const picture = (await send(staff, regnr, await fromCamera())).json().picture
  for (let time = 0; time < 2; time++) await staff.command(addressAt(removeDogPicture, { params: { regnr } }))
  const rows = await db
    .selectFrom('audit')
    .select(['account_id', 'code', 'before', 'after'])
    .where('subject', '=', 'dog')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { account_id: staffId, code: 'PICTURE_CHANGED', before: { picture: null }, after: { picture } },
    { account_id: staffId, code: 'PICTURE_REMOVED', before: { picture }, after: { picture: null } },
  ])
})

test('answers DOG_NOT_FOUND for an unknown dog, and FORBIDDEN to a member', async () => {
  const jpeg = await fromCamera()
  expect(refusalOf(await send(staff, 'FI99999/99', jpeg))).toEqual([404, 'DOG_NOT_FOUND'])
  const { regnr } = await makeDog(database.db)
  const member = await signedIn(app, await makeAccount(database.db))
  expect(refusalOf(await send(member, regnr, jpeg))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await member.command(addressAt(removeDogPicture, { params: { regnr } })))).toEqual([
    403,
    'FORBIDDEN',
  ])
  expect(await pictureOf(regnr)).toBeNull()
})
