import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { detectFormat } from './fileFormat.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'
import { fileSource } from './textSource.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'koirakanta-format-'))
})
beforeEach(() => emptyDogs(database))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function formatOf(content: string | Buffer) {
  const file = join(folder, 'file.csv')
  await writeFile(file, content)
  return detectFormat(await fileSource(file))
}

test('detects comma, semicolon and tab, whatever stands in quotes', async () => {
  expect((await formatOf('a,b,c\n1;2;3;4;5\n')).separator).toBe(',')
  expect((await formatOf('a;"b,c,d,e";f\n')).separator).toBe(';')
  expect((await formatOf('a\tb, c\td\n')).separator).toBe('\t')
})

test('reads a character split over two chunks as UTF-8', async () => {
  const content = Buffer.from(`${'x'.repeat((1 << 20) - 1)}ä€🐕\n`)
  expect((await formatOf(content)).encoding).toBe('utf8')
})

test('takes for UTF-8 what is so but for some faults, and for Windows-1252 what is not', async () => {
  const fault = Buffer.from([0xe4, 0x6b])
  expect((await formatOf(Buffer.concat([Buffer.from('ä€🐕'), fault]))).encoding).toBe('utf8')
  expect((await formatOf(Buffer.concat([Buffer.from('ä'), fault, fault]))).encoding).toBe('windows1252')
  expect((await formatOf(Buffer.from('Mäkelä, Öhman', 'latin1'))).encoding).toBe('windows1252')
})

test.each([
  ['UTF-8', Buffer.from('regnr;name;breed\nFI01/20;Pörrö;119\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFregnr;name;breed\nFI01/20;Pörrö;119\n')],
  ['Windows-1252', Buffer.from('regnr;name;breed\nFI01/20;Pörrö;119\n', 'latin1')],
  ['UTF-16 LE', Buffer.from('\uFEFFregnr;name;breed\nFI01/20;Pörrö;119\n', 'utf16le')],
  ['UTF-16 BE', Buffer.from('\uFEFFregnr;name;breed\nFI01/20;Pörrö;119\n', 'utf16le').swap16()],
  ['letters and marks apart', Buffer.from('regnr;name;breed\nFI01/20;Po\u0308rro\u0308;119\n')],
  ['commas and quotes', Buffer.from('"regnr","breed","name"\n"FI01/20","119","Pörrö"\n')],
  ['tabs and Windows line ends', Buffer.from('regnr\tname\tbreed\r\nFI01/20\tPörrö\t119\r\n')],
  ['another order and case of columns', Buffer.from('Breed; NAME ;RegNr\n\n119;  Pörrö ;fi01/20\n')],
])('reads %s', async (_name, content) => {
  expect(await importText(database, content)).toMatchObject({
    newDogs: 1,
    problemLines: [],
    unusedColumns: [],
  })
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ name: 'Pörrö' })
})

test('takes separators, quotes and line breaks in a quoted cell, and counts lines on', async () => {
  const result = await importText(
    database,
    'regnr,name,breed\nFI01/20,"""ROLLS"", DU\nDOMAINE",119\nFI02/20,A "B" C,119\n,X,119\n',
  )
  expect(result.problemLines).toEqual(['5 no-number'])
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ name: '"ROLLS", DU DOMAINE' })
  expect(await dogWith(database, 'FI02/20')).toMatchObject({ name: 'A "B" C' })
})

test('reads the dashes and quotes of Windows-1252', async () => {
  await importText(database, Buffer.from('regnr;name;breed\nFI01/20;Pörrö \x96 \x93A\x94;119\n', 'latin1'))
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ name: 'Pörrö – “A”' })
})

test('reads UTF-16 whose pairs stand on the border of two chunks', async () => {
  const pairs = '🐕'.repeat(70_000)
  for (const filler of ['', 'x']) {
    const content = `\uFEFFregnr;breed;free_text\nFI01${filler}/20;119;${pairs}\n`
    await importText(database, Buffer.from(content, 'utf16le'))
  }
  const { rows } = await database.pool.query('select distinct free_text as text from dog')
  expect(rows).toEqual([{ text: pairs }])
})

test.each([
  ['Windows-1252', Buffer.from('regnr;breed;name\nFI01/20;119;ä\nFI02/20;119;\x81\n', 'latin1'), '3'],
  [
    'UTF-8',
    Buffer.from('regnr;breed;name\nFI01/20;119;\ufffd\nFI02/20;119;\0\n'.replace('\0', '\ufffd')),
    '2, 3',
  ],
  ['UTF-16', Buffer.from('\uFEFFregnr;breed;name\nFI01/20;119;\udc00\n', 'utf16le'), '2'],
])('refuses a file in %s in which a name would be lost, with the line', async (encoding, content, lines) => {
  await expect(importText(database, content)).rejects.toThrow(
    `is read as ${encoding}, and characters cannot be read that way in line ${lines}. `,
  )
  expect((await database.pool.query('select from dog')).rowCount).toBe(0)
})

test('refuses a file that cannot be imported, with the reason', async () => {
  await expect(formatOf('')).rejects.toThrow('is empty')
  await expect(formatOf(Buffer.from([80, 0, 3, 4, 0, 0]))).rejects.toThrow('not a text file')
  await expect(fileSource(join(folder, 'missing.csv'))).rejects.toThrow('cannot be read')
  await expect(importText(database, 'name,breed\nA,119\n')).rejects.toThrow('The header lacks "regnr"')
  await expect(importText(database, 'regnr,REGNR\nA,B\n')).rejects.toThrow('twice')
  await expect(importText(database, 'regnr,breed\n"FI01/20,119\n')).rejects.toThrow('never closed')
})

test('names an unknown column', async () => {
  const result = await importText(database, 'regnr,breed,hobby\nFI01/20,119,frisbee\n')
  expect(result).toMatchObject({ newDogs: 1, unusedColumns: ['hobby'] })
})
