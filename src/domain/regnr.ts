/**
 * Registration numbers: how they are compared, found and put into addresses.
 * Source: docs/rules/imports.md#registration-numbers.
 */

export const REGNR_MIN_LENGTH = 4
export const REGNR_MAX_LENGTH = 60
export const REGNR_MAX_SEGMENTS = 4

/** The letters of the Finnish registers. */
export const OWN_REGISTERS = ['FI', 'FIN', 'SF', 'ER', 'EJ', 'FIX'] as const

/** Finnish numbers: register letters, digits (an old SF number may end in a letter), a slash and a two-digit year. */
const OWN_FORM = new RegExp(`^(${OWN_REGISTERS.join('|')})(\\d+[A-Z]?)\\/(\\d{2})$`)

/** Most numbers are their own key. */
const PLAIN = /^[A-Z0-9/]+$/

/** Most numbers are segments of nothing but capitals and digits. */
const PLAIN_SEGMENTS = new RegExp(`^[A-Z0-9]+(?:/[A-Z0-9]+){0,${REGNR_MAX_SEGMENTS - 1}}$`)

/** The key numbers are compared by: Unicode NFC, upper case, inner spaces folded, ends cut, no space around a slash. */
export function regnrKey(regnr: string): string {
  if (PLAIN.test(regnr)) return regnr
  return regnr
    .normalize('NFC')
    .toUpperCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
}

/** The key without its year, so that `FI12345` finds `FI12345/20`; a foreign number is its own stem. */
export function regnrStem(regnr: string): string {
  const key = regnrKey(regnr)
  const own = OWN_FORM.exec(key)
  return own ? `${own[1]}${own[2]}` : key
}

/** True for a number of one to four non-empty segments and 4 to 60 characters. */
export function isRegnr(regnr: string): boolean {
  const key = regnrKey(regnr)
  if (key.length < REGNR_MIN_LENGTH || key.length > REGNR_MAX_LENGTH) return false
  if (PLAIN_SEGMENTS.test(key)) return true
  const segments = key.split('/')
  return (
    segments.length <= REGNR_MAX_SEGMENTS &&
    segments.every((segment) => segment.length > 0 && segment !== '.' && segment !== '..')
  )
}

/** True for a number given by the Finnish Kennel Club. */
export function isFinnishRegnr(regnr: string): boolean {
  return OWN_FORM.test(regnrKey(regnr))
}
