import { describe, expect, it, test } from 'vitest'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import { judgeHunt, judgeWater, type WaterGrades } from './judging.ts'
import type { SheetValues } from './sheet.ts'
import { FULL_SHEET } from './sheets.test-helper.ts'

const WATER_8 = { water: 8, track: null }
const judged = (change: SheetValues, water: WaterGrades | null = WATER_8) =>
  judgeHunt(DEFAULT_RULEBOOK, 'AVO', { ...FULL_SHEET, ...change }, water)

test('multiplies grades by coefficients, and derives the prize', () => {
  expect(judged({})).toEqual({
    outcome: 'judged',
    grades: { search: 10, game: 9, retrieve: 8, water: 8 },
    points: 179,
    prize: 1,
    bar: null,
  })
})

test.each([
  ['NUO', { search: 8, game: 8, retrieve: 8 }, { water: 8, track: null }, 160, 1],
  ['NUO', { search: 8, game: 8, retrieve: 7 }, { water: 8, track: null }, 157, 2],
  ['AVO', { search: 10, game: 10, retrieve: 4 }, { water: 10, track: null }, 176, 2],
  ['AVO', { search: 6, game: 7, retrieve: 6 }, { water: 7, track: null }, 130, 2],
  ['AVO', { search: 5, game: 5, retrieve: 5 }, { water: 5, track: null }, 100, 3],
  ['AVO', { search: 5, game: 5, retrieve: 5 }, { water: 4, track: null }, 97, 0],
  ['VOI', { search: 8, game: 8, retrieve: 8 }, { water: 8, track: 8 }, 160, 1],
  ['VOI', { search: 8, game: 8, retrieve: 8 }, { water: 8, track: 7 }, 157.5, 2],
  ['VOI', { search: 10, game: 10, retrieve: 10 }, { water: 10, track: null }, 175, 0],
] as const)('%s %j with %j: %d points, prize %d', (trialClass, grades, water, points, prize) => {
  const { points: given, prize: won } = judgeHunt(
    DEFAULT_RULEBOOK,
    trialClass,
    { ...FULL_SHEET, ...grades },
    water,
  )
  expect([given, won]).toEqual([points, prize])
})

describe('a feature at 0', () => {
  it.each([
    ['speed', { search: 0, game: 9, retrieve: 8, water: 8 }, 119],
    ['method', { search: 0, game: 9, retrieve: 8, water: 8 }, 119],
    ['scenting', { search: 0, game: 9, retrieve: 8, water: 8 }, 119],
    ['point', { search: 10, game: 0, retrieve: 8, water: 8 }, 116],
    ['flush', { search: 10, game: 0, retrieve: 8, water: 8 }, 116],
    ['steadiness', { search: 10, game: 0, retrieve: 8, water: 8 }, 116],
    ['retrieveEagerness', { search: 10, game: 9, retrieve: 0, water: 8 }, 147],
  ])('%s: the part is 0, the dog rejected, no prize', (feature, grades, points) => {
    expect(judged({ [feature]: 0 })).toEqual({
      outcome: 'rejected',
      grades,
      points,
      prize: 0,
      bar: 'outcome',
    })
  })

  it.each(['gunShyness', 'loudness'])('%s: closed, without points, even where another rejects', (feature) => {
    const closed = { outcome: 'closed', grades: {}, points: null, prize: 0, bar: 'outcome' }
    expect(judged({ [feature]: 0 })).toEqual(closed)
    expect(judged({ [feature]: 0, speed: 0 })).toEqual(closed)
  })

  it.each(['reporting', 'collaboration', 'willToHunt', 'behaviour'])('%s: has no consequence', (feature) => {
    expect(judged({ [feature]: 0 })).toMatchObject({ outcome: 'judged', points: 179, prize: 1 })
  })

  it('counts as 0 where the part was not graded at all', () => {
    expect(judged({ speed: 0, search: null }).grades.search).toBe(0)
  })
})

test.each([
  ['withdrawn', { search: 10, game: 9, retrieve: 8 }],
  ['interrupted', { search: 10, game: 9, retrieve: 8 }],
  ['absent', {}],
] as const)('%s: neither points nor prize', (outcome, grades) => {
  expect(judged({ outcome })).toEqual({ outcome, grades, points: null, prize: 0, bar: 'outcome' })
})

describe('what denies a prize and leaves the points', () => {
  it.each<[string, SheetValues, WaterGrades | null, number]>([
    ['water', {}, null, 155],
    ['part', {}, { water: 0, track: null }, 155],
    ['part', {}, { water: null, track: null }, 155],
    ['part', { retrieve: 0 }, WATER_8, 147],
    ['part', { retrieve: null }, WATER_8, 147],
    ['points', { search: 1, game: 1 }, WATER_8, 69],
    ['point', { pointsAtGame: 0, shotOver: false }, WATER_8, 179],
    ['point', { pointsAtGame: null }, WATER_8, 179],
    ['shot', { shotOver: false }, WATER_8, 179],
    ['shot', { shotOver: null }, WATER_8, 179],
  ])('gives no prize by %s: %j with %j', (bar, change, water, points) => {
    expect(judged(change, water)).toMatchObject({ outcome: 'judged', points, prize: 0, bar })
  })

  it('needs no point at game where the rulebook asks for none', () => {
    const lenient = { ...DEFAULT_RULEBOOK, leastPointsAtGame: 0 }
    expect(judgeHunt(lenient, 'AVO', { ...FULL_SHEET, pointsAtGame: 0, shotOver: null }, WATER_8).prize).toBe(
      1,
    )
  })
})

test.each<[SheetValues, object]>([
  [
    { water: 8, track: 7 },
    { outcome: 'judged', grades: { water: 8, track: 7 } },
  ],
  [{ water: 8 }, { outcome: 'judged', grades: { water: 8 } }],
  [
    { water: 8, track: 7, outcome: 'rejected' },
    { outcome: 'rejected', grades: { water: 8, track: 7 } },
  ],
  [
    { water: 8, track: 7, outcome: 'closed' },
    { outcome: 'closed', grades: {} },
  ],
  [
    { water: 8, outcome: 'absent' },
    { outcome: 'absent', grades: {} },
  ],
])('water and track in VOI: %j', (sheet, result) => {
  expect(judgeWater(DEFAULT_RULEBOOK, 'VOI', sheet)).toEqual(result)
})

test('counts no grade of a part that the class does not have', () => {
  expect(judgeWater(DEFAULT_RULEBOOK, 'AVO', { water: 8, track: 7 }).grades).toEqual({ water: 8 })
  expect(judged({}, { water: 8, track: 10 }).points).toBe(179)
})
