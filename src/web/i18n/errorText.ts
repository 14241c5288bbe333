import type { TFunction } from 'i18next'
import { ApiError } from '../api.ts'

/** The sentence of an error in the reader's language: by its code, else by its kind. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.UNEXPECTED')
  if (error.kind === 'forbidden') return t(['errors.SYSTEM', 'errors.UNEXPECTED'])
  return t([`errors.${error.code}`, 'errors.UNEXPECTED'])
}
