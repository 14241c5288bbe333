import { expect, test } from 'vitest'
import type { OneResult } from '#contract/judging.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { beginCorrection, correctedSince, onto } from './correction.ts'

const resultOf = (version: number, values: SheetValues, ofClass: TrialClass = 'AVO') =>
  ({ version, line: { values, class: ofClass } }) as OneResult

const first = resultOf(1, { search: 8, game: 9, speed: 4 })
const second = resultOf(2, { search: 8, game: 7, report: 'Hyvä.' }, 'NUO')

test('what another has corrected meanwhile is told field by field, the class too', () => {
  expect(correctedSince(beginCorrection(first), first)).toEqual([])
  expect(correctedSince(beginCorrection(first), second)).toEqual([
    { name: 'game', was: 9, is: 7 },
    { name: 'speed', was: 4, is: undefined },
    { name: 'class', was: 'AVO', is: 'NUO' },
    { name: 'report', was: undefined, is: 'Hyvä.' },
  ])
})

test('gone on with, it keeps what was changed here and takes the rest as it is now', () => {
  const begun = beginCorrection(first)
  const given = { ...begun.given, values: { ...begun.given.values, search: 5 }, reason: 'Kirjoitusvirhe' }
  const gone = onto({ ...begun, given }, second)
  expect(gone.given).toEqual({
    values: { search: 5, game: 7, report: 'Hyvä.' },
    class: 'NUO',
    reason: 'Kirjoitusvirhe',
    waterAnew: false,
  })
  expect(gone.begun).toEqual({ version: 2, values: second.line.values, class: 'NUO' })
})

test('of a field that both have changed one’s own value stays, an emptied one and the class too', () => {
  const begun = beginCorrection(first)
  const given = { ...begun.given, values: { search: 8, game: 10, speed: null }, class: 'VOI' as const }
  expect(onto({ ...begun, given }, second).given).toMatchObject({
    values: { search: 8, game: 10, speed: null, report: 'Hyvä.' },
    class: 'VOI',
  })
})
