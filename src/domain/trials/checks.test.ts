import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECK_CODES, checkHunt, checkWater, type HuntContext } from './checks.ts'
import type { SheetValues } from './sheet.ts'
import { FIELD_PROBLEMS } from './sheetFields.ts'
import { AVO_CONTEXT, FULL_SHEET } from './sheets.test-helper.ts'

const ZERO_SEARCH = { speed: 0, search: 0 }
/** code, field, what is changed on the full sheet, what is changed in the trial */
const FAILING: readonly [string, string, SheetValues, Partial<HuntContext>?][] = [
  ['GRADE_INVALID', 'search', { search: 11 }],
  ['FEATURE_VALUE_INVALID', 'speed', { speed: 6 }],
  ['SEARCH_NOT_ZEROED', 'search', { speed: 0 }],
  ['SEARCH_NOT_ZEROED', 'search', { scenting: 0 }],
  ['GAME_NOT_ZEROED', 'game', { steadiness: 0 }],
  ['RETRIEVE_NOT_ZEROED', 'retrieve', { retrieveEagerness: 0 }],
  ['REJECTED_NOT_ZERO', 'outcome', { outcome: 'rejected' }],
  ['CLOSED_NOT_ZERO', 'outcome', { outcome: 'closed', search: null, game: null, retrieve: null }],
  ['ZERO_MEANS_REJECTED', 'outcome', { ...ZERO_SEARCH, outcome: 'withdrawn' }],
  [
    'ZERO_MEANS_CLOSED',
    'outcome',
    { loudness: 0, outcome: 'interrupted', search: null, game: null, retrieve: null },
  ],
  ['CLOSED_HAS_GRADES', 'search', { gunShyness: 0, game: null, retrieve: null }],
  ['PART_MISSING', 'game', { game: null }],
  ['PART_NOT_IN_CLASS', 'retrieve', {}, { rulebook: withoutRetrieve() }],
  ['WATER_RESULT_MISSING', 'water', {}, { divided: false, water: null }],
  ['FEATURE_MISSING', 'point', { point: null }],
  ['FEATURE_MISSING', 'gunShyness', { gunShyness: null }],
  ['FEATURE_MISSING', 'collaboration', { collaboration: null }],
  ['POINTS_AT_GAME_MISSING', 'pointsAtGame', { pointsAtGame: null }],
  ['SHOT_OVER_MISSING', 'shotOver', { shotOver: null }],
  ['SHOT_WITHOUT_POINT', 'shotOver', { pointsAtGame: 0 }],
  ['TOTAL_NOT_SUM', 'statedPoints', { statedPoints: 178 }],
  ['OUTCOME_WITHOUT_POINTS', 'statedPoints', { outcome: 'interrupted', statedPoints: 155 }],
  ['PRIZE_NOT_BY_POINTS', 'statedPrize', { statedPrize: 2 }],
  ['PRIZE_NOT_BY_POINTS', 'statedPrize', { search: 1, game: 1, statedPrize: 3 }],
  ['PRIZE_WITHOUT_POINT', 'statedPrize', { pointsAtGame: 0, shotOver: false, statedPrize: 1 }],
  ['PRIZE_WITHOUT_SHOT', 'statedPrize', { shotOver: false, statedPrize: 1 }],
  ['PRIZE_WITHOUT_WATER', 'statedPrize', { statedPrize: 2 }, { water: null }],
  ['PRIZE_WITHOUT_PART', 'statedPrize', { retrieve: 0, statedPrize: 2 }],
  ['OUTCOME_WITHOUT_PRIZE', 'statedPrize', { ...ZERO_SEARCH, statedPrize: 3 }],
  ['CLASS_NOT_ALLOWED', 'class', {}, { classAllowed: false }],
  ['WATER_CLASS_DIFFERS', 'class', {}, { water: { class: 'NUO', water: 8, track: null } }],
  ['JUDGE_MISSING', 'judgeId', { judgeId: null }],
  ['JUDGE_NOT_OF_TRIAL', 'judgeId', { judgeId: 9 }],
  ['REPORT_MISSING', 'report', { report: ' ' }],
]

function withoutRetrieve(): HuntContext['rulebook'] {
  const { rulebook } = AVO_CONTEXT
  const { AVO } = rulebook.classes
  const coefficients = { ...AVO.coefficients, retrieve: null }
  return { ...rulebook, classes: { ...rulebook.classes, AVO: { ...AVO, coefficients } } }
}

test('has a failing example of every check', () => {
  const shown = new Set([...FIELD_PROBLEMS, 'ABSENT_HAS_SCORES', ...FAILING.map(([code]) => code)])
  expect(CHECK_CODES.filter((code) => !shown.has(code))).toEqual([])
})

test.each(FAILING)('fails with %s at %s: %j', (code, field, change, trial = {}) => {
  expect(checkHunt({ ...AVO_CONTEXT, ...trial }, { ...FULL_SHEET, ...change })).toEqual([{ code, field }])
})

test.each<[string, SheetValues, Partial<HuntContext>?]>([
  ['all filled', {}],
  ['the paper’s own sums, right', { statedPoints: 179, statedPrize: 1 }],
  [
    'rejected for a 0, the rest not judged',
    { ...ZERO_SEARCH, game: null, retrieve: null, pointsAtGame: null },
  ],
  ['rejected, written so', { ...ZERO_SEARCH, outcome: 'rejected' }],
  ['closed', { gunShyness: 0, search: null, game: null, retrieve: null, statedPoints: 0, statedPrize: 0 }],
  ['no game found', { game: 0, pointsAtGame: 0, shotOver: null, point: null, flush: null, steadiness: null }],
  ['nothing to retrieve', { retrieve: 0, retrieveEagerness: null }],
  ['no shot, so shooting was not seen', { shotOver: false, gunShyness: null }],
  ['never left the point for reporting', { reporting: null }],
  ['interrupted half way', { outcome: 'interrupted', game: null, retrieve: null, point: null }],
  ['withdrawn before it began', { outcome: 'withdrawn', judgeId: null, report: null }],
  ['divided, no valid water: no prize', { statedPoints: 155, statedPrize: 0 }, { water: null }],
  ['undivided, water done the same day', {}, { divided: false }],
])('passes: %s', (_, change, trial = {}) => {
  expect(checkHunt({ ...AVO_CONTEXT, ...trial }, { ...FULL_SHEET, ...change })).toEqual([])
})

test('names every field with a score of an absent dog', () => {
  expect(checkHunt(AVO_CONTEXT, { outcome: 'absent', report: 'Ei saapunut.' })).toEqual([])
  expect(checkHunt(AVO_CONTEXT, { outcome: 'absent', search: 0, speed: 3, shotOver: false })).toEqual(
    ['search', 'shotOver', 'speed'].map((field) => ({ code: 'ABSENT_HAS_SCORES', field })),
  )
})

const WATER_SHEET: SheetValues = { water: 8, track: 7, vh: 4, judgeId: 7, report: 'Innokas veteen.' }

test.each<[string, SheetValues, Partial<HuntContext>, readonly object[]]>([
  ['complete', {}, {}, []],
  ['rejected by the judge’s word', { outcome: 'rejected', water: 0, track: null }, {}, []],
  ['track missing', { track: null }, {}, [{ code: 'PART_MISSING', field: 'track' }]],
  ['track in AVO', {}, { trialClass: 'AVO' }, [{ code: 'PART_NOT_IN_CLASS', field: 'track' }]],
  ['no such value', { vh: 9 }, {}, [{ code: 'FEATURE_VALUE_INVALID', field: 'vh' }]],
  ['class not allowed', {}, { classAllowed: false }, [{ code: 'CLASS_NOT_ALLOWED', field: 'class' }]],
  ['no report', { report: null }, {}, [{ code: 'REPORT_MISSING', field: 'report' }]],
  [
    'absent with a grade',
    { outcome: 'absent', track: null, vh: null },
    {},
    [{ code: 'ABSENT_HAS_SCORES', field: 'water' }],
  ],
  [
    'closed with a grade',
    { outcome: 'closed', track: null },
    {},
    [{ code: 'CLOSED_HAS_GRADES', field: 'water' }],
  ],
])('water and track in VOI, %s', (_, change, trial, checks) => {
  const context = { ...AVO_CONTEXT, trialClass: 'VOI' as const, ...trial }
  expect(checkWater(context, { ...WATER_SHEET, ...change })).toEqual(checks)
})

test.each(['fi', 'sv', 'en'])('every code has its own sentence: %s', (language) => {
  const texts = ['errors', 'pages/errors', 'staff/errors'].map((file) =>
    readFileSync(new URL(`../../contract/texts/${language}/${file}.json`, import.meta.url), 'utf8'),
  )
  const sentences: Record<string, string> = Object.assign({}, ...texts.map((text) => JSON.parse(text)))
  expect(new Set(CHECK_CODES.map((code) => sentences[code])).size).toBe(CHECK_CODES.length)
})
