import { expect, test } from 'vitest'
import { FIRST_RULEBOOKS } from './firstRulebooks.ts'
import type { Outcome, TrialClass } from './results.ts'
import { bestWater, isWaterValid, lastValidDay, waterStandingOn } from './water.ts'

test.each([
  ['2020-06-01', '2021-05-31'],
  ['2021-05-31', '2021-05-31'],
  ['2021-06-01', '2023-06-01'],
  ['2024-02-29', '2026-02-28'],
  ['1990-05-31', null],
])('a performance of %s counts to %s', (performed, last) => {
  expect(lastValidDay(FIRST_RULEBOOKS, performed)).toBe(last)
})

test.each([
  ['2020-08-01', '2020-08-01', true],
  ['2020-08-01', '2020-07-31', false],
  ['2020-08-01', '2021-05-31', true],
  ['2020-08-01', '2021-06-01', false],
  ['2021-06-01', '2023-06-01', true],
  ['2021-06-01', '2023-06-02', false],
])('work done %s is valid at a trial on %s: %s', (performed, day, valid) => {
  expect(isWaterValid(FIRST_RULEBOOKS, performed, day)).toBe(valid)
})

const done = (
  day: string,
  water: number | null,
  track: number | null = null,
  trialClass: TrialClass = 'VOI',
  outcome: Outcome = 'judged',
) => ({ day, water, track, class: trialClass, outcome })

test.each<[string, ReturnType<typeof done>[], number | null]>([
  ['none', [], null],
  ['of another class', [done('2025-08-01', 10, 10, 'AVO')], null],
  ['rejected', [done('2025-08-01', 10, 10, 'VOI', 'rejected')], null],
  ['too old', [done('2023-08-01', 10, 10)], null],
  ['not yet done', [done('2025-09-02', 10, 10)], null],
  ['the same day', [done('2025-09-01', 5, 5)], 0],
  ['the best together, not of each', [done('2024-08-01', 10, 3), done('2025-08-01', 7, 7)], 1],
  ['a missing track counts nothing', [done('2024-08-01', 10), done('2025-08-01', 6, 5)], 1],
  ['of equals the latest', [done('2025-08-01', 7, 7), done('2024-08-01', 8, 6)], 0],
])('chooses what counts at a VOI trial of 2025-09-01: %s', (_, performances, index) => {
  expect(bestWater(performances, FIRST_RULEBOOKS, 'VOI', '2025-09-01')).toBe(
    index === null ? undefined : performances[index],
  )
})

test.each<[string, ReturnType<typeof done>[], string, object | null]>([
  ['nothing without a performance', [], '2025-09-01', null],
  ['nothing of a rejected one', [done('2025-08-01', 9, 9, 'VOI', 'rejected')], '2025-09-01', null],
  ['nothing of another class', [done('2025-08-01', 9, null, 'AVO')], '2025-09-01', null],
  ['nothing of one to come', [done('2025-09-02', 9, 9)], '2025-09-01', null],
  ['nothing of a day without a rulebook', [done('1990-05-31', 9, 9)], '1990-06-01', null],
  [
    'its last day',
    [done('2024-05-16', 8, 6)],
    '2026-05-16',
    { isValid: true, validUntil: '2026-05-16', performance: { day: '2024-05-16' }, longer: null },
  ],
  [
    'that it has lapsed',
    [done('2023-08-01', 9, 9), done('2024-05-16', 8, 6)],
    '2026-05-17',
    { isValid: false, validUntil: '2026-05-16', performance: { day: '2024-05-16' }, longer: null },
  ],
  [
    'to the end of the season, by the rulebook of its day',
    [done('2020-08-01', 8, 6)],
    '2021-05-01',
    { isValid: true, validUntil: '2021-05-31' },
  ],
  [
    'the best, and the one that holds longer',
    [done('2024-08-01', 9, 9), done('2025-08-01', 5, 5)],
    '2025-09-01',
    {
      validUntil: '2026-08-01',
      performance: { day: '2024-08-01' },
      longer: { validUntil: '2027-08-01', performance: { day: '2025-08-01' } },
    },
  ],
  ['that a prize is possible', [done('2025-08-01', 1, 1)], '2025-09-01', { allowsPrize: true }],
  ['that a 0 bars the prize', [done('2025-08-01', 0, 9)], '2025-09-01', { allowsPrize: false }],
  ['that a missing track bars the prize', [done('2025-08-01', 9)], '2025-09-01', { allowsPrize: false }],
])('tells of water and track work in VOI: %s', (_, performances, day, standing) => {
  const told = waterStandingOn(performances, FIRST_RULEBOOKS, 'VOI', day)
  if (standing === null) expect(told).toBeNull()
  else expect(told).toMatchObject(standing)
})
