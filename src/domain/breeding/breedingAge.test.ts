import { expect, test } from 'vitest'
import { isOfBreedingAge } from './breedingAge.ts'
import { FIRST_RULES } from './rules/firstRules.ts'
import { BreedingRules } from './rules/inForce.ts'

const TODAY = '2026-05-17'
const isOfAge = (sex: 'male' | 'female' | null, born: string | null, day: string) =>
  isOfBreedingAge(new BreedingRules(FIRST_RULES), { breed: '119', sex, born }, day)

test.each([
  ['female', '2024-11-17', true],
  ['female', '2024-11-18', false],
  ['female', '2016-05-18', true],
  ['female', '2016-05-17', false],
  ['male', '2024-11-17', true],
  ['male', '2024-11-18', false],
  ['male', '2012-05-18', true],
  ['male', '2012-05-17', false],
] as const)('a %s born %s: of breeding age is %s', (sex, born, expected) => {
  expect(isOfAge(sex, born, TODAY)).toBe(expected)
})

test('is of no breeding age where sex or day of birth is not known, or no rule was in force', () => {
  expect(isOfAge(null, '2022-05-17', TODAY)).toBe(false)
  expect(isOfAge('male', null, TODAY)).toBe(false)
  expect(isOfAge('female', '2018-01-01', '2022-12-31')).toBe(false)
})
