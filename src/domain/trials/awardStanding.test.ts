import { describe, expect, it, test } from 'vitest'
import { type AwardContext, huntAward, waterAward } from './awardStanding.ts'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import type { SheetValues } from './sheet.ts'
import { FULL_SHEET } from './sheets.test-helper.ts'

/** Cases worked out by hand. Source: docs/rules/trials.md#award-and-why. */

const AVO: AwardContext = {
  rulebook: DEFAULT_RULEBOOK,
  trialClass: 'AVO',
  divided: true,
  water: { water: 8, track: null },
}
const of = (change: SheetValues, context: Partial<AwardContext> = {}) =>
  huntAward({ ...AVO, ...context }, { ...FULL_SHEET, ...change })
const only = (sheet: SheetValues, context: Partial<AwardContext> = {}) =>
  huntAward({ ...AVO, ...context }, sheet)

test('tells a first prize without a reason: 10×6 + 9×7 + 8×4 + 8×3 = 179', () => {
  expect(of({})).toEqual({ told: true, why: null })
})

describe('what the next better prize takes', () => {
  it.each([
    // 8×6 + 8×7 + 7×4 + 8×3 = 156, four short of 160
    [
      { search: 8, game: 8, retrieve: 7 },
      { why: 'points', prize: 1, limit: 160, short: 4 },
    ],
    // 6×6 + 6×7 + 6×4 + 8×3 = 126, four short of 130
    [
      { search: 6, game: 6, retrieve: 6 },
      { why: 'points', prize: 2, limit: 130, short: 4 },
    ],
    // 4×6 + 4×7 + 5×4 + 8×3 = 96, four short of 100
    [
      { search: 4, game: 4, retrieve: 5 },
      { why: 'points', prize: 3, limit: 100, short: 4 },
    ],
    // 10×6 + 10×7 + 4×4 + 8×3 = 170 are enough, a retrieve of 4 is not
    [
      { search: 10, game: 10, retrieve: 4 },
      { why: 'leastGrade', part: 'retrieve', grade: 4, least: 5 },
    ],
  ] as const)('%j: %j', (grades, why) => {
    expect(of(grades)).toEqual({ told: true, why })
  })

  it('counts halves in VOI: 8×5 + 8×6 + 8×4 + 8×2.5 + 7×2.5 = 157.5, 2.5 short of 160', () => {
    const water = { water: 8, track: 7 }
    expect(of({ search: 8, game: 8, retrieve: 8 }, { trialClass: 'VOI', water })).toEqual({
      told: true,
      why: { why: 'points', prize: 1, limit: 160, short: 2.5 },
    })
  })
})

describe('what rules a prize out', () => {
  it.each([
    ['no water work', {}, { water: null }, { why: 'water' }],
    ['a part at 0', { retrieve: 0 }, {}, { why: 'zero', part: 'retrieve' }],
    ['water work at 0', {}, { water: { water: 0, track: null } }, { why: 'zero', part: 'water' }],
    [
      'no grade of the track',
      {},
      { trialClass: 'VOI', water: { water: 9, track: null } },
      { why: 'ungraded', part: 'track' },
    ],
    ['no point', { pointsAtGame: 0, shotOver: null }, {}, { why: 'point', least: 1 }],
    ['no shot', { shotOver: false }, {}, { why: 'shot' }],
  ] as const)('%s', (_, change, context, why) => {
    expect(of(change, context)).toEqual({ told: true, why })
  })

  it('is named before anything is complete, while no award is told', () => {
    expect(only({ speed: 4 }, { water: null })).toEqual({ told: false, why: { why: 'water' } })
    expect(only({ shotOver: false })).toEqual({ told: false, why: { why: 'shot' } })
  })
})

describe('an award that cannot be computed yet', () => {
  it('names every field it waits for, in the order of the sheet', () => {
    const fields = ['search', 'pointsAtGame', 'shotOver', 'game', 'retrieve']
    expect(only({ speed: 4 })).toEqual({ told: false, why: { why: 'missing', fields } })
  })
  it('waits for the water work of an undivided trial', () => {
    expect(of({}, { divided: false, water: null })).toEqual({
      told: false,
      why: { why: 'missing', fields: ['water'] },
    })
  })
  it('asks for no shot where there was no point', () => {
    expect(only({ pointsAtGame: 0, search: 8, game: 7 })).toEqual({
      told: false,
      why: { why: 'point', least: 1 },
    })
    expect(only({ pointsAtGame: 1, search: 8, game: 7, retrieve: 6 })).toEqual({
      told: false,
      why: { why: 'missing', fields: ['shotOver'] },
    })
  })
  it('asks for neither where the rulebook needs no point', () => {
    const rulebook = { ...DEFAULT_RULEBOOK, leastPointsAtGame: 0 }
    expect(only({ search: 10, game: 9, retrieve: 8 }, { rulebook })).toEqual({ told: true, why: null })
  })
})

describe('a performance that was not judged to its end', () => {
  it.each([
    [{ steadiness: 0 }, { why: 'feature', field: 'steadiness' }],
    [
      { loudness: 0, speed: 0 },
      { why: 'feature', field: 'loudness' },
    ],
    [{ outcome: 'withdrawn' }, { why: 'outcome' }],
    [{ outcome: 'absent', speed: 0 }, { why: 'outcome' }],
  ] as const)('%j: %j', (change, why) => {
    expect(of(change)).toEqual({ told: true, why })
  })
})

test('asks of water and track work for the grades of the class alone', () => {
  expect(waterAward(AVO, {})).toEqual({ told: false, why: { why: 'missing', fields: ['water'] } })
  expect(waterAward({ ...AVO, trialClass: 'VOI' }, { water: 7 })).toEqual({
    told: false,
    why: { why: 'missing', fields: ['track'] },
  })
  expect(waterAward(AVO, { water: 7 })).toEqual({ told: true, why: null })
  expect(waterAward(AVO, { water: 0 })).toEqual({ told: true, why: { why: 'zero', part: 'water' } })
  expect(waterAward(AVO, { outcome: 'interrupted' })).toEqual({ told: true, why: { why: 'outcome' } })
})
