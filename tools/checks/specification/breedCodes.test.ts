import { expect, test } from 'vitest'
import { POINTING_BREEDS, SHIPPED_PROFILES } from '#domain/club/profiles.ts'
import { NOT_TO_MIX_UP, SPECIFIED_BREED_CODES } from './breedCodes.ts'

test('the default club profile has the 38 breed codes and no other', () => {
  expect(new Set(SPECIFIED_BREED_CODES).size).toBe(38)
  const codes = POINTING_BREEDS.map(({ code }) => code)
  expect(codes.toSorted()).toEqual(SPECIFIED_BREED_CODES.toSorted())
  expect(Object.keys(SHIPPED_PROFILES)[0]).toBe('kanakoirat')
})

test('each breed has a name in three languages, and names the breed that its code means', () => {
  for (const { code, fi, sv, en } of POINTING_BREEDS) expect([fi, sv, en].every(Boolean), code).toBe(true)
  for (const [code, name] of Object.entries(NOT_TO_MIX_UP))
    expect(POINTING_BREEDS.find((breed) => breed.code === code)?.en, code).toMatch(name)
})
