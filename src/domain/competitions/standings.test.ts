import { describe, expect, test } from 'vitest'
import { doOverlap, hasHeld, keepsHeld, periodDays, periodOf } from './periods.ts'
import { type CompetitionRule, PLAIN_RULE, type TrialLine } from './rule.ts'
import { type Competitor, pointsOf, type ShowFact, standingsOf, type TrialFact } from './standings.ts'

const line = (
  name: TrialLine['class'],
  prize: TrialLine['prize'],
  points: number,
  type: TrialLine['type'] = null,
) => ({
  type,
  class: name,
  prize,
  points,
})
const award = (code: string, points: number, name: string | null = null) => ({
  class: name,
  award: code,
  points,
})
const ruleOf = (overrides: Partial<CompetitionRule> = {}): CompetitionRule => ({
  ...PLAIN_RULE,
  trialLines: [line('VOI', 1, 10), line('VOI', 2, 7), line('AVO', 1, 6), line('AVO', 2, 4)],
  ...overrides,
})
let ids = 0
const trial = (label: string, overrides: Partial<TrialFact> = {}): TrialFact => ({
  kind: 'trial',
  id: ++ids,
  date: '2025-09-10',
  judge: `judge ${ids}`,
  type: 'field',
  class: label.slice(0, 3) as TrialFact['class'],
  outcome: 'judged',
  prize: Number(label.slice(3)),
  trialPoints: 150,
  status: 'official',
  ...overrides,
})
const show = (grade: string, marks: string[] = [], overrides: Partial<ShowFact> = {}): ShowFact => ({
  kind: 'show',
  id: ++ids,
  date: '2025-07-05',
  judge: `judge ${ids}`,
  country: 'FI',
  class: 'AVO',
  grade,
  marks,
  ...overrides,
})
const dog = (
  id: number,
  results: Competitor['results'],
  overrides: Partial<Competitor> = {},
): Competitor => ({
  id,
  birthDate: '2022-05-17',
  results,
  showGrades: [],
  prizes: [],
  ...overrides,
})
const places = (rule: CompetitionRule, dogs: readonly Competitor[]) =>
  standingsOf(rule, dogs).map(({ id, rank, points }) => [id, rank, points])
const reasons = (rule: CompetitionRule, of: Competitor) =>
  standingsOf(rule, [of])[0]!.results.map(({ points, reason }) => [points, reason])

describe('places', () => {
  test('the most points first; equal points share a place and the next is counted on', () => {
    const dogs = [
      dog(1, [trial('AVO1')]),
      dog(2, [trial('VOI1')]),
      dog(3, [trial('AVO1')]),
      dog(4, [trial('AVO2')]),
    ]
    expect(places(ruleOf(), dogs)).toEqual([
      [2, 1, 10],
      [1, 2, 6],
      [3, 2, 6],
      [4, 4, 4],
    ])
  })

  test('a dog whose results are worth nothing is left out', () => {
    expect(places(ruleOf(), [dog(1, [trial('AVO0'), trial('NUO1')]), dog(2, [])])).toEqual([])
  })

  test('too few counted results give no place, and stand after those with one', () => {
    const few = dog(1, [trial('VOI1')])
    const enough = dog(2, [trial('AVO2'), trial('AVO2')])
    const [first, second] = standingsOf(ruleOf({ least: 2 }), [few, enough])
    expect([first!.id, first!.rank]).toEqual([2, 1])
    expect(second).toMatchObject({ id: 1, rank: null, unmet: 'tooFew', points: 10 })
  })

  test('the condition of a show grade takes that grade or a better one', () => {
    const rule = ruleOf({ showGrade: 'EH' })
    const of = (...showGrades: string[]) =>
      standingsOf(rule, [dog(1, [trial('AVO1')], { showGrades })])[0]!.unmet
    expect([of('ERI'), of('EH'), of('H', 'T'), of('1'), of()]).toEqual([
      null,
      null,
      'showGrade',
      'showGrade',
      'showGrade',
    ])
  })

  test('the condition of a prize takes that prize, a better one, and any of a higher class', () => {
    const rule = ruleOf({ trialPrize: { class: 'AVO', prize: 2 } })
    const of = (...labels: string[]) => {
      const prizes = labels.map((label) => ({
        class: label.slice(0, 3) as 'AVO',
        prize: Number(label.slice(3)),
      }))
      return standingsOf(rule, [dog(1, [trial('AVO1')], { prizes })])[0]!.unmet
    }
    expect([of('AVO2'), of('AVO1'), of('VOI3'), of('AVO3', 'NUO1'), of('VOI0')]).toEqual([
      null,
      null,
      null,
      'trialPrize',
      'trialPrize',
    ])
  })
})

describe('results', () => {
  test('the best count, the rest is beyond them', () => {
    const of = dog(1, [trial('AVO2'), trial('VOI1'), trial('AVO1'), trial('AVO3')])
    expect(reasons(ruleOf({ best: 2 }), of)).toEqual([
      [10, null],
      [6, null],
      [4, 'beyondBest'],
      [null, 'noPoints'],
    ])
  })

  test('of one judge no more count than the rule says, whatever they are worth; without a judge none', () => {
    const by = (judge: string | null) => ({ judge })
    const of = dog(1, [
      trial('VOI1', by('a')),
      trial('VOI2', by('a')),
      trial('AVO1', by('a')),
      trial('AVO2', by('b')),
      trial('VOI1', by(null)),
    ])
    expect(reasons(ruleOf({ perJudge: 2, best: 3 }), of)).toEqual([
      [10, null],
      [7, null],
      [4, null],
      [10, 'judgeUnknown'],
      [6, 'perJudge'],
    ])
  })

  test('a result that is not official does not count', () => {
    const of = dog(1, [trial('VOI1', { status: 'preliminary' })])
    expect(standingsOf(ruleOf(), [of])[0]).toMatchObject({
      rank: null,
      unmet: 'tooFew',
      points: 0,
      counted: 0,
    })
    expect(reasons(ruleOf(), of)).toEqual([[10, 'preliminary']])
  })

  test('only a dog that was judged to the end has a prize', () => {
    expect(pointsOf(ruleOf(), trial('AVO1', { outcome: 'rejected' }))).toBeNull()
  })

  test('ages are counted in months on the day of the result, the upper limit excluded', () => {
    const rule = ruleOf({ ageFrom: 24, ageTo: 36 })
    const on = (date: string, birthDate: string | null = '2022-09-10') =>
      reasons(rule, dog(1, [trial('AVO1', { date })], { birthDate }))[0]![1]
    expect(on('2024-09-09')).toBe('age')
    expect(on('2024-09-10')).toBeNull()
    expect(on('2025-09-09')).toBeNull()
    expect(on('2025-09-10')).toBe('age')
    expect(on('2025-01-01', null)).toBe('ageUnknown')
  })

  test('a line of one type of trial counts there alone; the line of most points does', () => {
    const rule = ruleOf({ trialLines: [line('AVO', 1, 3), line('AVO', 1, 5, 'forest')] })
    expect(pointsOf(rule, trial('AVO1'))).toBe(3)
    expect(pointsOf(rule, trial('AVO1', { type: 'forest' }))).toBe(5)
  })

  test('of a show result the award of most points counts, or all together', () => {
    const showLines = [award('ERI', 1), award('PU1', 6), award('ROP', 10), award('ERI', 2, 'VAL')]
    const of = show('ERI', ['PU1', 'ROP', 'SERT'])
    expect(pointsOf(ruleOf({ showLines }), of)).toBe(10)
    expect(pointsOf(ruleOf({ showLines, sumAwards: true }), of)).toBe(17)
    expect(pointsOf(ruleOf({ showLines }), show('ERI', [], { class: 'VAL' }))).toBe(2)
    expect(pointsOf(ruleOf({ showLines }), show('EH', ['PU2']))).toBeNull()
  })

  test('shows abroad do not count where the rule says so', () => {
    const rule = ruleOf({ showLines: [award('ERI', 1)], homeOnly: true })
    expect(reasons(rule, dog(1, [show('ERI', [], { country: 'SE' })]))).toEqual([[1, 'abroad']])
    expect(reasons({ ...rule, homeOnly: false }, dog(1, [show('ERI', [], { country: 'SE' })]))).toEqual([
      [1, null],
    ])
  })

  test('adds decimals without a rest', () => {
    const rule = ruleOf({ trialLines: [line('AVO', 1, 0.1), line('AVO', 2, 0.2)] })
    expect(places(rule, [dog(1, [trial('AVO1'), trial('AVO2')])])).toEqual([[1, 1, 0.3]])
  })
})

describe('ties', () => {
  const two = dog(1, [trial('AVO1'), trial('AVO2')])
  const one = dog(2, [trial('VOI1')])
  const decided = (tieBreakers: CompetitionRule['tieBreakers'], dogs: readonly Competitor[]) =>
    standingsOf(ruleOf({ tieBreakers }), dogs).map(({ id, rank, decidedBy }) => [id, rank, decidedBy])

  test('the best result, or the number of results, in the order of the rule', () => {
    expect(decided([], [two, one])).toEqual([
      [1, 1, null],
      [2, 1, null],
    ])
    expect(decided(['bestResult', 'moreResults'], [two, one])).toEqual([
      [2, 1, null],
      [1, 2, 'bestResult'],
    ])
    expect(decided(['moreResults', 'bestResult'], [two, one])).toEqual([
      [1, 1, null],
      [2, 2, 'moreResults'],
    ])
  })

  test('points of trials, those not known last; and the younger dog, of unknown birth last', () => {
    const withPoints = (id: number, trialPoints: number | null, birthDate: string | null) =>
      dog(id, [trial('AVO1', { trialPoints })], { birthDate })
    const dogs = [
      withPoints(1, null, '2023-01-01'),
      withPoints(2, 170.5, null),
      withPoints(3, 181, '2021-01-01'),
      withPoints(4, 170.5, '2020-01-01'),
    ]
    expect(decided(['trialPoints', 'younger'], dogs)).toEqual([
      [3, 1, null],
      [4, 2, 'trialPoints'],
      [2, 3, 'younger'],
      [1, 4, 'trialPoints'],
    ])
  })
})

describe('periods', () => {
  test('a season runs from the first of June, a year from the first of January', () => {
    expect(periodDays('season', 2025)).toEqual({ from: '2025-06-01', to: '2026-05-31' })
    expect(periodDays('year', 2025)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect([periodOf('season', '2026-05-31'), periodOf('year', '2026-05-31')]).toEqual([2025, 2026])
  })

  test('a rule that held for a period that is over ends no earlier than that', () => {
    const rule = { validFrom: 2020, validTo: null }
    expect([hasHeld(rule, 2020), hasHeld(rule, 2021)]).toEqual([false, true])
    expect([keepsHeld(rule, 2023, 2025), keepsHeld(rule, 2024, 2025), keepsHeld(rule, null, 2025)]).toEqual([
      false,
      true,
      true,
    ])
    const ended = { validFrom: 2020, validTo: 2022 }
    expect([
      keepsHeld(ended, 2021, 2025),
      keepsHeld(ended, 2022, 2025),
      keepsHeld(ended, 2024, 2025),
    ]).toEqual([false, true, true])
    expect([
      doOverlap(ended, { validFrom: 2022, validTo: null }),
      doOverlap(ended, { validFrom: 2023, validTo: 2023 }),
    ]).toEqual([true, false])
  })
})
