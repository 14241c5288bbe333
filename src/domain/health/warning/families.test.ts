import { expect, test } from 'vitest'
import { familiesOf } from './families.ts'

const dog = (id: number, sire: number | null = null, dam: number | null = null) => ({ id, sire, dam })

test('a dog is of its sire, and of the lines of its sire and of both grandsires, once in each', () => {
  const known = new Map([dog(1), dog(2, 1), dog(3, 1), dog(4, 9), dog(9)].map((one) => [one.id, one]))
  const { sire, line } = familiesOf(
    [dog(10, 2, 3), dog(11, 2, 4), dog(12, 1), dog(13, null, 3), dog(14)],
    (id) => known.get(id),
  )
  expect([...sire]).toEqual([
    [2, [0, 1]],
    [1, [2]],
  ])
  expect(Object.fromEntries(line)).toEqual({ 1: [0, 1, 2, 3], 2: [0, 1], 9: [1] })
})

test('a dog mated to its own daughter has their offspring in its line once', () => {
  const known = new Map([dog(1), dog(2, 1)].map((one) => [one.id, one]))
  expect([...familiesOf([dog(3, 1, 2)], (id) => known.get(id)).line]).toEqual([[1, [0]]])
})
