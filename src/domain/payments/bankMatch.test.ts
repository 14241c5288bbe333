import { expect, test } from 'vitest'
import { fitOf, type MatchFacts, matchOf } from './bankMatch.ts'

const OURS = 'FI2112345600000785'
const NOTHING: MatchFacts = { isKnown: false, takesPaymentBack: false, entry: undefined, refund: undefined }
const entry = { iban: OURS, marked: false }
const refund = { state: 'sending', amountCents: 5000, iban: OURS, isTold: false } as const

test.each([
  ['a credit with our reference', 5000, false, { entry }, 'payment'],
  ['one that a person has recorded', 5000, false, { entry: { ...entry, marked: true } }, 'marked'],
  ['one that an earlier statement has told', 5000, false, { entry, isKnown: true }, 'known'],
  ['one on the account of another club', 5000, false, { entry: { ...entry, iban: 'FI1' } }, 'otherAccount'],
  ['one of a club without an account', 5000, false, { entry: { ...entry, iban: null } }, 'otherAccount'],
  ['a credit without our reference', 5000, false, {}, 'unmatched'],
  ['a debit of others', -5000, false, {}, 'other'],
  ['a debit with our reference', -5000, false, { entry }, 'other'],
  ['a refund of ours', -5000, false, { refund }, 'refund'],
  ['a refund of another sum', -4999, false, { refund }, 'refundDiffers'],
  ['a refund from another account', -5000, false, { refund: { ...refund, iban: 'FI1' } }, 'refundDiffers'],
  [
    'a refund that a person has marked as paid',
    -5000,
    false,
    { refund: { ...refund, state: 'done' } },
    'refund',
  ],
  [
    'a refund that an earlier debit has told',
    -5000,
    false,
    { refund: { ...refund, state: 'done', isTold: true } },
    'refundDiffers',
  ],
  [
    'a refund that no list holds',
    -5000,
    false,
    { refund: { ...refund, state: 'intended', iban: null } },
    'refundDiffers',
  ],
  ['a payment that is taken back', -5000, true, { entry }, 'reversal'],
  ['a payment that is taken back under its own name', -5000, true, { takesPaymentBack: true }, 'reversal'],
  ['a refund that came back', 5000, true, { refund }, 'reversal'],
  ['what others take back', -5000, true, {}, 'other'],
] as const)('%s', (_name, amountCents, reversal, facts, expected) => {
  const { outcome, caseKind } = matchOf({ iban: OURS, amountCents, reversal }, { ...NOTHING, ...facts })
  expect(caseKind ?? outcome).toBe(expected)
  expect(outcome === 'case').toBe(caseKind !== null)
})

test('tells a payment of less, of as much and of more than is due', () =>
  expect([fitOf(4000, 5000), fitOf(5000, 5000), fitOf(5000, 0)]).toEqual(['partial', 'exact', 'tooMuch']))
