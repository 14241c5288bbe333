import { expect, test } from 'vitest'
import { canonicalEmail, canonicalName, canonicalUsername } from './canonical.ts'

test('makes one address of its spellings, and folds no other letter into A to Z', () => {
  expect(canonicalEmail('Aino.E@Example.FI')).toBe('aino.e@example.fi')
  for (const posing of ['aİno@example.fi', 'aıno@example.fi', '\u212aalle@example.fi'])
    expect(canonicalEmail(posing)).toBe(posing)
})

test('makes one user name of its spellings, and another of a letter that only looks like one of them', () => {
  expect(canonicalUsername('ÅKE.Ä')).toBe('åke.ä')
  expect(canonicalUsername('ｌｅｖｅä')).toBe('leveä')
  for (const posing of ['yllapİto', 'yllapıto']) expect(canonicalUsername(posing)).not.toBe('yllapito')
})

test('takes what has an @ for an address', () => {
  expect(canonicalName('ÅKE@example.fi')).toBe('Åke@example.fi')
  expect(canonicalName('ÅKE')).toBe('åke')
})
