import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import { emptyDogs } from '../testing/importText.ts'
import { type TestSheet, workbookOf, zipOf } from '../testing/workbook.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let updates: ReturnType<typeof updatesBy>
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update cascade')
  updates = updatesBy(await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] })))
})

const HEAD = 'regnr;breed;name\n'
const ROW = 'FI1001/20;119;Äkkiä\n'
const CELLS = [
  ['regnr', 'breed', 'name'],
  ['FI1001/20', '119', 'Ensi'],
]
const bookOf = (sheet: Partial<TestSheet>, ...more: TestSheet[]) =>
  workbookOf({ sheets: [{ name: 'Koirat', rows: CELLS, ...sheet }, ...more] })
const WHOLE = bookOf({})
const letters = (many: number) => Array.from({ length: many }, (_none, place) => `sarake ${place}`).join(';')
/** Half of a character of UTF-8 among whole ones. */
const HALF = Buffer.concat([
  Buffer.from(HEAD + ROW.repeat(20)),
  Buffer.from('FI1002/20;119;'),
  Buffer.from([0xc3, 0x0a]),
])
const SHEETS = Array.from({ length: 401 }, (_none, place): TestSheet => ({ name: `S${place}`, rows: CELLS }))

/** A workbook with some bytes of its middle changed. */
function changedIn(book: Buffer): Buffer {
  const changed = Buffer.from(book)
  for (let place = 200; place < 260; place++) changed[place] = changed[place]! ^ 0xff
  return changed
}

/** What says that it unpacks to more than is read. */
const bombOf = (): Buffer => zipOf([['xl/worksheets/sheet1.xml', ' '.repeat(100_000)]], 600 * 1024 * 1024)

const lyingOf = () =>
  zipOf(
    [
      [
        '_rels/.rels',
        '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
      ],
      ['xl/workbook.xml', ' '.repeat(100_000)],
    ],
    10,
  )

const REFUSED: Readonly<Record<string, readonly [Buffer | string, string, string?]>> = {
  'only white space': ['\n\n  \n', 'FILE_EMPTY'],
  'only the mark of an encoding': [Buffer.from([0xef, 0xbb, 0xbf]), 'FILE_EMPTY'],
  'two encodings in one text': [HALF, 'FILE_CHARACTERS', '22'],
  'UTF-16 without its mark': [Buffer.from(HEAD + ROW, 'utf16le'), 'FILE_NO_TABLE'],
  'UTF-16 cut in a character': [
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(HEAD + ROW, 'utf16le'), Buffer.from([0x41])]),
    'FILE_CHARACTERS',
  ],
  'signs of no character': [`${HEAD}FI1001/20;119;A\0B\n`, 'FILE_NO_TABLE'],
  'a sign of no character far behind': [
    `${HEAD}${ROW.repeat(5000)}FI1002/20;119;A\0B\n`,
    'FILE_CHARACTERS',
    '5002',
  ],
  'another separator in the header': ['regnr breed name\nFI1001/20 119 Ensi\n', 'FILE_MAPPING_UNKNOWN'],
  'a quote that is not closed': [`${HEAD}FI1001/20;119;"Ensi\n${ROW}`, 'FILE_QUOTES', '2'],
  'text behind a closed quote': [`${HEAD}FI1001/20;119;"Ensi"x\n`, 'FILE_QUOTES', '2'],
  'a heading twice': ['regnr;breed;name;NAME\nFI1/20;119;A;B\n', 'FILE_COLUMN_TWICE', 'name'],
  'five thousand columns': [`${letters(5000)}\n`, 'FILE_COLUMNS_MANY', '5000'],
  'a cell of more than a million characters': [
    `${HEAD}FI1001/20;119;${'a'.repeat(1_100_000)}\n`,
    'FILE_ROW_LONG',
    '2',
  ],
  'a PDF by the name of a workbook': ['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'FILE_NO_TABLE'],
  'a text that is packed': [gzipSync(HEAD + ROW), 'FILE_NO_TABLE'],
  'a rich text': ['{\\rtf1\\ansi regnr;breed}', 'FILE_NO_TABLE'],
  'an older workbook, or one with a password': [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'FILE_NO_TABLE'],
  'a document that is packed': [zipOf([['word/document.xml', '<w/>']]), 'FILE_NO_TABLE'],
  'a workbook cut in the middle': [WHOLE.subarray(0, Math.floor(WHOLE.length / 2)), 'FILE_NO_TABLE'],
  'a workbook with changed bytes': [changedIn(WHOLE), 'FILE_NO_TABLE'],
  'a workbook that unpacks to far more than it is': [bombOf(), 'DATA_FILE_TOO_LONG'],
  'a workbook that unpacks to more than it says': [lyingOf(), 'FILE_NO_TABLE'],
  'an error in a cell': [
    bookOf({ rows: [CELLS[0]!, ['FI1001/20', '119', { t: 'e', xml: '<v>#N/A</v>' }]] }),
    'FILE_CELLS',
    'C2 #N/A',
  ],
  'a formula without a result': [
    bookOf({ rows: [CELLS[0]!, ['FI1001/20', '119', { xml: '<f>A1</f>' }]] }),
    'FILE_CELLS',
    'C2',
  ],
  'merged cells': [bookOf({ merged: ['A2:B2'] }), 'FILE_CELLS', 'A2:B2'],
  'a workbook without rows': [bookOf({ rows: [] }), 'FILE_EMPTY'],
  'too many sheets': [workbookOf({ sheets: SHEETS }), 'DATA_FILE_SHEETS'],
  'a sheet of unknown headings': [
    bookOf(
      {},
      {
        name: 'Muu',
        rows: [
          ['x', 'y'],
          ['1', '2'],
        ],
      },
    ),
    'FILE_SHEET_UNKNOWN',
    'Muu',
  ],
}

test.each(Object.entries(REFUSED))(
  'refuses %s by a code of its own, in three languages, and keeps nothing',
  async (_name, [content, code, row]) => {
    const before = await rowsOfTables(database)
    const failed = await updates.compared(content, { name: 'tiedosto.xlsx', bytes: 1 << 20 })
    expect([failed.state, failed.failure?.code, row && failed.failure?.row]).toEqual(['failed', code, row])
    for (const language of ['fi', 'sv', 'en']) {
      const texts = JSON.parse(await readFile(`src/contract/texts/${language}/staff/errors.json`, 'utf8'))
      expect(texts[code], `${code} ${language}`).toMatch(/\w{3}/)
    }
    expect(await rowsOfTables(database)).toEqual(before)
    expect(codeOf(await updates.command(failed.id, 'apply'))).toBe('DATA_UPDATE_OTHER_STATE')
  },
)

test('takes an encoding, line ends and cells of any usual kind for what they say', async () => {
  const texts: Readonly<Record<string, Buffer>> = {
    'Windows-1252': Buffer.from(HEAD + ROW, 'latin1'),
    'UTF-8 with its mark': Buffer.from(`\uFEFF${HEAD}${ROW}`),
    'UTF-16 with its mark': Buffer.from(`\uFEFF${HEAD}${ROW}`, 'utf16le'),
    'lines of a Macintosh': Buffer.from((HEAD + ROW).replaceAll('\n', '\r')),
  }
  for (const [kind, content] of Object.entries(texts)) {
    const { id, counts } = await updates.compared(content)
    expect(counts, kind).toMatchObject({ rows: 1, newDogs: 1, kinds: { new: 1 } })
    expect(tellingRows((await updates.rows(id)).rows), kind).toEqual(['new 2 FI1001/20 dog - Äkkiä -'])
  }
  const days = bookOf({
    rows: [
      [...CELLS[0]!, 'birth_date'],
      [...CELLS[1]!, { s: 1, xml: '<v>43968</v>' }],
    ],
  })
  const { id } = await updates.compared(days)
  await updates.done(id, 'apply')
  expect((await pool.query('select birth_date from dog')).rows).toEqual([{ birth_date: '2020-05-17' }])
})

test('has nothing to apply of a file of headings alone, or of rows that are all refused', async () => {
  for (const content of [
    HEAD,
    `${HEAD}FI1001/20,119,Ensi\nFI1002/20,119,Toka\n`,
    `${HEAD}FI1001/20;ei rotua;Ensi\n`,
  ]) {
    const { id, state } = await updates.compared(content)
    expect(state).toBe('ready')
    expect(codeOf(await updates.command(id, 'apply'))).toBe('DATA_UPDATE_EMPTY')
  }
})

test('takes what is whole of a text that was cut, and tells the row where it ends', async () => {
  const { id } = await updates.compared(`${HEAD}${ROW}FI1002/20;11`)
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'new 2 FI1001/20 dog - Äkkiä -',
    'refused 3 FI1002/20 - - 2 instead of 3 wrong-columns',
  ])
})

test('puts two sheets that tell the same together, in which the first says what stands', async () => {
  const other = { name: 'Samat', rows: [CELLS[0]!, ['FI1001/20', '119', 'Toinen']] }
  const { id, counts } = await updates.compared(bookOf({}, other), { name: 'kaksi.xlsx' })
  expect(counts).toMatchObject({ newDogs: 1, refused: { conflict: 1 } })
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'new 2 FI1001/20 dog - Ensi -',
    'refused 2 FI1001/20 name Ensi Toinen conflict',
  ])
})
