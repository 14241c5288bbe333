import { expect, test } from 'vitest'
import { calledBy, isNamed } from './dogs.ts'

test.each([
  ['Kettupolun Aava', true],
  ['', false],
  ['  ', false],
  ['FI12345/20', false],
  ['fi12345 / 20', false],
  ['FI12345/21', true],
])('accepts “%s” as a name of FI12345/20: %s', (name, named) => {
  const dog = { name, regnr: 'FI12345/20' }
  expect(isNamed(dog)).toBe(named)
  expect(calledBy(dog)).toBe(named ? name : 'FI12345/20')
})
