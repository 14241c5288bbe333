import { describe, expect, test } from 'vitest'
import type { PedigreeChart } from '#contract/pedigree.ts'
import { letterOf, REPEATED_TINTS, repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { generationOf } from '#domain/genetics/chart.ts'
import { chartLayout } from './chart/chartLayout.ts'
import { pathOf, placeCount, placesOfDog, placesOnTheWay } from './places.ts'

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

  test('names the way to a place', () => {
    expect([1, 2, 4, 5, 10].map(pathOf)).toEqual(['s', 'd', 'sd', 'ds', 'sdd'])
    expect(placesOnTheWay(10)).toEqual([10, 4, 1])
  })
})

describe('layout', () => {
  const full = (generations: number) =>
    chartLayout(
      chartOf(generations, Object.fromEntries(Array.from({ length: 127 }, (_, place) => [place, place]))),
    )

  test('places sire above dam, and every dog in the middle of its parents', () => {
    const { cells, rows } = full(6)
    expect(cells).toHaveLength(126)
    expect(rows).toBe(64)
    const at = new Map(cells.map((cell) => [cell.place, cell]))
    for (const { place, row, span, reach } of cells) {
      expect(reach).toBe(0.5)
      const [sire, dam] = [at.get(2 * place + 1), at.get(2 * place + 2)]
      if (!sire || !dam) continue
      expect([sire.row, dam.row, sire.span + dam.span]).toEqual([row, row + sire.span, span])
    }
  })

  test('draws no box of an unknown dog: its known mate stands level with their child', () => {
    const { cells, rows } = chartLayout(chartOf(3, { 1: 0, 2: 1, 3: 2, 6: 3, 13: 4, 14: 5 }))
    expect(rows).toBe(3)
    expect(cells.map(({ place, row, span, reach }) => [place, row, span, reach])).toEqual([
      [1, 1, 1, 1],
      [3, 1, 1, 0],
      [2, 2, 2, 0.25],
      [6, 2, 2, 0],
      [13, 2, 1, 0.5],
      [14, 3, 1, 0.5],
    ])
  })

  test('gives a parent that stands alone all the rows of its child', () => {
    const { cells, rows } = chartLayout(chartOf(5, { 2: 0, 5: 1, 12: 2, 25: 3, 51: 4 }))
    expect(rows).toBe(2)
    expect(cells.map(({ row, span }) => [row, span])).toEqual(Array.from({ length: 5 }, () => [1, 2]))
  })

  test('lets a tall box that ends its line take two rows among dense ones', () => {
    expect(chartLayout(chartOf(6, { 1: 0, 2: 1 })).rows).toBe(4)
    expect(chartLayout(chartOf(4, { 1: 0, 2: 1 })).rows).toBe(2)
  })

  test('joins lines from sire and dam in the middle of their child', () => {
    const { cells } = chartLayout(chartOf(3, { 1: 0, 3: 1, 4: 2, 7: 3, 8: 4 }))
    const [sire, dam] = [3, 4].map((place) => cells.find((cell) => cell.place === place))
    const middle = 1 + 3 / 2
    expect([sire?.span, dam?.span]).toEqual([2, 1])
    expect((sire?.row ?? 0) + (sire?.span ?? 0) * (0.5 + (sire?.reach ?? 0))).toBeCloseTo(middle)
    expect((dam?.row ?? 0) + (dam?.span ?? 0) * (0.5 - (dam?.reach ?? 0))).toBeCloseTo(middle)
  })
})

describe('repeats', () => {
  test('finds all places of one dog', () => {
    expect(placesOfDog(chartOf(3, { 1: 0, 3: 1, 5: 1 }), 1)).toEqual([3, 5])
  })
})

describe('repeated ancestors', () => {
  const ofDogs = (count: number) =>
    Array.from({ length: count }, (_, dog) => ({ dog, places: [63 + dog, 95 + dog], share: 0 }))

  test('have letters and tints in the order of the chart', () => {
    const chart = chartOf(3, {}, [
      { dog: 1, places: [3, 5], share: 0.125 },
      { dog: 2, places: [7, 11], share: 0 },
    ])
    expect(
      repeatedAncestors(chart).map(({ dog, letter, tint, share }) => [dog, letter, tint, share]),
    ).toEqual([
      [1, 'A', 0, 0.125],
      [2, 'B', 1, 0],
    ])
  })

  test('continue with letters after Z, and without tints after the last', () => {
    expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA'])
    expect(repeatedAncestors(chartOf(6, {}, ofDogs(REPEATED_TINTS.length + 1))).at(-1)?.tint).toBeNull()
  })
})
