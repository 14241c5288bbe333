import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const { app, database } = await openService({ now: () => NOW })

const get = async (url: string) => (await app.inject(url)).json()
const makeFile = async (name: string, mime = 'image/jpeg') => {
  const { id } = await database.db
    .insertInto('file')
    .values({ name, mime, content: PICTURE })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('returns the club, and whether its data is invented', async () => {
  expect(await get('/api/service')).toEqual({
    clubName: 'Kanakoirakerho Koirakanta',
    keepYears: { mails: 1, contacts: 2, messages: 2, log: 6 },
    modules: ['kaer'],
    title: 'Koirakanta',
    demo: false,
    version: packageJson.version,
    contact: null,
    fileLimits: { picture: 1_048_576, attachment: 1_048_576 },
  })
})

test('sends a picture in use with its type, for the caller to cache', async () => {
  await makeDog(database.db, { picture_id: await makeFile('koira äö.jpg') })
  const first = await app.inject('/images/koira%20%C3%A4%C3%B6.jpg')
  expect(first.statusCode).toBe(200)
  expect(first.rawPayload).toEqual(PICTURE)
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=604800',
    'x-content-type-options': 'nosniff',
  })
  const headers = { 'if-none-match': first.headers.etag }
  const again = await app.inject({ url: '/images/koira%20%C3%A4%C3%B6.jpg', headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('does not send a file that is shown nowhere or is no picture', async () => {
  await makeFile('salainen.jpg')
  await makeDog(database.db, { picture_id: await makeFile('sivu.html', 'text/html') })
  expect((await app.inject('/images/salainen.jpg')).statusCode).toBe(404)
  expect((await app.inject('/images/sivu.html')).statusCode).toBe(404)
})
