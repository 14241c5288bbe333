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

test('csv: UTF-8 with its mark, semicolons, lines of Windows, dates as people write them', () => {
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

test.each(['=1+1', '+358 40', '-1', '@sum', '\t=1', '\r=1'])(
  'csv: the text %j is no formula any more',
  (text) => {
    expect(linesOf(tableOf(text)).join('\r\n').replaceAll('"', '')).toBe(`'${text}`)
  },
)

test('csv: a number has a comma, and a negative one stays a number', () => {
  expect(linesOf(tableOf(165.5, -2, 0))).toEqual(['165,5', '-2', '0'])
})

test('xlsx: numbers, days and texts keep their kind, and nothing becomes a formula', async () => {
  const rows = readXlsx(await xlsxFile(tableOf('=1+1', '-5', 165.5, { day: '2026-09-12' })))
  expect(rows.map((row) => row.get('A'))).toEqual([
    { kind: 'text', value: 'Nimi', format: '' },
    { kind: 'text', value: '=1+1', format: '' },
    { kind: 'text', value: '-5', format: '' },
    { kind: 'number', value: '165.5', format: '' },
    // Days since 30.12.1899, as Excel counts them.
    { kind: 'number', value: '46277', format: 'dd.mm.yyyy' },
  ])
})

test('xlsx: signs that XML cannot hold are left out, every other letter stays', async () => {
  const [, row] = readXlsx(await xlsxFile(tableOf('Å\u0001ä\u0008 š č <ü> & "ö" 🐕\uffff')))
  expect(row!.get('A')!.value).toBe('Åä š č <ü> & "ö" 🐕')
})
