/** Shortest password. Source: docs/rules/accounts.md#passwords. */
export const PASSWORD_MIN_LENGTH = 8
/** Longest one that is hashed: beyond it the work would serve an attacker, not a person. */
export const PASSWORD_MAX_LENGTH = 200

const PASSWORD_FAULTS = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_NEEDS_DIGIT',
  'PASSWORD_NEEDS_SPECIAL',
] as const
type PasswordFault = (typeof PASSWORD_FAULTS)[number]

/**
 * What a new password lacks, in the order a person would mend it; empty when it will do.
 * At least 8 characters with at least one digit and one special character (docs/rules/accounts.md#passwords); any sign that is neither
 * letter nor digit is special, a space too.
 */
export function passwordFaults(password: string): PasswordFault[] {
  const length = [...password].length
  const faults: PasswordFault[] = []
  if (length < PASSWORD_MIN_LENGTH) faults.push('PASSWORD_TOO_SHORT')
  if (length > PASSWORD_MAX_LENGTH) faults.push('PASSWORD_TOO_LONG')
  if (!/\p{Nd}/u.test(password)) faults.push('PASSWORD_NEEDS_DIGIT')
  if (!/[^\p{L}\p{N}]/u.test(password)) faults.push('PASSWORD_NEEDS_SPECIAL')
  return faults
}
