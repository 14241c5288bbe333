import { AppError, type ErrorCode } from './errors.ts'

/** SQLSTATE: cancelled by the time limit, too many connections, shutting down, starting up, two in each other's way, a standby not yet promoted. */
const BUSY_STATES = new Set([
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '40P01',
  '40001',
  '25006',
])
const BUSY_SOCKETS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])
/** The pool's own errors carry no code. */
const POOL_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable/i
/** SQLSTATE: a byte or character that PostgreSQL does not store. */
const BAD_TEXT_STATES = new Set(['22021', '22P05'])

/** True where the database could not answer in time or at all, and the same request may succeed later. */
export function isBusy(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code) return BUSY_STATES.has(code) || BUSY_SOCKETS.has(code)
  return POOL_MESSAGE.test(message ?? '')
}

/** True where a row refers to a deleted one, or a deleted row is still referred to: somebody else was first. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}

/** True where a text was refused that can never be stored. */
export function isBadText(error: unknown): boolean {
  return BAD_TEXT_STATES.has((error as { code?: string }).code ?? '')
}

/** SQLSTATE of a violated unique constraint. */
const UNIQUE_VIOLATION = '23505'

/** True for a violated unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION
}

/** Names of unique constraints, each with its error code and field. */
export type Conflicts = Readonly<Record<string, readonly [ErrorCode, field: string]>>

/** Runs a statement; a violated unique constraint becomes a 409 with its field. @throws AppError */
export async function refusingConflicts<T>(statement: Promise<T>, conflicts: Conflicts): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const conflict = conflicts[(error as { constraint?: string }).constraint ?? '']
    if (!isUniqueViolation(error) || !conflict) throw error
    const [code, field] = conflict
    throw new AppError('conflict', code, { [field]: code })
  }
}
