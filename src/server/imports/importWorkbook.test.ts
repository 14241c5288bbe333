import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { xlsxFile } from '#server/platform/tables/xlsx.ts'
import { startCommand } from '#tools/test/command.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'
import { type TestSheet, workbookOf, zipOf } from './testing/workbook.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'koirakanta-workbook-'))
})
beforeEach(() => emptyDogs(database))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const HEADER = ['regnr', 'breed', 'name']
const dogs = (...rows: TestSheet['rows']): TestSheet => ({ name: 'Koirat', rows: [HEADER, ...rows] })
const book = (...sheets: TestSheet[]) => workbookOf({ sheets })

async function importFile(content: Buffer): Promise<{ code: number | string; said: string; report: string }> {
  const file = join(folder, 'dogs.xlsx')
  const report = join(folder, 'report.csv')
  await writeFile(file, content)
  const command = startCommand(['import', 'dogs', file, '--report', report], { DATABASE_URL: database.url })
  const code = await command.ended
  return { code, said: command.output(), report: await readFile(report, 'utf8').catch(() => '') }
}

async function refusal(content: Buffer): Promise<string> {
  const error = await importText(database, content).then(
    () => new Error('imported'),
    (failure: Error) => failure,
  )
  expect((await database.pool.query('select from dog')).rowCount).toBe(0)
  return error.message
}

test('takes each sheet by a header of its own, and one without rows not at all', async () => {
  const puppies = [
    ['breed', 'sire', 'regnr', 'birth_date'],
    ['119', 'FI01/20', 'FI03/24', { s: 1, xml: '<v>45292</v>' }],
  ]
  const { code, said, report } = await importFile(
    book(
      dogs(['FI01/20', '119', 'Pörrö'], [], ['FI02/20', 'kissa', 'Misse']),
      { name: 'Tyhjä', rows: [[], [null, ' ']] },
      { name: 'Pennut', rows: [...puppies, [null, null, null, '2024-01-01']] },
    ),
  )
  expect(code).toBe(0)
  expect(said).toContain('4 rows, imported.\nDogs: 2 new, 0 changed.')
  expect(said).toContain('sheet "Koirat", row 4: FI02/20, kissa\n')
  expect(said).toContain('sheet "Pennut", row 3: empty\n')
  expect(report.split('\n')).toMatchObject({
    0: '\ufeffsheet;line;number;reason;text',
    1: expect.stringMatching(/^Koirat;4;FI02\/20;unknown-breed;/),
    2: expect.stringMatching(/^Pennut;3;;no-number;/),
  })
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ name: 'Pörrö' })
  expect(await dogWith(database, 'FI03/24')).toMatchObject({ born: '2024-01-01', sire: 'FI01/20' })
})

test('names the earlier row of another dog with its sheet', async () => {
  const sheet = (name: string, sex: string) => ({
    name,
    rows: [
      ['regnr', 'breed', 'sex'],
      ['FI01/20', '119', sex],
    ],
  })
  const { problemLines } = await importText(database, book(sheet('A', 'M'), sheet('B', 'F')))
  expect(problemLines).toEqual(['2 other-dog female (sheet "A", row 2: male)'])
})

test('reads numbers, days, truths, results of formulas and texts of any kind', async () => {
  const header = ['regnr', 'breed', 'name', 'birth_date', 'imported', 'height_cm', 'free_text', 'death_date']
  const cells = [
    { xml: '<v>1.2345678E7</v>' },
    { xml: '<v>119</v>' },
    '<r><t>Pör</t></r><r><t>rö_x0041_</t></r><rPh sb="0" eb="1"><t>puru</t></rPh>',
    { s: 2, xml: '<v>60.75</v>' },
    { t: 'b', xml: '<v>1</v>' },
    { s: 4, xml: '<f>A1+1</f><v>62.300000000000004</v>' },
    { t: 'inlineStr', xml: '<is><t>a &amp; b</t></is>' },
    { t: 'd', xml: '<v>2001-02-03T00:00:00</v>' },
  ]
  const content = workbookOf({ sheets: [{ name: 'A', rows: [header, cells] }], from1904: true })
  expect(await importText(database, content)).toMatchObject({ newDogs: 1, problemLines: [] })
  expect(await dogWith(database, '12345678')).toMatchObject({ name: 'PörröA', born: '1904-03-01' })
  const { rows } = await database.pool.query('select imported, height_cm, free_text, death_date from dog')
  expect(rows).toEqual([{ imported: true, height_cm: 62.3, free_text: 'a & b', death_date: '2001-02-03' }])
})

test('reads the workbooks that the service writes', async () => {
  const columns = HEADER.map((title) => ({ title, width: 10 }))
  const file = await xlsxFile({ name: 'Koirat', columns, rows: [['FI01/20', 119, 'Åke']] })
  expect(await importText(database, file)).toMatchObject({ newDogs: 1, problemLines: [] })
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ name: 'Åke' })
})

const DOG = ['FI01/20', '119', 'A']
const wholeBook = book(dogs(DOG))

test.each([
  [
    'lacks a needed column',
    book(dogs(DOG), { name: 'Muuta', rows: [['name'], ['B']] }),
    'Sheet "Muuta": The header lacks "regnr". It has "name".',
  ],
  [
    'tells of something else than dogs',
    book(dogs(DOG), {
      name: 'Omistajat',
      rows: [
        ['Rek.nro', 'Omistaja'],
        ['FI01/20', 'B'],
      ],
    }),
    'Sheet "Omistajat": These are owners, and dogs alone are read here. Send the file in the browser',
  ],
  [
    'has a merged header',
    book({ name: 'A', rows: [HEADER, DOG], merged: ['B1:C1'] }),
    'Sheet "A": the cells B1:C1 are merged',
  ],
  [
    'holds an error',
    book(dogs([...DOG.slice(0, 2), { t: 'e', xml: '<f>B9</f><v>#N/A</v>' }])),
    'Sheet "Koirat" holds errors, and what should stand there cannot be told: C2 #N/A.',
  ],
  [
    'holds a formula without a result',
    book(dogs([{ xml: '<f>B9</f>' }, '119'])),
    'does not hold the results of the formulas in A2.',
  ],
  ['holds what cannot be read', book(dogs(['FI01/20', '119', '\ufffd'])), 'cannot be read in row 2.'],
  ['is empty', book({ name: 'A', rows: [] }), 'is empty: none of its sheets has a row.'],
  ['is cut short', wholeBook.subarray(0, wholeBook.length - 40), 'is a damaged workbook'],
  ['is another archive', zipOf([['content.xml', '<x/>']]), 'is a workbook of another kind than .xlsx'],
  [
    'has a password, or is an older one',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'is an older workbook (.xls) or one with a password',
  ],
  [
    'says that it unpacks to too much',
    zipOf([['xl/a.xml', '']], 2 ** 30),
    'unpacked, a workbook may have 512 MB',
  ],
  ['unpacks to more than it says', zipOf([['_rels/.rels', 'x'.repeat(9999)]], 9), 'is larger than it says'],
])('refuses a workbook that %s, in a sentence', async (_, content, sentence) => {
  expect(await refusal(content)).toContain(sentence)
})

test.each(['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])(
  'refuses a workbook in which a byte of %s has changed',
  async (part) => {
    const changed = Buffer.from(wholeBook)
    const place = changed.indexOf(part) + part.length + 20
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(await refusal(changed)).toContain('is a damaged workbook')
  },
)
