import { expect, test } from 'vitest'
import { dateReader, isDateFormat } from './dates.ts'

test('reads days in the formats of the mapping, in their order', () => {
  const read = dateReader(['YYYY-MM-DD', 'D.M.YYYY'])
  expect(read('2020-05-17')).toBe('2020-05-17')
  expect(read(' 7.5.2020 ')).toBe('2020-05-07')
  expect(read('17.05.2020')).toBe('2020-05-17')
})

test('reads English month names with any white space', () => {
  const read = dateReader(['MMM D YYYY'])
  expect(read('May 18 2006 ')).toBe('2006-05-18')
  expect(read('Oct  5 2000 ')).toBe('2000-10-05')
  expect(read('December 5 2000')).toBe('2000-12-05')
})

test('refuses what is no day', () => {
  const read = dateReader(['D.M.YYYY', 'MMM D YYYY'])
  for (const text of ['31.2.2020', '2020', '', 'Foo 1 2020', '1.1.20', '01/02/2020'])
    expect(read(text)).toBeNull()
})

test('requires a format to name day, month and year once each', () => {
  expect(['YYYY-MM-DD', 'D.M.YYYY', 'MMM D YYYY', 'M/D/YYYY'].every(isDateFormat)).toBe(true)
  expect(['YYYY-MM', 'YY-MM-DD', 'DD.DD.YYYY', ''].some(isDateFormat)).toBe(false)
})
