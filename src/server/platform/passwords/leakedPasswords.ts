import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../errors.ts'

/** About 49 000 passwords that are known from leaks, in small letters. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** From the first letter or digit to the last, and from the first letter to the last. */
const WITHOUT_SIGNS = /[\p{L}\p{N}].*[\p{L}\p{N}]/su
const LETTERS = /\p{L}.*\p{L}/su

/**
 * Whether a password is known from leaks, or is such a one with the digits and signs around it that most people add to meet a
 * rule (`Salasana2024!`). Where less than half of it is the known part, the rest is taken to be worth something.
 * Source: docs/rules/accounts.md#passwords.
 */
export function isLeaked(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const parts = [typed, WITHOUT_SIGNS.exec(typed)?.[0], LETTERS.exec(typed)?.[0]]
  return parts.some((part) => part !== undefined && LEAKED.has(part) && 2 * part.length >= typed.length)
}

/** Refuses a password that is being chosen. @throws AppError 400 with PASSWORD_LEAKED at the field `password` */
export function refuseLeaked(password: string): void {
  if (isLeaked(password)) throw new AppError('invalid', 'INPUT_INVALID', { password: 'PASSWORD_LEAKED' })
}
