import { expect, test } from 'vitest'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import type { ClassRule } from './rulebook.ts'
import type { SheetKind, SheetValue } from './sheet.ts'
import { fieldProblem, valuesOf } from './sheetFields.ts'

test.each<[SheetKind, string, SheetValue, string | null]>([
  ['hunt', 'search', 0, null],
  ['hunt', 'search', 10, null],
  ['hunt', 'search', 11, 'GRADE_INVALID'],
  ['hunt', 'game', 7.5, 'GRADE_INVALID'],
  ['hunt', 'retrieve', '8', 'GRADE_INVALID'],
  ['hunt', 'search', null, null],
  ['hunt', 'water', 8, 'VALUE_INVALID'],
  ['hunt', 'constructor', 8, 'VALUE_INVALID'],
  ['hunt', 'speed', 5, null],
  ['hunt', 'speed', 6, 'FEATURE_VALUE_INVALID'],
  ['hunt', 'speed', true, 'FEATURE_VALUE_INVALID'],
  ['hunt', 'reporting', 2, null],
  ['hunt', 'reporting', 3, 'FEATURE_VALUE_INVALID'],
  ['hunt', 'pointsAtGame', 0, null],
  ['hunt', 'pointsAtGame', 99, null],
  ['hunt', 'pointsAtGame', 100, 'POINTS_AT_GAME_INVALID'],
  ['hunt', 'pointsAtGame', -1, 'POINTS_AT_GAME_INVALID'],
  ['hunt', 'shotOver', false, null],
  ['hunt', 'shotOver', 1, 'VALUE_INVALID'],
  ['hunt', 'statedPoints', 132.5, null],
  ['hunt', 'statedPoints', 132.4, 'STATED_POINTS_INVALID'],
  ['hunt', 'statedPoints', 200.5, 'STATED_POINTS_INVALID'],
  ['hunt', 'statedPrize', 3, null],
  ['hunt', 'statedPrize', 4, 'PRIZE_INVALID'],
  ['hunt', 'outcome', 'absent', null],
  ['hunt', 'outcome', 'won', 'OUTCOME_INVALID'],
  ['hunt', 'judgeId', 12, null],
  ['hunt', 'judgeId', 'Aho', 'VALUE_INVALID'],
  ['hunt', 'report', 'a'.repeat(4000), null],
  ['hunt', 'report', 'a'.repeat(4001), 'REPORT_TOO_LONG'],
  ['hunt', 'report', 4, 'REPORT_TOO_LONG'],
  ['hunt', 'report', 'Laaja haku.\n\tVarma seisonta.', null],
  ['hunt', 'report', 'Laaja haku.\vVarma seisonta.', 'TEXT_INVALID'],
  ['water', 'water', 10, null],
  ['water', 'track', 10.5, 'GRADE_INVALID'],
  ['water', 'jt', 3, null],
  ['water', 'jt', 2, 'FEATURE_VALUE_INVALID'],
  ['water', 'l', 4, 'FEATURE_VALUE_INVALID'],
  ['water', 'pk', 4, 'FEATURE_VALUE_INVALID'],
  ['water', 'search', 4, 'VALUE_INVALID'],
])('%s sheet, %s = %j: %s', (kind, field, value, problem) => {
  expect(fieldProblem(DEFAULT_RULEBOOK, kind, field, value)).toBe(problem)
})

test('offers the values of the scale', () => {
  expect(valuesOf(DEFAULT_RULEBOOK, 'jt')).toEqual([1, 3])
  expect(valuesOf(DEFAULT_RULEBOOK, 'reporting')).toEqual([0, 1, 2])
  expect(valuesOf(DEFAULT_RULEBOOK, 'search')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(valuesOf(DEFAULT_RULEBOOK, 'statedPrize')).toEqual([0, 1, 2, 3])
  expect(valuesOf(DEFAULT_RULEBOOK, 'report')).toBeNull()
})

test('takes as many points as a class of the rulebook gives, and no more', () => {
  const half = { search: 3, game: 3.5, retrieve: 2, water: 1.5, track: null }
  const classOf = (rule: ClassRule): ClassRule => ({ ...rule, coefficients: half })
  const { NUO, AVO, VOI } = DEFAULT_RULEBOOK.classes
  const rulebook = {
    ...DEFAULT_RULEBOOK,
    classes: { NUO: classOf(NUO), AVO: classOf(AVO), VOI: classOf(VOI) },
  }
  expect(fieldProblem(rulebook, 'hunt', 'statedPoints', 100)).toBeNull()
  expect(fieldProblem(rulebook, 'hunt', 'statedPoints', 100.5)).toBe('STATED_POINTS_INVALID')
})
