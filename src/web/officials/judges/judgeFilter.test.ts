import { expect, test } from 'vitest'
import type { ActiveJudge } from '#contract/officials.ts'
import { FINNISH_NAMES } from '#domain/club/localNames.ts'
import { SWEDISH_NAMES } from '#domain/club/swedishNames.ts'
import type { JudgeSearch } from '../addresses.ts'
import { districtsOf, judgePasses } from './judgeFilter.ts'

const judge = (overrides: Partial<ActiveJudge>): ActiveJudge => ({
  id: 1,
  name: 'Väinö Hämäläinen',
  qualifications: ['field', 'forest'],
  district: 'Kainuu',
  town: 'Äänekoski',
  contact: null,
  comingTrials: 0,
  ...overrides,
})

test.each<[JudgeSearch, boolean]>([
  [{}, true],
  [{ q: 'vaino' }, true],
  [{ q: 'ÄÄNE' }, true],
  [{ q: 'kain' }, true],
  [{ q: 'kajanaland' }, true],
  [{ q: 'Lappi' }, false],
  [{ type: 'forest' }, true],
  [{ type: 'water_track' }, false],
  [{ district: 'Kainuu' }, true],
  [{ district: 'Kain' }, false],
  [{ q: 'väinö', type: 'forest', district: 'Lappi' }, false],
])('%j: %s', (search, passes) => {
  expect(judgePasses(judge({}), search)).toBe(passes)
})

test('finds a judge without town and district by name alone', () => {
  const bare = judge({ town: null, district: null })
  expect(judgePasses(bare, { q: 'hamalainen' })).toBe(true)
  expect(judgePasses(bare, { q: 'kainuu' })).toBe(false)
})

test('lists each district once, in the order of its names in the language', () => {
  const written = ['Varsinais-Suomi', 'Vaasa', null, 'Österbotten', 'Kainuu', 'Vaasa']
  const judges = written.map((district) => judge({ district }))
  expect(districtsOf(judges, 'fi', FINNISH_NAMES)).toEqual([
    'Kainuu',
    'Vaasa',
    'Varsinais-Suomi',
    'Österbotten',
  ])
  expect(districtsOf(judges, 'sv', SWEDISH_NAMES)).toEqual([
    'Varsinais-Suomi',
    'Kainuu',
    'Vaasa',
    'Österbotten',
  ])
})
