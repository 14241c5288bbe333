import { AppError, type ErrorCode } from '../platform/errors.ts'

/** Unique indexes whose violation a person can understand, with the field that caused it. */
const CONFLICTS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  account_username: ['USERNAME_TAKEN', 'username'],
  account_email: ['EMAIL_TAKEN', 'email'],
  account_person: ['PERSON_TAKEN', 'personId'],
}

interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
}

/** True where two rows would have had the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as DatabaseError).code === '23505'
}

/** Runs a statement on accounts; a key that is someone else's becomes a 409 with its field. @throws AppError */
export async function refusingConflicts<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const conflict = CONFLICTS[(error as DatabaseError).constraint ?? '']
    if (!isUniqueViolation(error) || !conflict) throw error
    const [code, field] = conflict
    throw new AppError('conflict', code, { [field]: code })
  }
}
