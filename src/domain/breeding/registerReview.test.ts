import { describe, expect, test } from 'vitest'
import type { CheckedCondition } from './registerCheck.ts'
import { nextToRunOut, proposalFor, type ReviewedEntry } from './registerReview.ts'
import { FIRST_RULES } from './rules/firstRules.ts'
import { BreedingRules } from './rules/inForce.ts'

const DAY = '2026-05-17'
const RULES = new BreedingRules(FIRST_RULES)

const condition = (given: Partial<CheckedCondition>): CheckedCondition => ({
  condition: 'hips',
  outcome: 'met',
  reason: 'STATEMENT_GOOD',
  value: null,
  findings: [],
  cited: null,
  ...given,
})
const entry = (given: Partial<ReviewedEntry> = {}): ReviewedEntry => ({
  state: 'active',
  conditions: [condition({})],
  laterFindings: [],
  breed: '119',
  sex: 'female',
  born: '2020-05-17',
  dead: false,
  ...given,
})

describe('a proposal', () => {
  test('is none for an active dog that nothing speaks against', () => {
    expect(proposalFor(entry(), RULES, DAY)).toBeNull()
    expect(proposalFor(entry({ state: 'removed', dead: true }), RULES, DAY)).toBeNull()
  })

  test('removes a dead dog, one with a later finding, one that is too old and one whose eye statement is old, with every reason', () => {
    const old = condition({
      condition: 'eyes',
      outcome: 'notMet',
      reason: 'STATEMENT_OLD',
      value: '2026-01-01',
    })
    const all = entry({ dead: true, laterFindings: ['hips'], born: '2016-05-17', conditions: [old] })
    expect(proposalFor(all, RULES, DAY)).toEqual({
      action: 'remove',
      points: [
        { reason: 'DEAD', condition: null, day: null },
        { reason: 'LATER_FINDING', condition: 'hips', day: null },
        { reason: 'AGE_PAST', condition: null, day: '2026-05-17' },
        { reason: 'STATEMENT_OLD', condition: 'eyes', day: '2026-01-01' },
      ],
    })
    expect(proposalFor(entry({ born: '2016-05-18' }), RULES, DAY)).toBeNull()
    expect(proposalFor(entry({ born: '2012-05-18', sex: 'male' }), RULES, DAY)).toBeNull()
    expect(proposalFor(entry({ born: null }), RULES, DAY)).toBeNull()
  })

  test('accepts an application only where every condition is met', () => {
    expect(proposalFor(entry({ state: 'applied' }), RULES, DAY)?.action).toBe('accept')
    const unknown = condition({ outcome: 'unknown', reason: 'STATEMENT_MISSING' })
    expect(proposalFor(entry({ state: 'applied', conditions: [unknown] }), RULES, DAY)).toBeNull()
  })
})

test('what runs out next is the nearer of eye statement and breeding age, of active living dogs', () => {
  const eyes = condition({ condition: 'eyes', value: '2027-01-01' })
  expect(nextToRunOut(entry({ conditions: [eyes] }), RULES, DAY)).toEqual({ what: 'eyes', day: '2027-01-01' })
  expect(nextToRunOut(entry(), RULES, DAY)).toEqual({ what: 'age', day: '2030-05-17' })
  expect(nextToRunOut(entry({ born: '2016-05-17' }), RULES, DAY)).toBeNull()
  expect(nextToRunOut(entry({ dead: true }), RULES, DAY)).toBeNull()
  expect(nextToRunOut(entry({ state: 'applied' }), RULES, DAY)).toBeNull()
})
