import { expect, test } from 'vitest'
import { CLUB_PROFILES } from '../club/profiles.ts'
import { breedKey } from './breedKey.ts'

test('takes spellings of one name for one', () => {
  expect(breedKey('GERMAN SHORTHAIRED POINTING DOG')).toBe(breedKey('German Short-haired Pointing Dog'))
  expect(breedKey(' Braque de l’Ariege ')).toBe(breedKey("braque de l'ariège"))
})

test('keeps apart all breeds of the service', () => {
  const breeds = Object.values(CLUB_PROFILES).flatMap((profile) => profile.breeds)
  const codes = new Map<string, string>()
  for (const { code, fi, sv, en } of breeds)
    for (const text of [code, fi, sv, en]) {
      const key = breedKey(text)
      expect([code, undefined]).toContain(codes.get(key))
      codes.set(key, code)
    }
  expect(codes.has(breedKey('99.1'))).toBe(true)
})
