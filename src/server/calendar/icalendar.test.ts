import { expect, test } from 'vitest'
import { readCalendar } from './icalendar.test-helper.ts'
import { type CalendarEvent, calendarText } from './icalendar.ts'

const EVENT: CalendarEvent = {
  uid: 'kaer-1@koirakanta',
  sequence: 3,
  cancelled: false,
  time: { firstDay: '2026-12-31', lastDay: '2026-12-31' },
  summary: 'KAER',
  location: 'Ilmajoki',
  description: '',
  url: 'https://example.org/kokeet/2026-12-31/1',
  organizer: { name: 'Pohjan "Kanakoirat"; ry', uri: 'https://example.org/kokeet/2026-12-31/1' },
}
const madeAt = new Date('2026-05-17T12:00:05Z')
const written = (event: Partial<CalendarEvent> = {}) =>
  calendarText({ name: 'Koekalenteri', madeAt, events: [{ ...EVENT, ...event }] })
const read = (event: Partial<CalendarEvent>) => readCalendar(written(event))[0]!

test('frames a calendar, and ends every line with CRLF', () => {
  const text = written()
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('\r\nSEQUENCE:3\r\nSTATUS:CONFIRMED\r\n')
})

test('ends whole days before the day after the last, and writes moments in UTC', () => {
  expect(read({})).toMatchObject({
    DTSTAMP: { value: '20260517T120005Z' },
    DTSTART: { parameters: 'VALUE=DATE', value: '20261231' },
    DTEND: { parameters: 'VALUE=DATE', value: '20270101' },
  })
  const time = { start: new Date('2026-05-17T06:00:00Z'), end: new Date('2026-05-17T15:30:00Z') }
  expect(read({ time })).toMatchObject({
    DTSTART: { parameters: '', value: '20260517T060000Z' },
    DTEND: { parameters: '', value: '20260517T153000Z' },
  })
})

test('gives an event without a known end its start alone', () => {
  const event = read({ time: { start: new Date('2026-05-17T06:00:00Z'), end: null } })
  expect(event.DTSTART?.value).toBe('20260517T060000Z')
  expect(event.DTEND).toBeUndefined()
})

// RFC 5546 3.2.1: a published event has an organizer; RFC 5545 3.2: no quotation mark in a parameter.
test('names the organizer', () => {
  expect(written().replaceAll('\r\n ', '')).toContain(
    '\r\nORGANIZER;CN="Pohjan ’Kanakoirat’; ry":https://example.org/kokeet/2026-12-31/1\r\n',
  )
})

test('escapes special characters, leaves control characters out, and reads all of it back', () => {
  const description = 'Pelto; metsä, järvi\\ranta\nToinen rivi: "lainaus"'
  expect(written({ description })).toContain(
    'DESCRIPTION:Pelto\\; metsä\\, järvi\\\\ranta\\nToinen rivi: "lainaus"',
  )
  expect(read({ description }).DESCRIPTION?.value).toBe(description)
  expect(read({ summary: 'A\r\nB\rC\u0000\u0007D' }).SUMMARY?.value).toBe('A\nB\nCD')
  expect(read({ location: '\r\nEND:VEVENT\r\nSUMMARY:x' }).LOCATION?.value).toBe('\nEND:VEVENT\nSUMMARY:x')
})

test('folds lines at 75 octets and cuts no character', () => {
  for (const letter of ['a', 'ä', '€', '🐕']) {
    for (let shift = 0; shift < 5; shift++) {
      const summary = 'x'.repeat(shift) + letter.repeat(120)
      const lines = written({ summary }).split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.every((line) => line.isWellFormed())).toBe(true)
      expect(read({ summary }).SUMMARY?.value).toBe(summary)
    }
  }
})

test('marks a cancelled event', () => {
  expect(read({ cancelled: true }).STATUS?.value).toBe('CANCELLED')
})
