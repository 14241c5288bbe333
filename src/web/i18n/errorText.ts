import type { TFunction } from 'i18next'
import { ApiError } from '../client/ApiError.ts'

/** The sentence of an error in the reader's language: by its code, else that it was unexpected. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.UNEXPECTED')
  return t([`errors.${error.code}`, 'errors.UNEXPECTED'])
}
