import { expect, test } from 'vitest'
import { foldEqual } from './equalColumns.ts'
import type { Column } from './types.ts'

interface Row {
  place: string
  judge: string | null
  points: number
}
const column = (id: keyof Row): Column<Row> => ({
  id,
  header: id,
  cell: (row) => row[id],
  same: (row) => row[id],
})
const columns = [column('place'), column('judge'), column('points')]
const ids = (rows: readonly Row[], of = columns) => {
  const folded = foldEqual(of, rows)
  return [folded.columns.map(({ id }) => id), folded.equal.map(({ id }) => id)]
}

test('says once what is equal in every row, and leaves out what no row has', () => {
  expect(
    ids([
      { place: 'Oulu', judge: null, points: 1 },
      { place: 'Oulu', judge: null, points: 2 },
    ]),
  ).toEqual([['points'], ['place']])
})

test('keeps a column in which one row differs, or has no value', () => {
  expect(
    ids([
      { place: 'Oulu', judge: 'Aino', points: 1 },
      { place: 'Oulu', judge: null, points: 1 },
      { place: 'Lahti', judge: 'Aino', points: 1 },
    ]),
  ).toEqual([['place', 'judge'], ['points']])
})

test('keeps the columns of a single row that have a value', () => {
  expect(ids([{ place: 'Oulu', judge: null, points: 1 }])).toEqual([['place', 'points'], []])
})

test('keeps a column that says nothing of its rows in one value', () => {
  const { same: _, ...plain } = column('place')
  const row = { place: 'Oulu', judge: null, points: 1 }
  expect(ids([row, row], [plain])).toEqual([['place'], []])
})
