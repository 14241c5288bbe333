import { ApiError } from '../client/ApiError.ts'
import type { TextKey } from './textKeys.ts'
import type { Translate } from './useTranslate.ts'

/**
 * The sentence of an error's code. Codes come from the service and out of schemas as plain texts, and each has its sentence there
 * (tested on both sides); one that has none says the other. `details`: of the error, what stands in its places.
 */
export function codeText(
  t: Translate,
  code: string,
  otherwise: TextKey = 'errors.UNEXPECTED',
  details: unknown = {},
): string {
  return t([`errors.${code}` as TextKey, otherwise], details as Readonly<Record<string, unknown>>)
}

/** Codes that say no more than that it failed. */
const UNEXPLAINED: readonly string[] = ['UNEXPECTED', 'NETWORK', 'METHOD_NOT_ALLOWED']

/** An error in the reader's language: by its code, else that it was unexpected; before it, which file or which change failed. */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.UNEXPECTED')
  const { about, code, kind, details } = error
  const reason = codeText(t, code, undefined, details)
  if (about === null) return reason
  if ('file' in about) return t('common.failed.file', { file: about.file, reason })
  // The answer to a change is read beside what was to be changed.
  if (kind === 'result' || kind === 'session') return reason
  const failed = t(`common.failed.${about.subject}`)
  return `${failed} ${UNEXPLAINED.includes(code) ? t('common.failed.again') : reason}`
}
