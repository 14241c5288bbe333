import { expect, test } from 'vitest'
import { POINTING_BREEDS, SHEPHERD_BREEDS } from '../club/profiles.ts'
import { breedKey } from './breedKey.ts'

test('takes spellings of one name for one', () => {
  expect(breedKey('GERMAN SHORTHAIRED POINTING DOG')).toBe(breedKey('German Short-haired Pointing Dog'))
  expect(breedKey(' Braque de l’Ariege ')).toBe(breedKey("braque de l'ariège"))
})

test('keeps apart all breeds of the service', () => {
  const breeds = [...POINTING_BREEDS, ...SHEPHERD_BREEDS]
  const codes = new Map<string, string>()
  for (const { code, fi, sv, en } of breeds)
    for (const text of [code, fi, sv, en]) {
      const key = breedKey(text)
      expect([code, undefined]).toContain(codes.get(key))
      codes.set(key, code)
    }
  expect(codes.has(breedKey('99.1'))).toBe(true)
})
