import { expect, test } from 'vitest'
import { closenessOf, closenessToTell, trustOf } from './trust.ts'

test.each([
  [5, 100, 'high'],
  [6, 126, 'high'],
  [5, 99, 'moderate'],
  [4, 125, 'moderate'],
  [3, 14, 'moderate'],
  [2, 111, 'low'],
  [1, 2, 'low'],
] as const)(
  '%i complete generations and %i known ancestors: %s',
  (completeGenerations, knownPlaces, level) => {
    expect(trustOf({ completeGenerations, knownPlaces })).toBe(level)
  },
)

test.each([
  [0, 'belowCousins'],
  [0.056, 'belowCousins'],
  [0.0625, 'cousins'],
  [0.08, 'belowHalfSiblings'],
  [0.125, 'halfSiblings'],
  [0.2, 'belowFullSiblings'],
  [0.25, 'fullSiblings'],
  [0.2598, 'fullSiblings'],
  [0.28, 'aboveFullSiblings'],
] as const)('F = %f is told as %s', (coefficient, closeness) => {
  expect(closenessOf(coefficient)).toBe(closeness)
})

test('never tells of a figure of low trust that the parents are related less than so', () => {
  expect(closenessToTell(0, 'low')).toBeNull()
  expect(closenessToTell(0.2, 'low')).toBeNull()
  expect(closenessToTell(0.25, 'low')).toBe('fullSiblings')
  expect(closenessToTell(0, 'moderate')).toBe('belowCousins')
})
