import { expect, test } from 'vitest'
import { familyFigures } from './excess.ts'

/** Families of twenty dogs each, of which so many are affected. */
function figuresOf(affected: readonly number[]) {
  const dogs = affected.flatMap((count) =>
    Array.from({ length: 20 }, (_, place) => ({ stratum: 'one', affected: place < count })),
  )
  const members = (family: number) => Array.from({ length: 20 }, (_, place) => family * 20 + place)
  return familyFigures(dogs, new Map(affected.map((_, family) => [family, members(family)])))
}

test('does not let one bad family among fewer than ten widen what is usual, behind which it would hide', () => {
  const alike = figuresOf([2, 2, 2, 2, 2, 2])
  expect(alike[0]!.differences).toBe(0)
  const [bad, ...others] = figuresOf([12, 2, 2, 2, 2, 2])
  expect(bad).toMatchObject({ examined: 20, affected: 12, differences: 0 })
  expect(bad!.excess).toBeGreaterThan(3)
  for (const { excess } of others) expect(excess).toBeLessThan(0)
})
