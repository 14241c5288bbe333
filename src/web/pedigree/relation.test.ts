import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import en from '#contract/texts/en/pages/pedigree.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/pedigree.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/pedigree.json' with { type: 'json' }
import { relationOf } from './relation.ts'

async function translator(lng: string, pedigree: object) {
  const instance = createInstance()
  await instance.init({ lng, resources: { [lng]: { translation: { pedigree } } } })
  return instance.t
}

/** Sire, dam, dam's sire, sire's sire's dam, dam's dam's sire's sire. */
const PLACES = [1, 2, 5, 8, 27]

test('names ancestors as breeders do', async () => {
  const [finnish, swedish, english] = await Promise.all([
    translator('fi', fi),
    translator('sv', sv),
    translator('en', en),
  ])
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
