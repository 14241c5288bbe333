import { describe, expect, test } from 'vitest'
import type { PedigreeChart } from '#contract/pedigree.ts'
import {
  generationOf,
  gridRow,
  pathOf,
  placeCount,
  placesOfDog,
  placesOnTheWay,
  placesToDraw,
} from './places.ts'
import { letterOf, repeatedAncestors, TINTS } from './repeated.ts'

const chartOf = (
  generations: number,
  known: Record<number, number>,
  repeated: PedigreeChart['repeated'] = [],
): PedigreeChart => ({
  generations,
  dogs: [],
  places: Array.from({ length: placeCount(generations) }, (_, index) => known[index + 1] ?? null),
  repeated,
})

describe('geometry', () => {
  test('six generations have 126 places', () => {
    expect(placeCount(6)).toBe(126)
    expect([1, 2, 3, 6, 7, 14, 63, 126].map(generationOf)).toEqual([1, 1, 2, 2, 3, 3, 6, 6])
  })

  test('sire stands above dam, and a dog in the middle of its parents', () => {
    expect(gridRow(1, 3)).toEqual({ start: 1, span: 4 })
    expect(gridRow(2, 3)).toEqual({ start: 5, span: 4 })
    expect(gridRow(14, 3)).toEqual({ start: 8, span: 1 })
    for (let place = 1; place <= placeCount(5); place += 1) {
      const [own, sire, dam] = [place, 2 * place + 1, 2 * place + 2].map((at) => gridRow(at, 6))
      expect(sire?.start).toBe(own?.start)
      expect(dam?.start).toBe((sire?.start ?? 0) + (sire?.span ?? 0))
    }
  })

  test('the way to a place', () => {
    expect([1, 2, 4, 5, 10].map(pathOf)).toEqual(['s', 'd', 'sd', 'ds', 'sdd'])
    expect(placesOnTheWay(10)).toEqual([10, 4, 1])
  })
})

describe('what is drawn', () => {
  test('the unknown parents of a known dog, but not the ancestors of an unknown one', () => {
    expect(placesToDraw(chartOf(3, { 1: 0, 3: 1 }))).toEqual([1, 2, 3, 4, 7, 8])
  })

  test('all places of one dog', () => {
    expect(placesOfDog(chartOf(3, { 1: 0, 3: 1, 5: 1 }), 1)).toEqual([3, 5])
  })
})

describe('repeated ancestors', () => {
  test('the greatest share is A; dogs on one place only are left out', () => {
    const chart = chartOf(3, { 3: 1, 5: 1, 7: 2, 11: 2, 1: 3 }, [
      { dog: 2, places: [7, 11], share: 0 },
      { dog: 1, places: [3, 5], share: 0.125 },
      { dog: 3, places: [1], share: 0 },
    ])
    expect(repeatedAncestors(chart).map(({ dog, letter, tint }) => [dog, letter, tint])).toEqual([
      [1, 'A', 0],
      [2, 'B', 1],
    ])
  })

  test('letters go on after Z, tints end', () => {
    expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA'])
    const many = Array.from({ length: TINTS + 1 }, (_, dog) => dog)
    const chart = chartOf(
      6,
      Object.fromEntries(
        many.flatMap((dog) => [
          [63 + dog, dog],
          [95 + dog, dog],
        ]),
      ),
      many.map((dog) => ({ dog, places: [63 + dog, 95 + dog], share: 0.01 })),
    )
    expect(repeatedAncestors(chart).at(-1)?.tint).toBeNull()
  })
})
