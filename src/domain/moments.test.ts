import { expect, test } from 'vitest'
import { finnishMoment, formatMoment, formatTime } from './moments.ts'

test.each([
  ['2026-05-17T10:00:00Z', '17.05.2026 13.00', '17.05.2026 13:00'],
  ['2026-01-17T06:00:00.123Z', '17.01.2026 8.00', '17.01.2026 8:00'],
  ['2025-12-31T22:30:00Z', '01.01.2026 0.30', '01.01.2026 0:30'],
])('%s is %s in Finland, and %s in English', (moment, shown, inEnglish) => {
  expect([formatMoment(moment, 'fi'), formatMoment(moment, 'sv'), formatMoment(moment, 'en')]).toEqual([
    shown,
    shown,
    inEnglish,
  ])
})

test.each([
  ['2026-05-17', '09:00', '2026-05-17T06:00:00.000Z'],
  ['2026-11-07', '09:00', '2026-11-07T07:00:00.000Z'],
  ['2026-05-17', '00:30', '2026-05-16T21:30:00.000Z'],
  // Clocks go forward at 3 on 29.3. and back at 4 on 25.10.2026.
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in Finland is %s', (day, time, moment) => {
  expect(finnishMoment(day, time).toISOString()).toBe(moment)
})

test.each([
  ['08:00', '8.00', '8:00'],
  ['00:05', '0.05', '0:05'],
  ['17:30', '17.30', '17:30'],
])('%s is written %s, and %s in English', (time, shown, inEnglish) => {
  expect([formatTime(time, 'fi'), formatTime(time, 'sv'), formatTime(time, 'en')]).toEqual([
    shown,
    shown,
    inEnglish,
  ])
})
