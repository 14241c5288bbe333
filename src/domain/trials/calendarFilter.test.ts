import { expect, test } from 'vitest'
import { type CalendarFacts, type CalendarFilter, passes } from './calendarFilter.ts'

const TRIAL: CalendarFacts = {
  type: 'forest',
  classes: ['AVO', 'VOI'],
  date: '2026-09-05',
  endDate: '2026-09-06',
  place: 'Hämeenlinna',
  district: 'Hämeen kennelpiiri',
  club: 'Kanakoirat ry',
  judges: ['Örn Åberg', 'Maija Mäki'],
  phase: 'open',
  placesLeft: 3,
  placesLeftByClass: { VOI: 0 },
}

test.each<[string, CalendarFilter, boolean]>([
  ['nothing asked', {}, true],
  ['its type', { type: 'forest' }, true],
  ['another type', { type: 'field' }, false],
  ['its class', { class: 'VOI' }, true],
  ['another class', { class: 'NUO' }, false],
  ['from its last day', { from: '2026-09-06' }, true],
  ['from the day after', { from: '2026-09-07' }, false],
  ['to its first day', { to: '2026-09-05' }, true],
  ['to the day before', { to: '2026-09-04' }, false],
  ['place without marks', { place: 'hameenl' }, true],
  ['place in Swedish', { place: 'tavastehus' }, true],
  ['district', { place: 'kennelpiiri' }, true],
  ['its district', { district: 'Hämeen kennelpiiri' }, true],
  ['part of its district', { district: 'Hämeen' }, false],
  ['organiser', { place: 'Kanakoirat' }, true],
  ['another place', { place: 'Oulu' }, false],
  ['a judge', { judge: 'örn' }, true],
  ['another judge', { judge: 'Virtanen' }, false],
  ['entry open', { open: true }, true],
  ['a place left', { free: true }, true],
  ['a place left in a full class', { free: true, class: 'VOI' }, false],
  ['a place left in a class of the common places', { free: true, class: 'AVO' }, true],
])('filters by %s', (_, filter, expected) => {
  expect(passes(TRIAL, filter)).toBe(expected)
})

test('finds no place in a full, cancelled or held trial, and always one without a limit', () => {
  expect(passes({ ...TRIAL, placesLeft: 0 }, { free: true })).toBe(false)
  expect(passes({ ...TRIAL, phase: 'cancelled' }, { free: true })).toBe(false)
  expect(passes({ ...TRIAL, phase: 'held' }, { free: true })).toBe(false)
  expect(passes({ ...TRIAL, placesLeft: null }, { free: true })).toBe(true)
  expect(passes({ ...TRIAL, phase: 'full' }, { open: true })).toBe(false)
})

test('filters and counts by the classes in which the chosen dog may start', () => {
  const forVoi: CalendarFacts = { ...TRIAL, startClasses: ['VOI'] }
  const forBoth: CalendarFacts = { ...TRIAL, startClasses: ['AVO', 'VOI'] }
  expect(passes(forVoi, { class: 'VOI' })).toBe(true)
  expect(passes(forVoi, { class: 'AVO' })).toBe(false)
  expect(passes(forVoi, { free: true })).toBe(false)
  expect(passes(forBoth, { free: true })).toBe(true)
})
