/** The fields of an error that are logged. Source: docs/rules/visibility.md#logs. */
interface LoggedError {
  readonly [key: string]: unknown
  readonly type: string
  readonly code: string | undefined
  readonly message: string
  readonly stack: string
}

/** The database quotes values in its messages, so of its errors only the code and where they arose are kept. */
export function loggedError(error: Error & { code?: string }): LoggedError {
  const ofDatabase = 'severity' in error
  return {
    type: error.name,
    code: error.code,
    message: ofDatabase ? '' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}
