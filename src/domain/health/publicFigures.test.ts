import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellCounts, cellOf, FEWEST_DOGS, publicCell, roughShare } from './publicFigures.ts'

const counts = fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)).map(
  ([affected, free, not]): CellCounts => ({
    dogs: affected + free + not,
    examined: affected + free,
    affected,
  }),
)

const parts = ({ dogs, examined, affected }: CellCounts) => [affected, examined - affected, dogs - examined]

test('no two figures of a cell differ by one to four dogs, and none is of so few', () => {
  fc.assert(
    fc.property(counts, (cell) => {
      const told = Object.entries(publicCell(cell)).flatMap(([name, count]) =>
        count === null || name === 'dogs' ? [] : [count],
      )
      // Whoever is examined is one of the dogs, whoever is affected or free one of the examined.
      const { dogs, examined, affected, free } = publicCell(cell)
      const apart = [
        examined !== null && dogs - examined,
        examined !== null && affected !== null && examined - affected,
      ]
      const within = [...told, ...apart, examined !== null && free !== null && examined - free]
      for (const count of within) if (count !== false) expect(count).toBeGreaterThanOrEqual(FEWEST_DOGS)
    }),
  )
})

test('whoever knows all that is told cannot tell how many dogs a part of one to four has', () => {
  const all: CellCounts[] = []
  for (let dogs = 0; dogs <= 24; dogs++)
    for (let examined = 0; examined <= dogs; examined++)
      for (let affected = 0; affected <= examined; affected++) all.push({ dogs, examined, affected })
  const alike = Map.groupBy(all, (cell) => JSON.stringify(publicCell(cell)))
  for (const cells of alike.values())
    for (let part = 0; part < 3; part++) {
      const possible = new Set(cells.map((cell) => parts(cell)[part]!))
      const [only] = possible
      if (possible.size === 1 && only !== 0) expect(only).toBeGreaterThanOrEqual(FEWEST_DOGS)
    }
})

test('cells do not move with the years, and a share tells whole per cents of five dogs at least', () => {
  expect([2019, 2020, 2024, 2025].map(cellOf)).toEqual([2015, 2020, 2020, 2025])
  expect(roughShare(1, 4)).toBeNull()
  expect(roughShare(7, 52)).toBe(0.13)
})
