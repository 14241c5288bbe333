import { expect, test } from 'vitest'
import { parseDay } from './days.ts'

test.each([
  ['17.5.2026', '2026-05-17'],
  [' 07.12.2026 ', '2026-12-07'],
  ['29.2.2024', '2024-02-29'],
  ['29.2.2026', undefined],
  ['2026-05-17', undefined],
  ['17.5.26', undefined],
  ['', undefined],
])('reads %j as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
