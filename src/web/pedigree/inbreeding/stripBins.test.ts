import { expect, test } from 'vitest'
import { stripBins } from './stripBins.ts'

const histogram = (counts: Record<number, number>, length = 26) =>
  Array.from({ length }, (_, index) => counts[index] ?? 0)

test('leaves out empty classes at the end, but never the one of the dog', () => {
  expect(stripBins(histogram({ 0: 40, 2: 10 }), 0.02).bins).toHaveLength(10)
  expect(stripBins(histogram({ 0: 40, 14: 1 }), 0.02).bins).toHaveLength(15)
  const far = stripBins(histogram({ 0: 40 }), 0.19)
  expect(far.bins).toHaveLength(20)
  expect(far.bins.filter(({ here }) => here).map(({ from }) => from)).toEqual([19])
})

test('puts a round value into the class that it opens', () => {
  expect(stripBins(histogram({ 0: 1 }), 0.07).bins.findIndex(({ here }) => here)).toBe(7)
  // 0.29 × 100 is a little less than 29 in floating point.
  expect(stripBins(histogram({ 0: 1 }, 40), 0.29).bins.findIndex(({ here }) => here)).toBe(29)
  expect(stripBins(histogram({ 0: 1 }), 0.29).bins.at(-1)).toMatchObject({ from: 25, to: null, here: true })
})

test('puts the mark in proportion, and in the middle of the open class', () => {
  expect(stripBins(histogram({ 0: 1 }), 0.05).mark).toBeCloseTo(0.5)
  expect(stripBins(histogram({ 0: 1 }), 0.5).mark).toBeCloseTo(25.5 / 26)
  expect(stripBins(histogram({ 0: 1 }), 0).mark).toBe(0)
})

test('scales heights to the fullest class', () => {
  expect(
    stripBins(histogram({ 0: 8, 1: 4 }), 0)
      .bins.slice(0, 3)
      .map(({ height }) => height),
  ).toEqual([1, 0.5, 0])
})
