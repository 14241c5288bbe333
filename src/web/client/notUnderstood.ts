import { ApiError } from './ApiError.ts'

/** A text that nobody may send, which the page's writer can mend. */
const TEXT = 'TEXT_INVALID'

/**
 * Whether the service does not know such a call, or no such message of it: after an upgrade, to a page from before. What was to be sent
 * is right, and a page that is loaded again can send it. Source: docs/rules/offline.md#after-an-upgrade.
 */
export const isNotUnderstood = (error: unknown): boolean =>
  error instanceof ApiError && isOfAnotherVersion(error)

function isOfAnotherVersion({ status, code, fields }: ApiError): boolean {
  if (status === 405 || status === 410) return true
  // What is missing has a code that says what; without one there is no such address.
  if (status === 404) return code === 'NOT_FOUND' || code === 'UNEXPECTED'
  return status === 400 && code !== TEXT && !Object.values(fields).includes(TEXT)
}
