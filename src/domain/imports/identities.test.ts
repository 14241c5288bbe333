import { expect, test } from 'vitest'
import { Identities } from './identities.ts'

const unknown = { dog: 0, sex: 0, birth: 0 }

test('joins numbers through each other under the smallest', () => {
  const identities = new Identities(5)
  expect(identities.claim(5, 3)).toBe('joined')
  expect(identities.claim(2, 5)).toBe('joined')
  expect([2, 3, 5].map((number) => identities.root(number))).toEqual([2, 2, 2])
  expect(identities.root(4)).toBe(4)
})

test('keeps apart two recorded dogs, two sexes and two days of birth', () => {
  const identities = new Identities(6)
  identities.record(1, { ...unknown, dog: 10 })
  identities.record(2, { ...unknown, dog: 11 })
  identities.record(3, { ...unknown, sex: 1 })
  identities.record(4, { ...unknown, sex: 2 })
  identities.record(5, { ...unknown, birth: 7000 })
  identities.record(6, { ...unknown, birth: 7001 })
  expect(identities.claim(1, 2)).toBe('two-dogs')
  expect(identities.claim(3, 4)).toBe('different-sex')
  expect(identities.claim(5, 6)).toBe('different-birth')
  expect([1, 2, 3, 4, 5, 6].map((number) => identities.root(number))).toEqual([1, 2, 3, 4, 5, 6])
})

test('applies what is known of one number to all numbers of its dog', () => {
  const identities = new Identities(4)
  identities.record(3, { ...unknown, dog: 42, sex: 2 })
  identities.record(4, { ...unknown, sex: 1 })
  identities.claim(1, 2)
  identities.claim(2, 3)
  expect(identities.dogOf(1)).toBe(42)
  expect(identities.claim(1, 4)).toBe('different-sex')
})
