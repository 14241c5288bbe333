import { describe, expect, test } from 'vitest'
import { type DogCareer, eligibilityOn } from './eligibility.ts'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import { TRIAL_CLASSES, type TrialClass } from './results.ts'

const DAY = '2026-09-12'
const dog = (overrides: Partial<DogCareer> = {}): DogCareer => ({
  birthDate: '2023-05-01',
  showAwardOn: null,
  firstPrizeInAvoOn: null,
  diedOn: null,
  ...overrides,
})
const ask = (overrides: Partial<DogCareer>, day = DAY, offered: readonly TrialClass[] = TRIAL_CLASSES) =>
  eligibilityOn(DEFAULT_RULEBOOK, dog(overrides), { day, offered })
const open = (overrides: Partial<DogCareer>, day = DAY) =>
  TRIAL_CLASSES.filter((name) => ask(overrides, day)[name].ok)

const AWARD = { showAwardOn: '2025-06-01' }
const PRIZED = { ...AWARD, firstPrizeInAvoOn: '2025-09-20' }

describe('classes on the day of the trial', () => {
  test.each<[string, Partial<DogCareer>, string, readonly TrialClass[]]>([
    ['the day before it is 9 months', { birthDate: '2025-12-13' }, '2026-09-12', []],
    ['the day it is 9 months', { birthDate: '2025-12-12' }, '2026-09-12', ['NUO']],
    ['the day it turns 24 months', { birthDate: '2024-09-12' }, '2026-09-12', ['NUO']],
    ['the day after', { birthDate: '2024-09-11' }, '2026-09-12', []],
    ['young with an award', { birthDate: '2025-01-01', showAwardOn: '2026-06-06' }, DAY, ['NUO', 'AVO']],
    ['young with an award and an AVO1', { birthDate: '2025-01-01', ...PRIZED }, DAY, ['NUO', 'VOI']],
    ['too young with an award', { birthDate: '2026-02-01', showAwardOn: '2026-09-01' }, DAY, []],
    ['grown without an award', {}, DAY, []],
    ['grown with an award', AWARD, DAY, ['AVO']],
    ['an award of the same day', { showAwardOn: DAY }, DAY, []],
    ['an award of the day before', { showAwardOn: '2026-09-11' }, DAY, ['AVO']],
    ['an AVO1', PRIZED, DAY, ['VOI']],
    ['an AVO1 of the same day', { ...AWARD, firstPrizeInAvoOn: DAY }, DAY, ['AVO']],
    ['an AVO1 without an award on record', { firstPrizeInAvoOn: '2025-09-20' }, DAY, []],
    ['born on a leap day, 24 months', { birthDate: '2024-02-29' }, '2026-02-28', ['NUO']],
    ['born on a leap day, a day later', { birthDate: '2024-02-29' }, '2026-03-01', []],
    ['born 31.5., 9 months in a month of 28 days', { birthDate: '2025-05-31' }, '2026-02-28', ['NUO']],
    ['born 31.5., a day before', { birthDate: '2025-05-31' }, '2026-02-27', []],
    ['born 31.5., 9 months in a leap year', { birthDate: '2027-05-31' }, '2028-02-29', ['NUO']],
    ['born 31.5., a day before in a leap year', { birthDate: '2027-05-31' }, '2028-02-28', []],
    ['birth date unknown', { birthDate: null, ...PRIZED }, DAY, []],
    ['dead before', { ...AWARD, diedOn: '2026-09-11' }, DAY, []],
    ['dead since', { ...AWARD, diedOn: '2026-09-13' }, DAY, ['AVO']],
  ])('%s', (_case, input, day, classes) => {
    expect(open(input, day)).toEqual(classes)
  })
})

test('gives every reason of the class, and none of another', () => {
  expect(ask({ birthDate: '2026-08-01' })).toEqual({
    NUO: { ok: false, reasons: ['TOO_YOUNG'] },
    AVO: { ok: false, reasons: ['TOO_YOUNG', 'SHOW_AWARD_MISSING'] },
    VOI: { ok: false, reasons: ['TOO_YOUNG', 'SHOW_AWARD_MISSING', 'FIRST_PRIZE_MISSING'] },
  })
  expect(ask(PRIZED)).toEqual({
    NUO: { ok: false, reasons: ['TOO_OLD'] },
    AVO: { ok: false, reasons: ['ENTITLED_TO_WINNER_CLASS'] },
    VOI: { ok: true, reasons: [] },
  })
  expect(ask({ birthDate: null, diedOn: '2020-01-01' }).NUO.reasons).toEqual([
    'DOG_DEAD',
    'BIRTH_DATE_UNKNOWN',
  ])
})

test('closes a class that the trial does not have', () => {
  const { AVO, VOI } = ask(PRIZED, DAY, ['AVO'])
  expect(VOI).toEqual({ ok: false, reasons: ['CLASS_NOT_OFFERED'] })
  expect(AVO.reasons).toEqual(['ENTITLED_TO_WINNER_CLASS'])
})

test('takes its limits from the rulebook', () => {
  const NUO = {
    ...DEFAULT_RULEBOOK.classes.NUO,
    leastAgeMonths: 12,
    lastAgeMonths: null,
    needsShowAward: true,
  }
  const rulebook = { classes: { ...DEFAULT_RULEBOOK.classes, NUO } }
  const nuo = (overrides: Partial<DogCareer>) =>
    eligibilityOn(rulebook, dog(overrides), { day: DAY, offered: TRIAL_CLASSES }).NUO.reasons
  expect(nuo({ birthDate: '2025-10-01' })).toEqual(['TOO_YOUNG', 'SHOW_AWARD_MISSING'])
  expect(nuo({ birthDate: '2015-10-01', ...AWARD })).toEqual([])
})
