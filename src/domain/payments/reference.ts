/** Weights of the digits before the check digit, from the last one on. Source: docs/rules/entries.md#reference-numbers. */
const WEIGHTS = [7, 3, 1]
/** Before the number of the entry, so that it is neither too short nor begins with a zero that gets lost. */
const LEADING = '1'
const ENTRY_DIGITS = 6

function checkDigit(base: string): string {
  const sum = [...base].reverse().reduce((total, digit, at) => total + Number(digit) * WEIGHTS[at % 3]!, 0)
  return String((10 - (sum % 10)) % 10)
}

/** The remainder by 97 of a text of digits and letters, A = 10 … Z = 35. Source: ISO/IEC 7064, MOD 97-10. */
const remainder97 = (text: string): number =>
  [...text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))].reduce(
    (rest, digit) => (rest * 10 + Number(digit)) % 97,
    0,
  )

/** The Finnish reference number with which an entry is paid by bank transfer: digits, the last one a check digit. */
export function referenceOf(entryId: number): string {
  const base = LEADING + String(entryId).padStart(ENTRY_DIGITS, '0')
  return base + checkDigit(base)
}

/** A Finnish reference number as an international one (`RF` + two check digits). Source: ISO 11649. */
export function rfReference(reference: string): string {
  const check = 98 - remainder97(`${reference}RF00`)
  return `RF${String(check).padStart(2, '0')}${reference}`
}

/**
 * The Finnish reference number that a bank or a payer has written in either form, with or without spaces and leading zeros.
 * @returns undefined: it is none, or its check digits are wrong
 */
export function readReference(written: string): string | undefined {
  const text = written.replace(/\s/g, '').toUpperCase()
  const isInternational = text.startsWith('RF')
  if (isInternational && remainder97(text.slice(4) + text.slice(0, 4)) !== 1) return undefined
  const digits = (isInternational ? text.slice(4) : text).replace(/^0+/, '')
  if (!/^\d{4,20}$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}

/** The entry that a reference number of any form is of; undefined: it is not one of an entry. */
export function entryOfReference(written: string): number | undefined {
  const id = Number(readReference(written)?.slice(LEADING.length, -1))
  return Number.isSafeInteger(id) && readReference(written) === referenceOf(id) ? id : undefined
}

/** In groups of five from the end (`12 34567`), as bills print a Finnish reference number. */
export const groupedReference = (reference: string): string => reference.replace(/\B(?=(?:\d{5})+$)/g, ' ')

/** In groups of four from the start (`RF09 8685 1`), as bills print account numbers and international references. */
export const groupedByFour = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')
