import { expect, test } from 'vitest'
import type { OneResult } from '#contract/judging.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { changedFields } from '../../ui/drafts/conflicts.ts'
import { correctionBody, correctionValues } from './correction.ts'

const resultOf = (values: SheetValues, ofClass: TrialClass = 'AVO') =>
  ({ line: { values, class: ofClass } }) as OneResult

const first = correctionValues(resultOf({ search: 8, game: 9, speed: 4 }))
const second = correctionValues(resultOf({ search: 8, game: 7, report: 'Hyvä.' }, 'NUO'))

test('a correction begins with the fields of its result and without a reason', () => {
  expect(first).toEqual({
    search: 8,
    game: 9,
    speed: 4,
    class: 'AVO',
    reason: '',
    waterAnew: false,
    override: false,
  })
})

test('compares what another has corrected meanwhile field by field, the class too', () => {
  const names = ['search', 'game', 'speed', 'report', 'class', 'reason', 'waterAnew']
  expect(changedFields(names, first, first)).toEqual([])
  expect(changedFields(names, first, second)).toEqual([
    { name: 'game', was: 9, is: 7 },
    { name: 'speed', was: 4, is: undefined },
    { name: 'report', was: undefined, is: 'Hyvä.' },
    { name: 'class', was: 'AVO', is: 'NUO' },
  ])
})

test('sends the fields of the sheet apart from its own, an emptied one too', () => {
  expect(correctionBody({ ...first, speed: null, class: 'VOI', reason: 'Kirjoitusvirhe' })).toEqual({
    values: { search: 8, game: 9, speed: null },
    class: 'VOI',
    reason: 'Kirjoitusvirhe',
    waterAnew: false,
    override: false,
  })
})
