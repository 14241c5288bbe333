import { expect, test } from 'vitest'
import en from '#contract/texts/en/pages/pedigree.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/pedigree.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/pedigree.json' with { type: 'json' }
import { translator } from '#contract/translation.ts'
import { relationOf } from './relation.ts'

/** Sire, dam, dam's sire, sire's sire's dam, dam's dam's sire's sire. */
const PLACES = [1, 2, 5, 8, 27]

test('names ancestors as breeders do', () => {
  const finnish = translator('fi', { pedigree: fi })
  const swedish = translator('sv', { pedigree: sv })
  const english = translator('en', { pedigree: en })
  expect(PLACES.map((place) => relationOf(finnish, place))).toEqual([
    'isä',
    'emä',
    'emänisä',
    'isänisän emä',
    'emänemän isänisä',
  ])
  expect(PLACES.map((place) => relationOf(swedish, place))).toEqual([
    'far',
    'mor',
    'morfar',
    'farfars mor',
    'mormors farfar',
  ])
  expect(PLACES.map((place) => relationOf(english, place))).toEqual([
    'sire',
    'dam',
    'dam’s sire',
    'sire’s sire’s dam',
    'dam’s dam’s sire’s sire',
  ])
})
