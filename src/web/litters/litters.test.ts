import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import type { LitterAnswer } from '#contract/pedigree.ts'
import en from '#contract/texts/en/litters.json' with { type: 'json' }
import fi from '#contract/texts/fi/litters.json' with { type: 'json' }
import sv from '#contract/texts/sv/litters.json' with { type: 'json' }
import { ApiError } from '../client/ApiError.ts'
import { fieldErrors } from './refusals.ts'
import { depthRows } from './result/depthRows.ts'
import { litterSentence } from './result/litterSentence.ts'

async function translator(lng: string, litters: object, errors: object = {}) {
  const instance = createInstance()
  await instance.init({ lng, resources: { [lng]: { translation: { litters, errors } } } })
  return instance.t
}

const inbreeding = {
  coefficient: 0.061,
  knownAncestors: 71,
  completeGenerations: 3,
  possibleAncestors: 126,
} as LitterAnswer['inbreeding']
const comparison = { lowerShare: 0.82, sinceYear: 2016 } as NonNullable<LitterAnswer['comparison']>

test('puts the coefficient in a sentence, with each language’s own comma and no-break per cent', async () => {
  const say = async (language: 'fi' | 'sv' | 'en', texts: object) =>
    litterSentence(await translator(language, texts), language, { inbreeding, comparison })
  expect(await say('fi', fi)).toBe(
    '6,10\u00a0% kuudessa sukupolvessa: korkeampi kuin 82\u00a0%:lla rodun koirista vuodesta 2016; tunnetaan 71/126 esivanhempaa.',
  )
  expect(await say('sv', sv)).toContain('6,10\u00a0% i sex generationer: högre än hos 82\u00a0%')
  expect(await say('en', en)).toContain('6.10\u00a0% over six generations: higher than 82\u00a0%')
})

test('does not compare with too little, or where nothing is lower', async () => {
  const t = await translator('fi', fi)
  expect(litterSentence(t, 'fi', { inbreeding, comparison: null })).toContain('ei ole tarpeeksi koiria')
  const shallow = { ...inbreeding, completeGenerations: 2 }
  expect(litterSentence(t, 'fi', { inbreeding: shallow, comparison: null })).toBe(
    '6,10\u00a0% kuudessa sukupolvessa; tunnetaan 71/126 esivanhempaa. Esivanhempia tunnetaan liian vähän vertailuun.',
  )
  expect(litterSentence(t, 'fi', { inbreeding, comparison: { ...comparison, lowerShare: 0 } })).toContain(
    'rodun matalimpia',
  )
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
  const t = await translator('fi', fi, { DAM_NOT_FOUND: 'Emä puuttuu.', DIFFERENT_BREEDS: 'Eri rotua.' })
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
