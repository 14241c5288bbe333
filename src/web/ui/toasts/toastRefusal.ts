import { ApiError } from '../../client/ApiError.ts'
import { errorText } from '../../i18n/errorText.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import { showError } from './toasts.ts'

/** Shows a refusal in the banner, for calls without a form. Every other failure is shown elsewhere. */
export function toastRefusal(t: Translate, error: unknown) {
  if (error instanceof ApiError && error.kind === 'result') showError(errorText(t, error))
}
