import { expect, test } from 'vitest'
import { buildPedigree } from '../genetics/build.ts'
import { breedPedigree } from './breedPedigree.ts'

/** [sire, dam, breed, year] of dogs in an order that is not that of their births. */
function selectionOf(breed: number, dogs: readonly (readonly [number, number, number, number])[]) {
  const column = (at: number) => dogs.map((dog) => dog[at]!)
  const pedigree = buildPedigree(Int32Array.from(column(0)), Int32Array.from(column(1)))
  return breedPedigree(pedigree, Uint16Array.from(column(2)), Uint16Array.from(column(3)), breed)
}

test('takes a breed with its ancestors of other breeds, parents before offspring, and nobody else', () => {
  const { dogs, roles } = selectionOf(98, [
    [2, 1, 98, 2020],
    [-1, -1, 98, 2015],
    [4, 5, 119, 2014],
    [4, 5, 119, 2014],
    [-1, -1, 119, 2010],
    [-1, -1, 119, 2011],
    [-1, -1, 98, 2021],
  ])
  const order = [...dogs]
  expect(order.toSorted()).toEqual([0, 1, 2, 4, 5, 6])
  for (const [parent, offspring] of [
    [2, 0],
    [1, 0],
    [4, 2],
    [5, 2],
  ] as const)
    expect(order.indexOf(parent)).toBeLessThan(order.indexOf(offspring))
  expect([...roles]).toEqual([0, 2, 1, 0, 1, 2, 0])
})

test('puts a parent without a year two years before its first offspring, also through one without a year', () => {
  const { years } = selectionOf(98, [
    [1, -1, 98, 2020],
    [2, -1, 98, 0],
    [-1, -1, 98, 0],
    [1, -1, 98, 2017],
    [-1, -1, 98, 0],
  ])
  expect([...years]).toEqual([2020, 2015, 2013, 2017, 0])
})
