import { expect, test } from 'vitest'
import type { LitterAnswer } from '#contract/pedigree.ts'
import enInbreeding from '#contract/texts/en/pages/inbreeding.json' with { type: 'json' }
import en from '#contract/texts/en/pages/litters.json' with { type: 'json' }
import fiInbreeding from '#contract/texts/fi/pages/inbreeding.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/litters.json' with { type: 'json' }
import svInbreeding from '#contract/texts/sv/pages/inbreeding.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/litters.json' with { type: 'json' }
import { type TextTree, translator } from '#contract/translation.ts'
import { ApiError } from '../client/ApiError.ts'
import { comparisonSentence } from '../pedigree/inbreeding/comparisonSentence.ts'
import { fieldErrors } from './refusals.ts'
import { depthRows } from './result/depthRows.ts'
import { litterSentence } from './result/litterSentence.ts'

const translatorOf = (lng: string, litters: TextTree, inbreeding: TextTree = {}, errors: TextTree = {}) =>
  translator(lng, { litters, inbreeding, errors })

const inbreeding = {
  coefficient: 0.061,
  knownAncestors: 71,
  possibleAncestors: 126,
} as LitterAnswer['inbreeding']
const group = { breed: '99', sinceYear: 2016, fromGenerations: 3, toGenerations: 5, count: 312 }
const comparison = { ...group, lowerShare: 0.829 } as NonNullable<LitterAnswer['comparison']>
const compared = { inbreeding, comparison, comparisonGroup: group }

test('puts the coefficient in a sentence, with whom it is compared with and how many they are', async () => {
  const say = async (language: 'fi' | 'sv' | 'en', texts: readonly [TextTree, TextTree]) =>
    litterSentence(translatorOf(language, ...texts), language, compared)
  expect(await say('fi', [fi, fiInbreeding])).toBe(
    '6,10\u00a0% kuudessa sukupolvessa; tunnetaan 71/126 esivanhempaa. Korkeampi kuin 82\u00a0%:lla niistä 312 rodun koirasta, jotka ovat syntyneet vuonna 2016 tai myöhemmin ja joilla on 3–5 täydellistä sukupolvea.',
  )
  expect(await say('sv', [sv, svInbreeding])).toBe(
    '6,10\u00a0% i sex generationer; 71/126 förfäder kända. Högre än hos 82\u00a0% av de 312 hundar av rasen som är födda 2016 eller senare och har 3–5 fullständiga generationer.',
  )
  expect(await say('en', [en, enInbreeding])).toBe(
    '6.10\u00a0% over six generations; 71 of 126 ancestors known. Higher than 82\u00a0% of the 312 dogs of the breed born in 2016 or later with 3–5 complete generations.',
  )
})

test.each([
  [
    'too few ancestors are known',
    { comparison: null, comparisonGroup: null },
    'too few ancestors are known.',
  ],
  [
    'the group is too small, and how small',
    { comparison: null, comparisonGroup: { ...group, count: 29 } },
    'No comparison: the breed has too few dogs (29) born in 2016 or later with 3–5 complete generations.',
  ],
  [
    'none of the group is lower',
    { ...compared, comparison: { ...comparison, lowerShare: 0 } },
    'None of the 312 dogs',
  ],
  [
    'nearly all are lower, but never all',
    { ...compared, comparison: { ...comparison, lowerShare: 0.997 } },
    'Higher than 99\u00a0%',
  ],
  [
    '29 of 30 are lower',
    {
      ...compared,
      comparison: { ...comparison, count: 30, lowerShare: 29 / 30 },
      comparisonGroup: { ...group, count: 30 },
    },
    'Higher than 96\u00a0% of the 30 dogs',
  ],
  [
    'one in a thousand is lower',
    { ...compared, comparison: { ...comparison, lowerShare: 0.001 } },
    'Higher than 0.10\u00a0%',
  ],
])('says that %s', async (_, facts, sentence) => {
  const t = translatorOf('en', en, enInbreeding)
  expect(comparisonSentence(t, 'en', facts)).toContain(sentence)
})

test('draws bars on one scale, which does not make tiny coefficients look great', () => {
  const rows = [
    { generations: 3, coefficient: 0, known: 14, possible: 14 },
    { generations: 4, coefficient: 0.05, known: 25, possible: 30 },
  ]
  expect(depthRows(rows, 0.1).map(({ generations, bar, known }) => [generations, bar, known])).toEqual([
    [3, 0, 14],
    [4, 0.5, 25],
    [null, 1, null],
  ])
  expect(depthRows([], 0.00625).map(({ bar }) => bar)).toEqual([0.1])
})

test('shows a refusal at the field it names, or once for the pair where it names none', async () => {
  const t = translatorOf('fi', fi, {}, { DAM_NOT_FOUND: 'Emä puuttuu.', DIFFERENT_BREEDS: 'Eri rotua.' })
  expect(fieldErrors(t, new ApiError(404, 'DAM_NOT_FOUND', { motherRegnr: 'DAM_NOT_FOUND' }))).toEqual({
    sire: undefined,
    dam: 'Emä puuttuu.',
    refused: 'Emä puuttuu.',
    pair: false,
  })
  expect(fieldErrors(t, new ApiError(422, 'DIFFERENT_BREEDS'))).toEqual({
    sire: undefined,
    dam: undefined,
    refused: 'Eri rotua.',
    pair: true,
  })
  expect(fieldErrors(t, new ApiError(500, 'UNEXPECTED'))).toEqual({})
})
