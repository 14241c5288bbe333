import { type Conflicts, refusingConflicts } from '../platform/databaseErrors.ts'

/** Unique indexes whose violation a person can understand, with the field that caused it. */
const CONFLICTS: Conflicts = {
  account_username: ['USERNAME_TAKEN', 'username'],
  account_email: ['EMAIL_TAKEN', 'email'],
  account_person: ['PERSON_TAKEN', 'personId'],
}

/** Writes an account. @throws AppError 409 where user name, address or person are another's */
export const refusingTaken = <T>(statement: Promise<T>): Promise<T> => refusingConflicts(statement, CONFLICTS)
