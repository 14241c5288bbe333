import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type * as z from 'zod'
import { isBusinessId, parsePermille } from '#domain/payments/vat.ts'
import { boundedText, emptyOr, lineInput } from './inputs.ts'

const unspaced = (most: number, code: string) =>
  boundedText(most, code).transform((text) => electronicFormatIBAN(text) ?? '')

/** An account number of any country with right check digits, with spaces or without. */
export const ibanInput = unspaced(50, 'IBAN_INVALID').refine((iban) => isValidIBAN(iban), 'IBAN_INVALID')
/** A bank's identifier of 8 or 11 characters. */
const bicInput = unspaced(20, 'BIC_INVALID').refine(isValidBIC, 'BIC_INVALID')

/** The account that bank transfers to a club go to; all empty: it takes none. */
export const bankAccountFields = {
  iban: emptyOr(50, ibanInput, 'IBAN_INVALID'),
  bic: emptyOr(20, bicInput, 'BIC_INVALID'),
  /** the recipient as the bank knows it; a transfer carries at most 70 characters */
  accountHolder: lineInput(70),
}

/** What a club's receipts say of it. */
export const receiptFields = {
  businessId: emptyOr(
    20,
    boundedText(20, 'BUSINESS_ID_INVALID').refine(isBusinessId, 'BUSINESS_ID_INVALID'),
    'BUSINESS_ID_INVALID',
  ),
  /** percentage of value added tax in its fees, with one decimal at most; empty: none */
  vatPercent: emptyOr(
    10,
    boundedText(10, 'PERCENT_INVALID').refine((text) => parsePermille(text) !== null, 'PERCENT_INVALID'),
    'PERCENT_INVALID',
  ),
}

/** Who gives a part of an account gives all of it: tells what is missing. */
export function refinePartOfAccount(
  account: { readonly iban: string; readonly bic: string; readonly accountHolder: string },
  context: z.RefinementCtx,
): void {
  const names = ['iban', 'bic', 'accountHolder'] as const
  const missing = names.filter((name) => account[name] === '')
  if (missing.length < names.length)
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'VALUE_REQUIRED' })
}
