import { isFinnishRegnr, OWN_REGISTERS, regnrKey } from './regnr.ts'

const BEGINS_FINNISH = new RegExp(`^(${OWN_REGISTERS.join('|')})[ .-]*\\d`)

/**
 * Whether a number begins like one of the Finnish registers and is none, such as one without its year: most likely a slip.
 * Source: docs/rules/dog-basics.md#adding-a-dog.
 */
export const isBrokenFinnish = (regnr: string): boolean =>
  BEGINS_FINNISH.test(regnrKey(regnr)) && !isFinnishRegnr(regnr)

const SIGNS = /^[\p{L}\p{Nd}/. -]+$/u

/** Whether a number is made of letters of any language, digits, spaces and the signs `/`, `.` and `-` alone, as every register writes them. */
export const hasRegnrSigns = (regnr: string): boolean => SIGNS.test(regnr.normalize('NFC'))

/** A new number as it is stored: a Finnish one in its one form, a foreign one as it is given. */
export const newRegnr = (regnr: string): string => (isFinnishRegnr(regnr) ? regnrKey(regnr) : regnr)

/** What two spellings of one number have in common. */
export const bareRegnr = (regnr: string): string => regnrKey(regnr).replace(/[ ./-]/g, '')
