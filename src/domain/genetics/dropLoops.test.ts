import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPedigree } from './build.ts'
import { dropLoops } from './dropLoops.ts'
import { UNKNOWN } from './pedigree.ts'

test('drops the links among the dogs of a loop, both ways into it and out of it stay', () => {
  // 0 and 1 are the parents of 2; 2 → 3 → 4 → 2 by sires; 4 also has the dam 1; 5 is a pup of 3 and 1.
  const sire = Int32Array.of(-1, -1, 4, 2, 3, 3)
  const dam = Int32Array.of(-1, -1, 1, -1, 1, 1)
  const loops = dropLoops(sire, dam)
  expect(loops.map((loop) => loop.toSorted())).toEqual([[2, 3, 4]])
  expect([...sire]).toEqual([-1, -1, -1, -1, -1, 3])
  expect([...dam]).toEqual([-1, -1, 1, -1, 1, 1])
})

test('names the dogs of loops that share dogs together', () => {
  // 0 is an ancestor of itself by its son 1 and by its daughter 2, the parents of its sire 3.
  const sire = Int32Array.of(3, 0, 0, 1)
  const dam = Int32Array.of(-1, -1, -1, 2)
  expect(dropLoops(sire, dam).map((loop) => loop.toSorted())).toEqual([[0, 1, 2, 3]])
  expect([...sire, ...dam]).toEqual(Array(8).fill(UNKNOWN))
})

test('leaves a pedigree of any links, and what has no loop as it is', () => {
  const links = fc.integer({ min: 2, max: 12 }).chain((count) => {
    const parent = fc.integer({ min: UNKNOWN, max: count - 1 })
    const rows = fc.array(fc.tuple(parent, parent), { minLength: count, maxLength: count })
    return rows.map((pairs) =>
      pairs.map(([s, d], dog) => [s === dog ? UNKNOWN : s, d === dog || d === s ? UNKNOWN : d]),
    )
  })
  fc.assert(
    fc.property(links, (rows) => {
      const [sire, dam] = [0, 1].map((role) => Int32Array.from(rows, (row) => row[role]!)) as [
        Int32Array,
        Int32Array,
      ]
      const before = [...sire, ...dam].join()
      const loops = dropLoops(sire, dam)
      expect(() => buildPedigree(sire, dam)).not.toThrow()
      if (loops.length === 0) expect([...sire, ...dam].join()).toBe(before)
      const members = new Set(loops.flat())
      rows.forEach(([s, d], dog) => {
        if (!members.has(dog)) expect([sire[dog], dam[dog]]).toEqual([s, d])
      })
    }),
  )
})
