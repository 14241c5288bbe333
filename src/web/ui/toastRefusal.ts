import type { TFunction } from 'i18next'
import { ApiError } from '../client/ApiError.ts'
import { errorText } from '../i18n/errorText.ts'
import { showError } from './toasts.ts'

/** Tells by the banner why something was refused, where there is no form to tell it. All other failures are told already. */
export function toastRefusal(t: TFunction, error: unknown) {
  if (error instanceof ApiError && error.kind === 'result') showError(errorText(t, error))
}
