import { expect, test } from 'vitest'
import { actionsIn, givesMark, stateAfter } from './inquiry.ts'

test.each([
  ['2024-05-17', null, true],
  ['2024-05-18', null, false],
  [null, 2023, true],
  [null, 2024, null],
  [null, 2025, false],
  [null, null, null],
] as const)('a dog born %s (%s) reported on 2026-05-17 gives the mark: %s', (birthDate, birthYear, mark) => {
  expect(givesMark('2026-05-17', { birthDate, birthYear })).toBe(mark)
})

test('a dog born on a leap day is two years old from the day after 28 February on', () => {
  const leap = { birthDate: '2024-02-29', birthYear: 2024 }
  expect(givesMark('2026-02-28', leap)).toBe(false)
  expect(givesMark('2026-03-01', leap)).toBe(true)
})

test('a withdrawn report is decided no more, a merged one only taken up again', () => {
  expect(actionsIn('withdrawn')).toEqual([])
  expect(actionsIn('merged')).toEqual(['reopen'])
  expect(actionsIn('new')).toEqual(['handle', 'publish', 'decline', 'merge'])
  expect(stateAfter('published', 'decline')).toBe('unpublished')
})
