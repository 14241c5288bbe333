import { expect, test } from 'vitest'
import { missedPrize } from './missedPrize.ts'

const all = { search: 8, game: 4, retrieve: 4, water: 2, track: 2 }
const rulebook = {
  coefficients: { NUO: { ...all, water: null, track: null }, AVO: all, VOI: all },
  prizeLimits: [140, 110, 80] as const,
}
const result = (facts: Partial<Parameters<typeof missedPrize>[0]>) => ({
  class: 'AVO' as const,
  outcome: 'judged' as const,
  prize: 0,
  points: 130,
  grades: { search: 7, game: 6, retrieve: 7, water: 6, track: 7 },
  pointsAtGame: 1,
  ...facts,
})
const grades = (facts: Partial<Record<keyof typeof all, number | null>>) => ({
  grades: { ...result({}).grades, ...facts },
})

test.each([
  [
    'a part at 0, before one that was not done',
    grades({ game: 0, track: null }),
    { why: 'zero', part: 'game' },
  ],
  ['a part that was not done', grades({ water: null }), { why: 'missing', part: 'water' }],
  ['too few points', { points: 79.5 }, { why: 'points', limit: 80 }],
  ['no point at game', { pointsAtGame: 0 }, { why: 'noPoint' }],
  ['nothing where the result does not tell', {}, null],
  ['nothing of a dog with a prize', { prize: 3, points: 20 }, null],
  ['nothing of a dog that was not judged to the end', { outcome: 'rejected' as const, points: 20 }, null],
  [
    'nothing of a part that the class does not have',
    { ...grades({ water: null, track: null }), class: 'NUO' as const },
    null,
  ],
])('a missed prize tells %s', (_, facts, expected) => {
  expect(missedPrize(result(facts), rulebook)).toEqual(expected)
})

test('a missed prize tells nothing without a rulebook', () => {
  expect(missedPrize(result({ points: 20 }), undefined)).toBeNull()
})
