import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { call, fileContent } from '#contract/call.ts'
import { get, upload } from '#contract/endpoint.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { AppError } from '../errors.ts'
import { changeRoute } from '../http/changeRoute.ts'
import { route } from '../http/route.ts'
import { deleteUnusedFile, storeFile } from './files.store.ts'
import { isPdf } from './pdf.ts'
import { fileHeaders } from './serve.ts'

const LIMIT = 4096
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const answer = z.strictObject({ bytes: z.number() })
const params = z.object({ id: z.coerce.number<string>() })
const bring = call(upload('/api/test/file/:id', 'dog'), {
  summary: 'Takes a file',
  params,
  file: {
    mediaTypes: ['application/pdf', 'image/jpeg'],
    limit: 'picture',
    tooLarge: 'PICTURE_TOO_LARGE',
    wrongType: 'PICTURE_NOT_JPEG',
  },
  answer,
})
const fetchFile = call(get('/api/test/stored/:id'), {
  summary: 'Gives it back',
  params,
  answer: fileContent,
  produces: 'application/octet-stream',
})

let browser: TestBrowser

const { app, database } = await openService({ env: { PICTURE_MAX_KB: String(LIMIT / 1024) } })

beforeAll(async () => {
  changeRoute(app, bring, {
    load: () => null,
    may: () => true,
    run: (_act, _none, { body }) => body.length,
    present: (bytes) => ({ bytes }),
  })
  route(app, fetchFile, {
    load: async (_reader, { params }) => {
      const file = await database.db
        .selectFrom('file')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst()
      if (!file) throw new AppError('notFound', 'NOT_FOUND')
      return file
    },
    may: () => true,
    headers: (file) => fileHeaders(file, 'private', 'Tuomarin kertomus äö.pdf'),
    present: (file) => file.content,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  browser = new TestBrowser(app)
})

const bytes = (size: number) => Buffer.alloc(size, 0xff)

test('takes a file byte by byte, up to its limit, in each of its types', async () => {
  for (const type of ['application/pdf', 'image/jpeg', 'Image/JPEG; charset=binary'])
    expect((await browser.file('/api/test/file/1', type, bytes(LIMIT))).json()).toEqual({ bytes: LIMIT })
  expect((await browser.file('/api/test/file/1', 'image/jpeg', bytes(0))).json()).toEqual({ bytes: 0 })
})

test('refuses one byte more, or another type, in the call’s own words', async () => {
  const url = '/api/test/file/1'
  expect(refusalOf(await browser.file(url, 'image/jpeg', bytes(LIMIT + 1)))).toEqual([
    413,
    'PICTURE_TOO_LARGE',
  ])
  expect(refusalOf(await browser.file(url, 'image/png', bytes(9)))).toEqual([400, 'PICTURE_NOT_JPEG'])
  expect(refusalOf(await browser.json(url, {}))).toEqual([400, 'PICTURE_NOT_JPEG'])
  expect(refusalOf(await browser.command(url))).toEqual([400, 'PICTURE_NOT_JPEG'])
})

/** Sends raw bytes as no browser would. @returns the first answer */
async function sendRaw(head: readonly string[], body: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const token = browser.cookies.get('csrf-token')!
  const socket = connect(port, '127.0.0.1')
  const lines = [
    'POST /api/test/file/1 HTTP/1.1',
    'Host: koirakanta',
    `Cookie: csrf-token=${token}`,
    `X-CSRF-Token: ${token}`,
    'Content-Type: image/jpeg',
    ...head,
  ]
  socket.on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  let received = ''
  socket.on('data', (data) => {
    received += data.toString('latin1')
    if (received.includes('}')) socket.destroy()
  })
  await once(socket, 'close')
  return received
}

test('reads no further than the limit where the length is missing or false', async () => {
  const chunk = `${LIMIT.toString(16)}\r\n${'x'.repeat(LIMIT)}\r\n`
  const endless = await sendRaw(['Transfer-Encoding: chunked'], chunk.repeat(5))
  expect(endless).toMatch(/^HTTP\/1\.1 413 /)
  expect(endless).toContain('PICTURE_TOO_LARGE')
  expect(await sendRaw(['Content-Length: 999999999'], 'x')).toMatch(
    /^HTTP\/1\.1 413 [\s\S]*PICTURE_TOO_LARGE/,
  )
  // What follows the length that was told is taken for another request, and that is none.
  const understated = await sendRaw(['Content-Length: 10'], 'x'.repeat(LIMIT * 2))
  expect(understated).toMatch(/^HTTP\/1\.1 400 |\{"bytes":10\}/)
})

test('recognises a pdf by how it begins and ends', () => {
  expect(isPdf(PDF)).toBe(true)
  expect(isPdf(Buffer.concat([PDF, bytes(900)]))).toBe(true)
  expect(isPdf(Buffer.concat([PDF, bytes(2000)]))).toBe(false)
  expect(isPdf(Buffer.from('%PDF-1.7 and no end'))).toBe(false)
  expect(isPdf(Buffer.from('<html>%PDF-1.7 %%EOF'))).toBe(false)
  expect(isPdf(Buffer.alloc(0))).toBe(false)
})

test('sends a file that is no picture to be saved, not shown, unable to do anything', async () => {
  const { id } = await storeFile(database.db, 'application/pdf', PDF)
  const { headers, rawPayload } = await browser.get(`/api/test/stored/${id}`)
  expect(rawPayload).toEqual(PDF)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Tuomarin kertomus ao.pdf"; filename*=UTF-8''Tuomarin%20kertomus%20%C3%A4%C3%B6.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(headers['content-security-policy']).toContain('sandbox')
  const page = fileHeaders({ id, name: 'a.html', mime: 'text/html', created_at: new Date() }, 'public')
  expect(page['content-type']).toBe('application/octet-stream')
  expect(page['content-disposition']).toMatch(/^attachment/)
})

test('deletes a file only when no row refers to it any more, and names reveal nothing', async () => {
  const { db } = database
  const [used, unused] = [
    await storeFile(db, 'image/jpeg', bytes(9)),
    await storeFile(db, 'image/jpeg', bytes(9)),
  ]
  expect(used.name).toMatch(/^[\da-f-]{36}\.jpg$/)
  expect(used.name).not.toBe(unused.name)
  const dog = await makeDog(db, { picture_id: used.id })
  await db.transaction().execute(async (tx) => {
    expect(await deleteUnusedFile(tx, used.id)).toBe(false)
    expect(await deleteUnusedFile(tx, unused.id)).toBe(true)
    await tx.updateTable('dog').set({ picture_id: null }).where('id', '=', dog.id).execute()
    expect(await deleteUnusedFile(tx, used.id)).toBe(true)
  })
  expect(await db.selectFrom('file').select('id').execute()).not.toContainEqual({ id: used.id })
})
