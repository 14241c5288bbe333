import { expect, test } from 'vitest'
import { dateReader, hundredOf, isDateFormat, shortYears } from './dates.ts'

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

test('reads two digits of a year as one of the hundred years that the format names', () => {
  const read = dateReader(['D.M.YYYY', 'D.M.YY[1950]'])
  expect(read('7.5.98')).toBe('1998-05-07')
  expect(read('31.12.50')).toBe('1950-12-31')
  expect(read('1.1.49')).toBe('2049-01-01')
  expect(read('29.2.00')).toBe('2000-02-29')
  expect(read('7.5.1898')).toBe('1898-05-07')
  expect(dateReader([shortYears('YYYYMMDD', 1930)])('290228')).toBe('2029-02-28')
})

test('takes two digits of a year for nothing unless a format says which hundred years they are of', () => {
  expect(dateReader(['D.M.YYYY'])('7.5.98')).toBeNull()
  expect(['D.M.YY[1950]', 'YY[2000]-MM-DD'].every(isDateFormat)).toBe(true)
  expect(['D.M.YY', 'D.M.YY[50]', 'D.M.YY[1700]', 'D.M.YY[2001]'].some(isDateFormat)).toBe(false)
  expect([hundredOf('D.M.YY[1950]'), hundredOf('D.M.YYYY')]).toEqual([1950, undefined])
})
