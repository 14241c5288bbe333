import { expect, test } from 'vitest'
import { addMonths, isOn, mondayOf, weekOf, weeksFrom, weeksOfMonth } from './calendarDays.ts'

test.each([
  ['2026-01-01', 1, '2025-12-29'],
  ['2026-09-05', 36, '2026-08-31'],
  ['2026-12-31', 53, '2026-12-28'],
  ['2027-01-03', 53, '2026-12-28'],
  ['2027-01-04', 1, '2027-01-04'],
  ['2024-12-30', 1, '2024-12-30'],
])('%s is in week %i, which begins on %s', (day, week, monday) => {
  expect([weekOf(day), mondayOf(day)]).toEqual([week, monday])
})

test('months follow one another over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-09', 12)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-09',
  ])
})

test('a month is shown in whole weeks', () => {
  const weeks = weeksOfMonth('2026-09')
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-08-31', '2026-09-06'],
    ['2026-09-07', '2026-09-13'],
    ['2026-09-14', '2026-09-20'],
    ['2026-09-21', '2026-09-27'],
    ['2026-09-28', '2026-10-04'],
  ])
  // The last of February on a Sunday: four weeks are enough.
  expect(weeksOfMonth('2027-02')).toHaveLength(4)
})

test('weeks begin with that of the day, over the end of a month', () => {
  expect(weeksFrom('2026-11-25', 2).map((week) => [week.length, week[0], week.at(-1)])).toEqual([
    [7, '2026-11-23', '2026-11-29'],
    [7, '2026-11-30', '2026-12-06'],
  ])
})

test('shows a trial from its first to its last day', () => {
  const trial = { date: '2026-09-05', endDate: '2026-09-06' }
  expect(['04', '05', '06', '07'].map((day) => isOn(trial, `2026-09-${day}`))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
