import { ApiError } from '../client/ApiError.ts'
import type { TextKey } from './textKeys.ts'
import type { Translate } from './useTranslate.ts'

/**
 * The sentence of an error's code. Codes come from the service and out of schemas as plain texts, and each has its sentence there
 * (tested on both sides); one that has none says the other.
 */
export function codeText(t: Translate, code: string, otherwise: TextKey = 'errors.UNEXPECTED'): string {
  return t([`errors.${code}` as TextKey, otherwise])
}

/** The sentence of an error in the reader's language: by its code, else that it was unexpected. */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.UNEXPECTED')
  return codeText(t, error.code)
}
