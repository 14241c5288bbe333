import { ApiError } from '../client/ApiError.ts'
import { codeText, errorText } from '../i18n/errorText.ts'
import type { Translate } from '../i18n/useTranslate.ts'

export interface FieldErrors {
  sire?: string
  dam?: string
  /** the pair is refused, not one of the dogs: said once, for both fields */
  pair?: boolean
  /** the reason in one sentence, where the pair was refused rather than the call lost */
  refused?: string
}

/** What was refused and at which field: `fatherRegnr` is the sire's, `motherRegnr` the dam's; a refused pair names neither. */
export function fieldErrors(t: Translate, error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.kind !== 'result') return {}
  const refused = errorText(t, error)
  const textOf = (code: string | undefined) => code && codeText(t, code, 'errors.VALUE_INVALID')
  const sire = textOf(error.fields.fatherRegnr)
  const dam = textOf(error.fields.motherRegnr)
  return { sire, dam, refused, pair: !sire && !dam }
}
