import { expect, test } from 'vitest'
import { parseTime } from './times.ts'

test.each([
  ['9', '09:00'],
  [' 09 ', '09:00'],
  ['9.00', '09:00'],
  ['9:30', '09:30'],
  ['9 30', '09:30'],
  ['930', '09:30'],
  ['1745', '17:45'],
  ['klo 9', '09:00'],
  ['kl. 9.15', '09:15'],
  ['24', undefined],
  ['9.60', undefined],
  ['9.5', undefined],
  ['99', undefined],
  ['', undefined],
  ['aamulla', undefined],
])('reads %j as %j', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})
