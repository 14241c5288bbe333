import { describe, expect, test } from 'vitest'
import { goneOf } from '../namedTest.ts'
import type { ValueRule } from './rule.ts'
import { SPECIFIED_RULES } from './rules.ts'

const ofValues = SPECIFIED_RULES.filter((rule): rule is ValueRule => 'check' in rule)

describe.each(ofValues)('$says', ({ check, refuses, takes }) => {
  test.each(refuses)('refuses %j with %s', (value, code) => {
    expect(check(value as never)).toContain(code)
  })

  test.each(takes.map((value) => [value]))('takes %j', (value) => {
    expect(check(value as never)).toEqual([])
  })
})

test('every rule of values has both a value that is refused and one that is taken', () => {
  expect(ofValues.filter(({ refuses, takes }) => refuses.length === 0 || takes.length === 0)).toEqual([])
})

test('what needs rows to be told is held by tests that are there', () => {
  const tests = SPECIFIED_RULES.flatMap((rule) => ('heldBy' in rule ? rule.heldBy : []))
  expect(tests.length).toBeGreaterThan(5)
  expect(goneOf(tests)).toEqual([])
})
