import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { zipOf } from '../imports/testing/workbook.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { documentsOf, PDF } from './documents.test-helper.ts'

const { app, database } = await openService()
let admin: ReturnType<typeof documentsOf>
let agent: ReturnType<typeof documentsOf>

beforeAll(async () => {
  const browserOf = async (role: 'SYSADMIN' | 'TRIALAGENT') =>
    documentsOf(await signedIn(app, await makeAccount(database.db, { roles: [role] })))
  admin = await browserOf('SYSADMIN')
  agent = await browserOf('TRIALAGENT')
})

let sequence = 0
const files = async () => (await database.db.selectFrom('file').select('id').execute()).length
const docx = zipOf([
  ['[Content_Types].xml', '<Types/>'],
  ['word/document.xml', '<w:document/>'],
])
const odt = openDocument('application/vnd.oasis.opendocument.text')

/** An archive whose first part is not packed, as the format asks. */
function openDocument(mime: string): Buffer {
  const name = 'mimetype'
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt32LE(mime.length, 18)
  header.writeUInt32LE(mime.length, 22)
  header.writeUInt16LE(name.length, 26)
  const first = Buffer.concat([header, Buffer.from(name + mime)])
  const rest = zipOf([['content.xml', '<office:document-content/>']])
  // The directory begins later by what stands before it.
  const end = rest.lastIndexOf(Buffer.from('PK\x05\x06'))
  rest.writeUInt32LE(rest.readUInt32LE(end + 16) + first.length, end + 16)
  return Buffer.concat([first, rest])
}

test.each([
  ['ohje.pdf', PDF, 'pdf', 'application/pdf'],
  ['OHJE.PDF', PDF, 'pdf', 'application/pdf'],
  ['kirje.docx', docx, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['lista.txt', Buffer.from('Ääkkösiä\r\n'), 'text', 'text/plain; charset=utf-8'],
  ['lista.csv', Buffer.from('a;b\n1;2\n'), 'csv', 'text/csv; charset=utf-8'],
] as const)('takes %s by its content, and gives it out as what it is', async (name, content, type, mime) => {
  const brought = (await admin.bring(name, content)).json()
  expect(brought).toEqual({ upload: expect.any(Number), type, bytes: content.length, fileName: name })
  const { id } = await admin.add({
    upload: brought.upload,
    public: true,
    title: { fi: `Laji: ${sequence++}`, sv: '', en: '' },
  })
  const given = await app.inject(`/tiedostot/${id}`)
  expect(given.rawPayload).toEqual(content)
  expect(given.headers).toMatchObject({ 'content-type': mime, 'x-content-type-options': 'nosniff' })
  expect(given.headers['content-security-policy']).toContain('sandbox')
})

test('draws a picture anew, without what its file held beside its pixels', async () => {
  const sent = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#385' } })
    .withExif({ IFD0: { Artist: 'Aino Esimerkki' } })
    .png()
    .toBuffer()
  expect(sent.includes('Aino Esimerkki')).toBe(true)
  const { upload, type } = (await admin.bring('kartta.png', sent)).json()
  expect(type).toBe('jpeg')
  const { id } = await admin.add({ upload, public: true })
  const given = await app.inject(`/tiedostot/${id}`)
  expect(given.headers['content-type']).toBe('image/jpeg')
  expect(given.headers['content-disposition']).toMatch(/^attachment; .*\.jpg/)
  expect(given.rawPayload.includes('Aino Esimerkki')).toBe(false)
})

test('keeps a text of an older program as UTF-8', async () => {
  const { upload } = (await admin.bring('vanha.txt', Buffer.from('P\xf6yt\xe4kirja', 'latin1'))).json()
  const { id } = await admin.add({ upload, public: true })
  expect((await app.inject(`/tiedostot/${id}`)).body).toBe('Pöytäkirja')
})

test.each([
  ['a page as PDF', 'ohje.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a program as PDF', 'ohje.pdf', Buffer.from('MZ\x90\x00')],
  ['a PDF that is cut off', 'ohje.pdf', PDF.subarray(0, 20)],
  ['a PDF as Word', 'kirje.docx', PDF],
  ['a PDF as a picture', 'kuva.jpg', PDF],
  ['a picture as PDF', 'ohje.pdf', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['Word as Excel', 'taulukko.xlsx', docx],
  ['an archive as Word', 'kirje.docx', zipOf([['ohjelma.exe', 'MZ']])],
  ['a broken archive', 'kirje.docx', Buffer.from('PK\x03\x04 rikki')],
  ['Word as OpenDocument', 'kirje.odt', docx],
  ['a page as text', 'lista.txt', Buffer.from(' <!DOCTYPE html><p>')],
  ['a drawing with a script as text', 'lista.txt', Buffer.from('<svg onload="alert(1)"/>')],
  ['bytes as text', 'lista.txt', Buffer.from([1, 2, 3, 0])],
  ['UTF-16 as text', 'lista.txt', Buffer.from('\ufeffabc', 'utf16le')],
])('refuses %s in its own words, and keeps nothing', async (_what, name, content) => {
  const before = await files()
  expect(refusalOf(await admin.bring(name, content))).toEqual([400, 'DOCUMENT_TYPE_FALSE'])
  expect(await files()).toBe(before)
})

test('takes an OpenDocument by what it says of itself first', async () => {
  expect((await admin.bring('kirje.odt', odt)).json()).toMatchObject({ type: 'odt' })
  expect(refusalOf(await admin.bring('taulukko.ods', odt))).toEqual([400, 'DOCUMENT_TYPE_FALSE'])
})

test('refuses macros, other types, what is empty and what is too large, each in its own words', async () => {
  const before = await files()
  const macros = zipOf([
    ['[Content_Types].xml', '<Types/>'],
    ['word/document.xml', '<w:document/>'],
    ['word/vbaProject.bin', 'Sub'],
  ])
  expect(refusalOf(await admin.bring('kirje.docx', macros))).toEqual([400, 'DOCUMENT_HAS_MACROS'])
  for (const name of [
    'ohjelma.exe',
    'sivu.html',
    'kuva.svg',
    'vanha.doc',
    'pdf',
    'ohje.pdf.exe',
    'x.constructor',
  ])
    expect(refusalOf(await admin.bring(name, PDF))).toEqual([400, 'DOCUMENT_TYPE_UNKNOWN'])
  expect(refusalOf(await admin.bring('ohje.pdf', Buffer.alloc(0)))).toEqual([400, 'FILE_EMPTY'])
  const large = Buffer.concat([PDF, Buffer.alloc(1_048_577)])
  expect(refusalOf(await admin.bring('ohje.pdf', large))).toEqual([413, 'FILE_TOO_LARGE'])
  for (const name of ['', 'a\nb.pdf', `${'a'.repeat(200)}.pdf`])
    expect(codeOf(await admin.bring(name, PDF))).toBe('INPUT_INVALID')
  expect(await files()).toBe(before)
})

test('a file that was brought is used once, within a day, by whoever brought it', async () => {
  const upload = await admin.upload()
  expect(refusalOf(await agent.create({ upload }))).toEqual([422, 'DOCUMENT_FILE_GONE'])
  expect((await admin.create({ upload })).statusCode).toBe(200)
  expect(refusalOf(await admin.create({ upload }))).toEqual([422, 'DOCUMENT_FILE_GONE'])
  const late = await admin.upload()
  await database.pool.query(
    "update document_upload set brought_at = brought_at - interval '1 day' where id = $1",
    [late],
  )
  expect(refusalOf(await admin.create({ upload: late }))).toEqual([422, 'DOCUMENT_FILE_GONE'])
})
