import { expect, test } from 'vitest'
import { readXlsx } from '../../testing/xlsxCells.ts'
import { csvFile } from './csv.ts'
import type { Cell, Table } from './table.ts'
import { xlsxFile } from './xlsx.ts'

const tableOf = (...cells: readonly Cell[]): Table => ({
  name: 'Taulukko',
  columns: [{ title: 'Nimi', width: 20 }],
  rows: cells.map((cell) => [cell]),
})
const linesOf = (table: Table) => csvFile(table).toString().slice(1).split('\r\n').slice(1, -1)

test('csv: UTF-8 with a byte order mark, semicolons, Windows line ends, dates as people write them', () => {
  const file = csvFile({
    name: 'Taulukko',
    columns: [
      { title: 'Päivä', width: 10 },
      { title: 'Nimi', width: 20 },
    ],
    rows: [
      [{ day: '2026-09-12' }, 'Šárka; "Äyriäinen"'],
      [null, ''],
    ],
  })
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(file.toString().slice(1)).toBe('Päivä;Nimi\r\n12.09.2026;"Šárka; ""Äyriäinen"""\r\n;\r\n')
})

test.each(['=1+1', '+358 40', '-1', '@sum', '\t=1', '\r=1'])('csv: disarms the formula %j', (text) => {
  expect(linesOf(tableOf(text)).join('\r\n').replaceAll('"', '')).toBe(`'${text}`)
})

test('csv: disarms what would begin a formula where a spreadsheet splits at commas', () => {
  expect(linesOf(tableOf('Matti,=1+1', 'Matti, -2', 'Matti, Maija'))).toEqual([
    "Matti,'=1+1",
    'Matti, -2',
    'Matti, Maija',
  ])
})

test('csv: writes a decimal comma, and keeps a negative number a number', () => {
  expect(linesOf(tableOf(165.5, -2, 0))).toEqual(['165,5', '-2', '0'])
})

test('csv: writes cents as euros with two decimals, also below nothing', () => {
  expect(linesOf(tableOf({ cents: 4050 }, { cents: -5 }, { cents: 0 }))).toEqual(['40,50', '-0,05', '0,00'])
})

test('xlsx: keeps the type of numbers, days and texts, and makes nothing a formula', async () => {
  const rows = readXlsx(await xlsxFile(tableOf('=1+1', '-5', 165.5, { day: '2026-09-12' }, { cents: -4050 })))
  expect(rows.map((row) => row.get('A'))).toEqual([
    { kind: 'text', value: 'Nimi', format: '' },
    { kind: 'text', value: '=1+1', format: '' },
    { kind: 'text', value: '-5', format: '' },
    { kind: 'number', value: '165.5', format: '' },
    // Days since 30.12.1899, as Excel counts them.
    { kind: 'number', value: '46277', format: 'dd.mm.yyyy' },
    { kind: 'number', value: '-40.5', format: '0.00' },
  ])
})

test('xlsx: leaves out characters that XML cannot hold, and keeps every other letter', async () => {
  const [, row] = readXlsx(await xlsxFile(tableOf('Å\u0001ä\u0008 š č <ü> & "ö" 🐕\uffff')))
  expect(row!.get('A')!.value).toBe('Åä š č <ü> & "ö" 🐕')
})
