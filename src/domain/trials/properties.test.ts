import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkHunt, checkWater, type HuntContext } from './checks.ts'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import { judgeHunt, judgeWater } from './judging.ts'
import { OUTCOMES, TRIAL_CLASSES } from './results.ts'
import { SHEET_FIELDS, type SheetField, type SheetKind, type SheetValue, type SheetValues } from './sheet.ts'
import { valuesOf } from './sheetFields.ts'
import { AVO_CONTEXT, FULL_SHEET } from './sheets.test-helper.ts'

const RUNS = { numRuns: 3000 }

/** Values as people type them: mostly right ones, now and then one that no scale has, or none. */
function typedValue(field: SheetField): fc.Arbitrary<SheetValue> {
  const values = valuesOf(DEFAULT_RULEBOOK, field)
  if (values)
    return fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...values) }, fc.constant(-1), fc.constant(null))
  const others: Partial<Record<SheetField, readonly SheetValue[]>> = {
    outcome: [null, 'judged', ...OUTCOMES],
    pointsAtGame: [0, 1, 2, null],
    shotOver: [true, false, null],
    judgeId: [7, 8, 9, null],
    report: ['Hyvä haku.', '', null],
    statedPoints: [0, 100, 179, null],
    birdsMet: [0, 7, null],
    weather: ['rain', 'fog', null],
    terrain: ['bog', 'field', null],
    minutesSearched: [0, 45, null],
  }
  return fc.constantFrom(...(others[field] ?? []))
}

/** A sheet near to a full one: some fields typed over. */
const sheets = (kind: SheetKind): fc.Arbitrary<SheetValues> =>
  fc
    .uniqueArray(
      fc
        .constantFrom(...SHEET_FIELDS[kind])
        .chain((field) => fc.tuple(fc.constant(field), typedValue(field))),
      { maxLength: 8, selector: ([field]) => field },
    )
    .map((typed) => ({ ...(kind === 'hunt' ? FULL_SHEET : WATER_SHEET), ...Object.fromEntries(typed) }))

const WATER_SHEET: SheetValues = { water: 8, track: 7, judgeId: 7, report: 'Hyvä.' }

const contexts: fc.Arbitrary<HuntContext> = fc
  .record({
    trialClass: fc.constantFrom(...TRIAL_CLASSES),
    divided: fc.boolean(),
    water: fc.option(fc.record({ water: fc.nat({ max: 10 }), track: fc.option(fc.nat({ max: 10 })) })),
  })
  .map(({ trialClass, divided, water }) => ({
    ...AVO_CONTEXT,
    trialClass,
    divided,
    water: water && { ...water, class: trialClass },
  }))

/** A result as it is kept: what was typed, with what was computed in its place. */
function storedSheet(
  sheet: SheetValues,
  computed: { outcome: string; grades: object },
  stated: SheetValues,
): SheetValues {
  return { ...sheet, ...computed.grades, outcome: computed.outcome as SheetValue, ...stated }
}

test('a hunt sheet that passes every check also passes as a stored result, and is judged the same', () => {
  let passed = 0
  fc.assert(
    fc.property(sheets('hunt'), contexts, (sheet, context) => {
      if (checkHunt(context, sheet).length > 0) return
      passed++
      const judgement = judgeHunt(context.rulebook, context.trialClass, sheet, context.water)
      const { search = null, game = null, retrieve = null } = judgement.grades
      const own = { outcome: judgement.outcome, grades: { search, game, retrieve } }
      const stated = { statedPoints: judgement.points, statedPrize: judgement.prize }
      const result = storedSheet(sheet, own, judgement.outcome === 'absent' ? {} : stated)
      expect(checkHunt(context, result)).toEqual([])
      expect(judgeHunt(context.rulebook, context.trialClass, result, context.water)).toEqual(judgement)
      if (judgement.prize > 0) {
        expect(result).toMatchObject({ outcome: 'judged', shotOver: true })
        expect(result.pointsAtGame).toBeGreaterThanOrEqual(1)
      }
    }),
    RUNS,
  )
  expect(passed).toBeGreaterThan(RUNS.numRuns / 20)
})

test('a water sheet that passes every check also passes as a stored result', () => {
  let passed = 0
  fc.assert(
    fc.property(sheets('water'), contexts, (sheet, context) => {
      if (checkWater(context, sheet).length > 0) return
      passed++
      const judgement = judgeWater(context.rulebook, context.trialClass, sheet)
      const result = storedSheet(sheet, judgement, {})
      expect(checkWater(context, result)).toEqual([])
      expect(judgeWater(context.rulebook, context.trialClass, result)).toEqual(judgement)
    }),
    RUNS,
  )
  expect(passed).toBeGreaterThan(RUNS.numRuns / 20)
})

test('points lie between 0 and 200 in halves, and only a judged dog has a prize', () => {
  fc.assert(
    fc.property(sheets('hunt'), contexts, (sheet, context) => {
      const grades = ['search', 'game', 'retrieve'] as const
      if (grades.some((part) => sheet[part] === -1)) return
      const { points, prize, outcome, bar } = judgeHunt(
        context.rulebook,
        context.trialClass,
        sheet,
        context.water,
      )
      expect(points === null || (points >= 0 && points <= 200 && Number.isInteger(points * 2))).toBe(true)
      expect(prize > 0).toBe(bar === null)
      if (prize > 0) expect(outcome).toBe('judged')
    }),
    RUNS,
  )
})

test('judges alike in any order of typing', () => {
  const typedInTwoOrders = sheets('hunt').chain((sheet) => {
    const entries = Object.entries(sheet)
    return fc.tuple(
      fc.constant(sheet),
      fc.shuffledSubarray(entries, { minLength: entries.length }).map((order) => Object.fromEntries(order)),
    )
  })
  fc.assert(
    fc.property(typedInTwoOrders, contexts, ([sheet, other], context) => {
      expect(checkHunt(context, other)).toEqual(checkHunt(context, sheet))
      const [one, two] = [sheet, other].map((typed) =>
        judgeHunt(context.rulebook, context.trialClass, typed, context.water),
      )
      expect(one).toEqual(two)
    }),
  )
})
