import { Secret } from 'otpauth'
import { hashToken } from '../platform/sessions/token.ts'

const COUNT = 10
/** 120 bits: enough for one round of SHA-256 (`hashToken`) to keep what a thief of the database cannot guess. */
const BYTES = 15

/** Ten new codes, each of 24 letters and digits in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    new Secret({ size: BYTES }).base32.replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** What is stored of a code, however it is typed: in small letters, with spaces, without its lines. */
export const recoveryHash = (code: string): Buffer => hashToken(plainCode(code).toUpperCase())

/** A typed code without spaces and lines. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '')
