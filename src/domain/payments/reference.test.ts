import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  entryOfReference,
  groupedByFour,
  groupedReference,
  readReference,
  referenceOf,
  rfReference,
} from './reference.ts'

// Those of the Bank Bar Code Guide of Finance Finland, version 5.3: the same number in both forms.
const PUBLISHED = [
  ['868516259619897', 'RF09868516259619897'],
  ['559582243294671', 'RF06559582243294671'],
  ['7758474790647489', 'RF847758474790647489'],
  ['78777679656628687', 'RF6078777679656628687'],
  ['868624', 'RF10868624'],
  ['92125374252539897737', 'RF7192125374252539897737'],
  ['590738390', 'RF66590738390'],
  ['1357914', 'RF951357914'],
] as const

test.each(PUBLISHED)('%s is %s', (reference, rf) => {
  expect(readReference(reference)).toBe(reference)
  expect(rfReference(reference)).toBe(rf)
  expect(readReference(groupedByFour(rf))).toBe(reference)
})

test('an entry has a reference number of its own in both forms, and is found by each', () => {
  expect(referenceOf(1)).toBe('10000016')
  void fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (id) => {
      const reference = referenceOf(id)
      expect(entryOfReference(reference)).toBe(id)
      expect(entryOfReference(rfReference(reference))).toBe(id)
      expect(entryOfReference(groupedReference(reference).padStart(30, '0'))).toBe(id)
    }),
  )
})

test('a slip of a digit, or two that have changed places, is no reference number', () => {
  void fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (id, at, by) => {
        const reference = referenceOf(id)
        const slip = String((Number(reference[at]) + by) % 10)
        const wrong = reference.slice(0, at) + slip + reference.slice(at + 1)
        expect(readReference(wrong)).not.toBe(wrong)
      },
    ),
  )
  expect(readReference('RF10868516259619897')).toBeUndefined()
})

test.each(['', '123', '1'.repeat(21), 'RF', 'RF09', 'viite 868516259619897', '868516259619898'])(
  '%j is no reference number',
  (text) => expect(readReference(text)).toBeUndefined(),
)

test('a reference number of somebody else is of no entry', () => {
  expect(entryOfReference('868516259619897')).toBeUndefined()
  expect(entryOfReference('1357914')).toBeUndefined()
})

test('prints references in groups of five from the end, accounts in groups of four', () => {
  expect(groupedReference('868516259619897')).toBe('86851 62596 19897')
  expect(groupedReference('559582')).toBe('5 59582')
  expect(groupedByFour('FI7944052020036082')).toBe('FI79 4405 2020 0360 82')
})
