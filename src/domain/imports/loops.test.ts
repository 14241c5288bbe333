import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLoops, type Links } from './loops.ts'

/** Links of dogs 1 …: each row is [sire, dam, line of the sire, line of the dam]. */
function linksOf(rows: readonly (readonly [number, number, number, number])[]): Links {
  const column = (place: 0 | 1 | 2 | 3) => Int32Array.from([0, ...rows.map((row) => row[place])])
  return { sire: column(0), dam: column(1), sireLine: column(2), damLine: column(3) }
}

test('cuts a loop at the link that came last and names it', () => {
  const links = linksOf([
    [2, 0, 5, 0],
    [3, 0, 9, 0],
    [0, 1, 0, 7],
  ])
  const { loops } = breakLoops(links)
  expect(loops).toHaveLength(1)
  expect(loops[0]).toMatchObject({ child: 2, role: 'sire', line: 9 })
  // Each one a parent of the next: 3 is the sire of 2, 2 of 1, and 1 the dam of 3.
  expect(['3,2,1', '2,1,3', '1,3,2']).toContain(loops[0]?.dogs.join())
  expect([...links.sire]).toEqual([0, 2, 0, 0])
})

test('keeps the links that were there before', () => {
  const links = linksOf([
    [2, 0, 0, 0],
    [3, 0, 4, 0],
    [1, 0, 0, 0],
  ])
  expect(breakLoops(links).loops[0]).toMatchObject({ child: 2, line: 4 })
  expect([...links.sire]).toEqual([0, 2, 0, 1])
})

test('orders a pedigree of a hundred thousand generations', () => {
  const count = 100_000
  const links = linksOf(Array.from({ length: count }, (_, dog) => [dog === count - 1 ? 0 : dog + 2, 0, 1, 0]))
  const { loops, order } = breakLoops(links)
  expect(loops).toEqual([])
  expect(order[0]).toBe(count)
})

test('leaves no dog in a loop and puts parents first, with any links', () => {
  const row = fc.tuple(
    fc.nat(12),
    fc.nat(12),
    fc.integer({ min: 1, max: 99 }),
    fc.integer({ min: 1, max: 99 }),
  )
  fc.assert(
    fc.property(fc.array(row, { minLength: 12, maxLength: 12 }), (rows) => {
      const links = linksOf(rows)
      const before = links.sire.filter(Boolean).length + links.dam.filter(Boolean).length
      const { loops, order } = breakLoops(links)
      const after = links.sire.filter(Boolean).length + links.dam.filter(Boolean).length
      const place = new Map([...order].map((dog, index) => [dog, index]))
      expect(place.size).toBe(12)
      expect(before - after).toBe(loops.length)
      for (let dog = 1; dog <= 12; dog++)
        for (const parent of [links.sire[dog]!, links.dam[dog]!])
          if (parent) expect(place.get(parent)).toBeLessThan(place.get(dog)!)
    }),
  )
})
