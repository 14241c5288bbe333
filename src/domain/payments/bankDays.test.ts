import { expect, test } from 'vitest'
import { transferDueOn, transferUntil } from '../entries/holds.ts'
import { addBankDays, bankDayBefore, easterOf, isBankDay } from './bankDays.ts'

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
  '%s is Easter Sunday',
  (day) => expect(easterOf(Number(day.slice(0, 4)))).toBe(day),
)

test.each([
  ['New Year’s Day', '2027-01-01'],
  ['Epiphany', '2027-01-06'],
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['May Day', '2026-05-01'],
  ['Ascension Day', '2026-05-14'],
  ['Midsummer Eve', '2026-06-19'],
  ['the latest Midsummer Eve', '2027-06-25'],
  ['Independence Day', '2028-12-06'],
  ['Christmas Eve', '2026-12-24'],
  ['Christmas Day', '2026-12-25'],
  ['Boxing Day', '2028-12-26'],
  ['a Saturday', '2026-08-22'],
  ['a Sunday', '2026-08-23'],
])('banks do not work on %s', (_, day) => expect(isBankDay(day)).toBe(false))

test.each([
  ['Maundy Thursday', '2026-04-02'],
  ['the day after Ascension Day', '2026-05-15'],
  ['the Thursday before Midsummer', '2026-06-18'],
  ['the Friday after Midsummer', '2026-06-26'],
  ['New Year’s Eve', '2026-12-31'],
])('banks work on %s', (_, day) => expect(isBankDay(day)).toBe(true))

test('counts days on which banks work over weekends and holidays', () => {
  expect(addBankDays('2026-08-20', 3)).toBe('2026-08-25')
  expect(addBankDays('2026-04-02', 1)).toBe('2026-04-07')
  expect(addBankDays('2026-12-23', 3)).toBe('2026-12-30')
  expect(bankDayBefore('2026-04-07')).toBe('2026-04-02')
})

test.each([
  ['three days on which banks work', '2026-08-20', '2026-09-12', '2026-08-25T15:00:00Z', '2026-08-24'],
  ['those around Easter', '2026-04-01', '2026-05-09', '2026-04-08T15:00:00Z', '2026-04-07'],
  ['until the day before the trial', '2026-09-08', '2026-09-11', '2026-09-10T15:00:00Z', '2026-09-09'],
  ['over the last Sunday', '2026-09-10', '2026-09-14', '2026-09-13T15:00:00Z', '2026-09-11'],
])('a transfer has time: %s', (_, today, heldOn, until, due) => {
  expect(transferUntil(today, heldOn)).toEqual(new Date(until))
  expect(transferDueOn(new Date(until))).toBe(due)
})

test.each([
  ['2026-09-10', '2026-09-12'],
  ['2026-09-11', '2026-09-14'],
  ['2026-09-11', '2026-09-12'],
])('a transfer that is agreed on %s comes too late for a trial on %s', (today, heldOn) =>
  expect(transferUntil(today, heldOn)).toBeNull(),
)
