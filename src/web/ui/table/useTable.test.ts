import { expect, test } from 'vitest'
import type { Column, Sorting } from './types.ts'
import { sortedRows } from './useTable.ts'

interface Dog {
  name: string | null
  points: number | null
}

const columns: Column<Dog>[] = [
  { id: 'name', header: 'Nimi', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'points', header: 'Pisteet', cell: ({ points }) => points, sortValue: ({ points }) => points },
  { id: 'fixed', header: 'Kiinteä', cell: () => null },
]
const rows: Dog[] = [
  { name: 'Ärjy', points: 9 },
  { name: null, points: 100 },
  { name: 'Zorro', points: null },
  { name: 'Aamu', points: 20 },
]
const sorted = (sorting: Sorting | undefined) =>
  sortedRows(rows, columns, sorting, new Intl.Collator('fi', { numeric: true }))

test('sorts texts by the rules of the language, rows without a value last in both directions', () => {
  const names = (direction: Sorting['direction']) =>
    sorted({ column: 'name', direction }).map(({ name }) => name)
  expect(names('asc')).toEqual(['Aamu', 'Zorro', 'Ärjy', null])
  expect(names('desc')).toEqual(['Ärjy', 'Zorro', 'Aamu', null])
})

test('sorts numbers by their size', () => {
  const points = (direction: Sorting['direction']) =>
    sorted({ column: 'points', direction }).map((row) => row.points)
  expect(points('asc')).toEqual([9, 20, 100, null])
  expect(points('desc')).toEqual([100, 20, 9, null])
})

test('keeps the given order without a sorting, and by a column that has no value to sort by', () => {
  expect(sorted(undefined)).toBe(rows)
  expect(sorted({ column: 'fixed', direction: 'asc' })).toBe(rows)
})
