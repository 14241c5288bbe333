import { describe, expect, it } from 'vitest'
import { FIRST_HEALTH_CODES } from '../../health/firstCodes.ts'
import { failuresOf, outcomesOfCase, pointsWithoutCase } from './cases.ts'
import { type AskedMating, applyRule, evaluateMating } from './evaluate.ts'
import { type DogFacts, type PairFacts, relationsOf } from './facts.ts'
import { FIRST_RULES } from './firstRules.ts'
import { HISTORIC_RULES } from './historicRules.test-helper.ts'
import { BreedingRules, doClash } from './inForce.ts'
import type { Demand, RuleSet } from './ruleSet.ts'

const codes = FIRST_HEALTH_CODES
const asked = (date: string, today = date): AskedMating => ({ date, today, trials: true, codes })
const dog = (given: Partial<DogFacts> = {}): DogFacts => ({
  breed: '117',
  sex: null,
  born: '2020-01-01',
  bornYearOnly: false,
  imported: false,
  neutered: false,
  assured: true,
  prizes: [{ class: 'AVO', outcome: 'judged', prize: 1, status: 'official' }],
  shows: [{ class: 'AVO', grade: 'EH', heldOn: '2022-05-01', judge: 'A' }],
  statements: [
    { kind: 'hips', scale: 'fci_hips', value: 'B', examinedOn: '2022-01-01' },
    { kind: 'eyes', scale: 'eyes', value: 'healthy', examinedOn: '2023-05-17' },
  ],
  offspring: 0,
  hipIndex: null,
  ...given,
})
const pair = (given: Partial<PairFacts> = {}): PairFacts => ({
  sire: dog(),
  dam: dog(),
  relations: [],
  inbreeding: 0.02,
  shallow: false,
  ...given,
})
const RULES = new BreedingRules(FIRST_RULES)
const told = (facts: PairFacts, date: string, today?: string) =>
  evaluateMating(facts, RULES, asked(date, today))
const said = (facts: PairFacts, date: string, today?: string) =>
  told(facts, date, today).rules.flatMap(({ kind, results }) =>
    results
      .filter(({ outcome }) => outcome !== 'met')
      .map((one) => [kind, one.condition.point, one.dog, one.outcome, one.reason, one.value]),
  )

describe('thirty historic rule versions', () => {
  it('are thirty, over several breeds, kinds and periods, and no two of a kind hold at once for a breed', () => {
    expect(HISTORIC_RULES).toHaveLength(30)
    const clashes = HISTORIC_RULES.flatMap((one, index) =>
      HISTORIC_RULES.slice(index + 1).filter((other) => doClash(one, other)),
    )
    expect(clashes).toEqual([])
  })

  it.each(HISTORIC_RULES.map((rule) => [`${rule.title.fi} ${rule.validFrom}`, rule] as const))(
    '%s says of its own cases what they expect, and every condition has one',
    (_name, rule) => {
      expect(rule.cases.length).toBeGreaterThan(0)
      expect(pointsWithoutCase(rule)).toEqual([])
      expect(failuresOf(rule, codes)).toEqual([])
      const outcomes = rule.cases.flatMap((one) => outcomesOfCase(rule, one, codes))
      expect(new Set(outcomes.map(({ condition }) => condition.point))).toEqual(
        new Set(rule.conditions.map(({ point }) => point)),
      )
    },
  )

  it.each(HISTORIC_RULES.map((rule) => [`${rule.title.fi} ${rule.validFrom}`, rule] as const))(
    '%s is the one that is cited on its first and its last day, and not the day before',
    (_name, rule) => {
      const rules = new BreedingRules(HISTORIC_RULES)
      const breed = rule.breeds[0] ?? '222'
      expect(rules.on(rule.kind, breed, rule.validFrom)).toContain(rule)
      expect(rules.on(rule.kind, breed, rule.validTo ?? '2090-01-01')).toContain(rule)
      const before = `${Number(rule.validFrom.slice(0, 4)) - 1}-12-31`
      expect(rules.on(rule.kind, breed, before)).not.toContain(rule)
    },
  )

  it('fail where a rule is changed under its cases', () => {
    const [pevisa] = FIRST_RULES as [RuleSet]
    const conditions = pevisa.conditions.map((one) => (one.type === 'fresh' ? { ...one, months: 35 } : one))
    expect(failuresOf({ ...pevisa, conditions }, codes)).toEqual([
      { index: 1, name: pevisa.cases[1]!.name, point: '2', dog: 'sire', expected: 'met', found: 'notMet' },
    ])
    expect(failuresOf({ ...pevisa, conditions: pevisa.conditions.slice(0, 3) }, codes)[0]).toMatchObject({
      point: '4',
      found: null,
    })
  })
})

describe('may the litter be registered', () => {
  it('all is met for 117 in 2024, each condition citing its rule', () => {
    const { verdict, rules, left } = told(pair(), '2024-03-01')
    expect([verdict, left]).toEqual(['met', { sire: 21, dam: 21 }])
    expect(rules.map(({ kind, rule }) => [kind, rule?.title.fi, rule?.validFrom])).toEqual([
      ['pevisa', 'PEVISA 117', '2022-01-01'],
      ['register', 'Koirarekisteriohje', '2023-01-01'],
      ['club', 'Kerhon jalostusrekisterin ehdot', '2023-01-01'],
    ])
    expect(said(pair(), '2024-03-01')).toEqual([])
  })

  it('the programme of any other breed, and of 117 after 2026, is not known: never in order', () => {
    const other = pair({ sire: dog({ breed: '119' }), dam: dog({ breed: '119' }) })
    for (const result of [told(other, '2024-03-01'), told(pair(), '2027-01-01')]) {
      expect(result.verdict).toBe('unknown')
      expect(result.rules[0]).toEqual({ kind: 'pevisa', rule: null, results: [] })
      expect(result.left).toEqual({ sire: null, dam: null })
    }
  })

  it('a rule that ends between today and the mating is told', () => {
    expect(told(pair(), '2027-01-01', '2026-11-27').ending.map(({ title }) => title.fi)).toEqual([
      'PEVISA 117',
    ])
    expect(told(pair(), '2026-12-31', '2026-11-27').ending).toEqual([])
  })

  it('an eye statement runs out the day after 36 months, told with its last day', () => {
    expect(said(pair(), '2026-05-17', '2026-01-01')).toEqual([])
    expect(said(pair(), '2026-05-18', '2026-05-17')).toEqual([
      ['pevisa', '2', 'sire', 'runsOut', 'STATEMENT_OLD', '2026-05-17'],
      ['pevisa', '2', 'dam', 'runsOut', 'STATEMENT_OLD', '2026-05-17'],
    ])
    expect(said(pair(), '2026-05-18', '2026-05-18').map((one) => one[3])).toEqual(['notMet', 'notMet'])
    expect(told(pair(), '2026-05-18', '2026-05-17').verdict).toBe('notMet')
  })

  it('the quota left is that of the strictest limit; a litter that crosses it is still registered', () => {
    const facts = pair({ sire: dog({ offspring: 20 }), dam: dog({ offspring: 30 }) })
    expect(told(facts, '2024-03-01').left).toEqual({ sire: 1, dam: 0 })
    expect(said(facts, '2024-03-01')).toEqual([['pevisa', '4', 'dam', 'notMet', 'OFFSPRING_FULL', '30 / 21']])
  })

  it('a club condition that is not met leaves the registration as it is', () => {
    const facts = pair({ dam: dog({ shows: [] }) })
    expect(told(facts, '2024-03-01').verdict).toBe('met')
    expect(said(facts, '2024-03-01')).toEqual([['club', '3', 'dam', 'notMet', 'GRADE_MISSING', 'EH']])
  })

  it('a bitch of which the year of birth alone is known is of age where every day of it says so', () => {
    const born = (year: string) => pair({ dam: dog({ born: `${year}-07-01`, bornYearOnly: true }) })
    const age = (facts: PairFacts) =>
      told(facts, '2024-03-01').rules[1]!.results.find(({ condition }) => condition.type === 'age')!
    expect(age(born('2021'))).toMatchObject({ outcome: 'met', reason: 'OF_AGE', value: null })
    expect(age(born('2022'))).toMatchObject({ outcome: 'unknown', reason: 'AGE_UNKNOWN' })
    expect(age(born('2023'))).toMatchObject({ outcome: 'notMet', reason: 'TOO_YOUNG' })
  })

  it('a club without trials leaves their conditions out', () => {
    const results = applyRule(FIRST_RULES[0]!, pair(), { ...asked('2024-03-01'), trials: false })
    expect(results.map(({ condition }) => condition.type)).not.toContain('trial')
  })
})

describe('numbers are compared as they are', () => {
  const only = (demand: Demand): RuleSet => ({
    ...FIRST_RULES[0]!,
    conditions: [{ point: '1', of: 'both', confirmed: true, ...demand }],
  })
  const outcome = (rule: RuleSet, facts: PairFacts) => applyRule(rule, facts, asked('2024-03-01'))[0]!.outcome
  const indices = (sire: number | null, dam: number | null) =>
    pair({ sire: dog({ hipIndex: sire }), dam: dog({ hipIndex: dam }) })

  it.each([
    [101, 100, 'notMet'],
    [101.99, 100, 'notMet'],
    [102, 100, 'met'],
    [100.1, 101.9, 'met'],
    [null, 120, 'unknown'],
  ] as const)('indices %s and %s beside a least mean of 101: %s', (sire, dam, expected) => {
    expect(outcome(only({ type: 'index', least: 101 }), indices(sire, dam))).toBe(expected)
  })

  it.each([
    [0.0625, 'met'],
    [0.062501, 'notMet'],
    [null, 'unknown'],
  ] as const)('inbreeding of %s beside a limit of 6.25 per cent: %s', (inbreeding, expected) => {
    expect(outcome(only({ type: 'inbreeding', most: 6.25 }), pair({ inbreeding }))).toBe(expected)
  })

  it('a low inbreeding of a shallow pedigree is not known, a high one is above the limit all the same', () => {
    const rule = only({ type: 'inbreeding', most: 6.25 })
    expect(outcome(rule, pair({ inbreeding: 0, shallow: true }))).toBe('unknown')
    expect(outcome(rule, pair({ inbreeding: 0.25, shallow: true }))).toBe('notMet')
  })

  it('what a person must check is never known', () => {
    const text = { fi: 'Luonnetesti', sv: '', en: '' }
    expect(outcome(only({ type: 'check', text }), pair())).toBe('unknown')
  })
})

it.each([
  [{ id: 1, sireId: 8, damId: 9 }, { id: 2, sireId: 8, damId: 9 }, ['fullSiblings']],
  [{ id: 1, sireId: 8, damId: 9 }, { id: 2, sireId: 8, damId: null }, ['halfSiblings']],
  [{ id: 1, sireId: 8, damId: 9 }, { id: 2, sireId: 1, damId: null }, ['parentOffspring']],
  [{ id: 1, sireId: 8, damId: 9 }, { id: 2, sireId: 6, damId: 7 }, []],
  [{ id: 1, sireId: null, damId: 9 }, { id: 2, sireId: 6, damId: 7 }, null],
] as const)('%o and %o are %o', (sire, dam, expected) => {
  expect(relationsOf(sire, dam)).toEqual(expected)
})
