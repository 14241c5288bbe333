import { expect, test } from 'vitest'
import { type DayLean, readDay } from './readDay.ts'

test.each<[string, DayLean, string | undefined]>([
  ['9', 'coming', '2026-12-09'],
  ['23', 'coming', '2026-11-23'],
  ['30.', 'coming', '2026-11-30'],
  ['31', 'coming', '2026-12-31'],
  ['9', 'past', '2026-11-09'],
  ['24', 'past', '2026-10-24'],
  ['31', 'past', '2026-10-31'],
  ['5.12', 'coming', '2026-12-05'],
  ['5.2.', 'coming', '2027-02-05'],
  ['5.12.', 'past', '2025-12-05'],
  ['29.2', 'coming', '2028-02-29'],
  ['5.12.26', 'coming', '2026-12-05'],
  ['5. 12. 2026', 'coming', '2026-12-05'],
  ['5/12/26', 'coming', '2026-12-05'],
  ['5 12 26', 'coming', '2026-12-05'],
  ['051226', 'coming', '2026-12-05'],
  ['05122026', 'coming', '2026-12-05'],
  ['2026-12-05', 'coming', '2026-12-05'],
  ['1.6.99', 'past', '1999-06-01'],
  ['1.6.24', 'past', '2024-06-01'],
  ['1.6.24', 'coming', '2024-06-01'],
  ['32', 'coming', undefined],
  ['31.4.26', 'coming', undefined],
  ['0.1.26', 'coming', undefined],
  ['huomenna', 'coming', undefined],
  ['', 'coming', undefined],
])('reads %j, meant as %s, on 23.11.2026 as %s', (text, lean, day) => {
  expect(readDay(text, '2026-11-23', lean)).toBe(day)
})
