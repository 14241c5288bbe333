import { expect, test } from 'vitest'
import { FIRST_HEALTH_CODES } from '../health/firstCodes.ts'
import { checkForRegister, faultsIn, type RegisterCondition } from './registerCheck.ts'
import type { DogFacts } from './rules/facts.ts'
import { FIRST_RULES } from './rules/firstRules.ts'
import { BreedingRules } from './rules/inForce.ts'

const DAY = '2026-05-17'
const RULES = new BreedingRules(FIRST_RULES)
const FACTS: DogFacts = {
  breed: '119',
  sex: 'male',
  born: '2020-01-01',
  bornYearOnly: false,
  hipIndex: null,
  imported: false,
  neutered: false,
  assured: true,
  prizes: [],
  shows: [],
  statements: [],
  offspring: 0,
}
const prize = (code: string, status: 'official' | 'preliminary' = 'official') => ({
  class: code.slice(0, 3) as 'AVO' | 'NUO' | 'VOI',
  outcome: 'judged' as const,
  prize: Number(code[3]),
  status,
})
const show = (grade: string, judge: string | null = 'A', { heldOn = '2020-05-01', of = 'AVO' } = {}) => ({
  class: of,
  grade,
  heldOn,
  judge,
})
const hips = (value: string, scale = 'fci_hips') => ({ kind: 'hips', scale, value, examinedOn: '2021-01-01' })
const eyes = (value: string, examinedOn: string | null) => ({
  kind: 'eyes',
  scale: 'eyes',
  value,
  examinedOn,
})

const checked = (facts: Partial<DogFacts>, condition: RegisterCondition) => {
  const found = checkForRegister(
    { ...FACTS, ...facts },
    { day: DAY, trials: true, codes: FIRST_HEALTH_CODES, rules: RULES },
  ).find((one) => one.condition === condition)
  return found && [found.outcome, found.reason]
}

test.each([
  [{ prizes: [prize('AVO1')] }, 'met', 'PRIZE_FOUND'],
  [{ prizes: [prize('VOI1')] }, 'met', 'PRIZE_FOUND'],
  [{ prizes: [prize('AVO2'), prize('NUO1')] }, 'notMet', 'PRIZE_MISSING'],
  [{ prizes: [prize('AVO2')], sex: 'female' as const }, 'met', 'PRIZE_FOUND'],
  [{ prizes: [prize('AVO3')], sex: 'female' as const }, 'notMet', 'PRIZE_MISSING'],
  [{ prizes: [prize('AVO0')], sex: 'female' as const }, 'notMet', 'PRIZE_MISSING'],
  [{ prizes: [prize('AVO1', 'preliminary')] }, 'unknown', 'PRIZE_PRELIMINARY'],
  [{ prizes: [prize('AVO1', 'preliminary'), prize('AVO1')] }, 'met', 'PRIZE_FOUND'],
  [{ prizes: [{ ...prize('AVO1'), outcome: 'closed' as const }] }, 'notMet', 'PRIZE_MISSING'],
  [{ imported: true }, 'unknown', 'PRIZE_ABROAD'],
  [{ sex: null, prizes: [prize('AVO1')] }, 'unknown', 'SEX_UNKNOWN'],
])('trial: %o is %s by %s', (facts, outcome, reason) => {
  expect(checked(facts, 'trial')).toEqual([outcome, reason])
})

test.each([
  [[show('EH')], 'met', 'GRADE_FOUND'],
  [[show('ERI', null, { of: 'KÄY' })], 'met', 'GRADE_FOUND'],
  [[show('ERI', 'A', { of: 'JUN' })], 'notMet', 'GRADE_MISSING'],
  [[show('H', 'A'), show('H', 'B')], 'unknown', 'GRADES_TO_READ'],
  [[show('H', 'A'), show('H', 'A')], 'notMet', 'GRADE_MISSING'],
  [[show('H', null), show('H', 'B')], 'notMet', 'GRADE_MISSING'],
  [[show('ERI', 'A', { heldOn: '2010-12-31' })], 'unknown', 'GRADE_OLD_SCALE'],
  [[show('ERI', 'A', { heldOn: '2011-01-01' })], 'met', 'GRADE_FOUND'],
] as const)('show: %o is %s by %s', (shows, outcome, reason) => {
  expect(checked({ shows }, 'show')).toEqual([outcome, reason])
})

test.each([
  ['hips', { statements: [hips('B')] }, 'met', 'STATEMENT_GOOD'],
  ['hips', { statements: [hips('C')] }, 'notMet', 'STATEMENT_BAD'],
  ['hips', { statements: [hips('GOOD', 'ofa_hips')] }, 'unknown', 'STATEMENT_OTHER_SCALE'],
  ['hips', {}, 'unknown', 'STATEMENT_MISSING'],
  ['fertile', { neutered: true }, 'notMet', 'NEUTERED'],
  ['assurances', { assured: false }, 'unknown', 'NOT_ASSURED'],
  ['assurances', { statements: [eyes('affected', null)] }, 'notMet', 'FINDING_AGAINST'],
  ['assurances', { statements: [eyes('suspicious', null)] }, 'met', 'ASSURED'],
  ['pevisa', {}, 'unknown', 'PEVISA_UNKNOWN'],
  ['pevisa', { breed: '117' }, undefined, undefined],
  ['eyes', { breed: '117' }, 'unknown', 'STATEMENT_MISSING'],
  ['eyes', { breed: '117', imported: true }, 'unknown', 'STATEMENT_EXEMPT'],
  ['eyes', { breed: '117', statements: [eyes('healthy', '2023-05-17')] }, 'met', 'STATEMENT_GOOD'],
  ['eyes', { breed: '117', statements: [eyes('healthy', '2023-05-16')] }, 'notMet', 'STATEMENT_OLD'],
  ['offspring', { breed: '117', offspring: 20 }, 'met', 'OFFSPRING_BELOW'],
  ['offspring', { breed: '117', offspring: 21 }, 'notMet', 'OFFSPRING_FULL'],
] as const)('%s: %o is %s by %s', (condition, facts, outcome, reason) => {
  expect(checked(facts, condition)).toEqual(outcome && [outcome, reason])
})

test('leaves the trial out for a club without trials', () => {
  const conditions = checkForRegister(FACTS, {
    day: DAY,
    trials: false,
    codes: FIRST_HEALTH_CODES,
    rules: RULES,
  })
  expect(conditions.map(({ condition }) => condition)).not.toContain('trial')
})

test('names what stands against a dog, but nothing that time alone has broken', () => {
  const old = { breed: '117', statements: [hips('D'), eyes('healthy', '2020-01-01')], neutered: true }
  const conditions = checkForRegister(
    { ...FACTS, ...old, imported: true },
    { day: DAY, trials: true, codes: FIRST_HEALTH_CODES, rules: RULES },
  )
  expect(faultsIn(conditions)).toEqual(['hips D', 'fertile'])
})

test('each condition cites the rule that it is judged by, and none where no rule of it is known', () => {
  const found = checkForRegister(FACTS, { day: DAY, trials: true, codes: FIRST_HEALTH_CODES, rules: RULES })
  for (const { condition, cited } of found.filter((one) => one.reason !== 'PEVISA_UNKNOWN')) {
    const rule = RULES.on('club', '119', DAY).find(({ title }) => title.fi === cited?.title.fi)
    expect([condition, rule?.validFrom]).toEqual([condition, cited!.validFrom])
    expect(rule!.conditions.map(({ point }) => point)).toContain(cited!.point)
  }
  expect(found.find(({ reason }) => reason === 'PEVISA_UNKNOWN')).toMatchObject({ cited: null })
})
