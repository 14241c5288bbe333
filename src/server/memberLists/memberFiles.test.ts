import { expect, test } from 'vitest'
import { CSV_TYPE, XLSX_TYPE } from '#contract/constants.ts'
import { type TestSheet, workbookOf } from '../imports/testing/workbook.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { calls } from './memberLists.test-helper.ts'

const { app, database } = await openService()
const sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
const { preview, previewOf } = calls(sysadmin)
await makeAccount(database.db, { membership_number: '12', last_name: 'Ärjänne' })

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const confirms = async (list: string | Buffer) => (await previewOf(list)).check?.counts.confirm

test.each<[string, string | Buffer]>([
  ['commas in UTF-8', 'Jäsennumero,Sukunimi\n12,Ärjänne\n'],
  ['a byte order mark', '\ufeffJäsennumero;Sukunimi\r\n12;Ärjänne\r\n'],
  ['semicolons in Windows-1252', Buffer.from('J\xe4sennumero;Sukunimi\r\n12;\xc4rj\xe4nne', 'latin1')],
  ['tabs in UTF-16', utf16('Medlemsnummer\tEfternamn\n12\tÄrjänne')],
  [
    'quotes, blank lines and rows that end early',
    '"Membership number","Surname","Valid until"\n\n"12","Ärjänne"\n',
  ],
])('reads %s', async (_name, list) => {
  expect(await confirms(list)).toBe(1)
})

const sheet = (name: string, rows: TestSheet['rows'], merged: readonly string[] = []) => ({
  name,
  rows,
  merged,
})
const HEAD = ['Jäsennumero', 'Sukunimi', 'Voimassa asti']

test('reads a workbook: numbers that lost their zeros, and days by their style', async () => {
  const day = { s: 1, xml: '<v>73050</v>' }
  const members = sheet('Jäsenet', [HEAD, [{ xml: '<v>12</v>' }, 'Ärjänne', day]])
  const answer = await preview(workbookOf({ sheets: [members, sheet('Tyhjä', [])] }), {}, XLSX_TYPE)
  expect(answer.json()).toMatchObject({
    rows: 1,
    columns: { validUntil: 2 },
    check: { counts: { confirm: 1 } },
  })
})

test('takes a membership that has ended for none', async () => {
  const findings = async (day: string) =>
    (await previewOf(`${HEAD.join(';')}\n12;Ärjänne;${day}`)).check!.findings.map(({ reason }) => reason)
  expect(await findings('31.12.2019')).toEqual(['EXPIRED'])
  expect(await findings('2019')).toEqual(['EXPIRED'])
  expect(await findings('31.12.2099')).toEqual(['MATCHED'])
  expect(await findings('')).toEqual(['MATCHED'])
})

const CSV_HEAD = 'Jäsennumero;Sukunimi\n'

test.each<[string, string | Buffer, string, string | undefined]>([
  ['nothing', '', 'FILE_EMPTY', undefined],
  ['headings alone', CSV_HEAD, 'FILE_NO_ROWS', undefined],
  ['a picture', Buffer.from([0xff, 0xd8, 0, 0, 1]), 'FILE_NO_TABLE', undefined],
  ['an older workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'FILE_NO_TABLE', undefined],
  ['a damaged workbook', Buffer.from('PK\x03\x04damaged'), 'FILE_NO_TABLE', undefined],
  [
    'several sheets',
    workbookOf({ sheets: ['a', 'b'].map((name) => sheet(name, [HEAD])) }),
    'FILE_SHEETS',
    undefined,
  ],
  ['merged cells', workbookOf({ sheets: [sheet('a', [HEAD], ['A1:B1'])] }), 'FILE_CELLS', 'A1:B1'],
  ['an open quote', `${CSV_HEAD}1;Aho\n2;"Beck\n`, 'FILE_QUOTES', '3'],
  ['text behind a quote', `${CSV_HEAD}1;"Aho"x\n`, 'FILE_QUOTES', '2'],
  ['lost characters', `${CSV_HEAD}1;Aho\n2;B\ufffdck\n`, 'FILE_CHARACTERS', '3'],
  ['a row that is too wide', `${CSV_HEAD}1;Aho;Oulu\n`, 'FILE_ROW_TOO_WIDE', '2'],
  ['a day that is none', `${HEAD.join(';')}\n1;Aho;2026\n2;Beck;maksettu\n`, 'MEMBER_DAY_INVALID', '3'],
])('refuses %s, and names the row', async (_name, list, code, row) => {
  const answer = await preview(list)
  expect(refusalOf(answer)).toEqual([400, code])
  expect(answer.json().error.details?.row).toBe(row)
  if (row) expect(answer.json().error.message).toContain(row)
})

const rows = (count: number) =>
  `${CSV_HEAD}${Array.from({ length: count }, (_, index) => `${index};A`).join('\n')}`

test('takes 20 000 rows and none more, and lists the first 1000 without a user', async () => {
  const { rows: read, check } = await previewOf(rows(20_000))
  expect(read).toBe(20_000)
  expect(check!.findings.filter(({ user }) => user === null)).toHaveLength(1000)
  // Number 12 is a user's, of another surname.
  expect(check).toMatchObject({ unlisted: 19_999 - 1000, counts: { unmatched: 19_999, conflict: 1 } })
  const long = await preview(rows(20_001))
  expect(refusalOf(long)).toEqual([400, 'FILE_TOO_LONG'])
  expect(long.json().error.message).not.toContain('{{')
})

test('refuses a file of more than 1 MB, another type, and a workbook that unpacks to far more', async () => {
  const large = await preview(Buffer.alloc(1_048_577, 'a'))
  expect(refusalOf(large)).toEqual([413, 'FILE_TOO_LARGE'])
  expect(refusalOf(await preview('a', {}, 'image/jpeg'))).toEqual([400, 'FILE_NO_TABLE'])
  const bomb = workbookOf({ sheets: [sheet('a', [[`<t>${'a'.repeat(40 * 1024 ** 2)}</t>`]])] })
  expect(bomb.length).toBeLessThan(1_048_576)
  expect(refusalOf(await preview(bomb, {}, XLSX_TYPE))).toEqual([400, 'FILE_TOO_LONG'])
})

test('takes a table of any kind under either type', async () => {
  const list = `${CSV_HEAD}12;Ärjänne`
  for (const type of [CSV_TYPE, XLSX_TYPE])
    expect((await preview(list, {}, type)).json().check.counts.confirm).toBe(1)
})
