import { expect, test } from 'vitest'
import { fieldsTaken, mergeRows } from './mergeRows.ts'

const differences = [
  { field: 'name', kept: 'Rex', other: 'Reksi' },
  { field: 'birthDate', kept: null, other: '2015-03-02' },
  { field: 'birthYear', kept: '2014', other: '2015' },
  { field: 'colour', kept: null, other: 'ruskea' },
  { field: 'imported', kept: 'false', other: 'true' },
] as const

test('takes day and year of birth as one, and asks only where both records say something', () => {
  expect(mergeRows(differences).map(({ name, fields, chosen }) => [name, fields, chosen])).toEqual([
    ['birthDate', ['birthDate', 'birthYear'], true],
    ['name', ['name'], true],
    ['colour', ['colour'], false],
    ['imported', ['imported'], false],
  ])
})

test('takes of the other record what it is said to be right in, whichever of the two stays', () => {
  const rows = mergeRows(differences)
  const right = { birthDate: 'FI2/15', name: 'FI1/15', colour: 'FI2/15' }
  expect(fieldsTaken(rows, right, 'FI2/15')).toEqual(['birthDate', 'birthYear'])
  expect(fieldsTaken(rows, right, 'FI1/15')).toEqual(['name'])
  expect(fieldsTaken(rows, {}, 'FI2/15')).toEqual([])
})
