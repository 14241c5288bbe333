import { expect, test } from 'vitest'
import { addMonths, seasonDays, seasonOf } from './dates.ts'

test.each([
  ['2021-05-31', 2020],
  ['2021-06-01', 2021],
  ['2021-12-31', 2021],
  ['2022-01-01', 2021],
])('%s is in the season %d', (day, season) => {
  expect(seasonOf(day)).toBe(season)
  const { from, to } = seasonDays(season)
  expect(from <= day && day <= to).toBe(true)
})

test.each([
  ['2024-02-29', 24, '2026-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2025-11-30', 3, '2026-02-28'],
  ['2025-08-31', 9, '2026-05-31'],
  ['2025-01-31', -2, '2024-11-30'],
  ['2025-05-17', 0, '2025-05-17'],
])('%s and %d months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})
