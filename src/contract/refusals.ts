import type { Call } from './call.ts'
import type errors from './texts/fi/errors.json'
import type pageErrors from './texts/fi/pages/errors.json'
import type staffErrors from './texts/fi/staff/errors.json'

/** A code of the `errors` texts, those for staff too. */
export type ErrorCode = keyof typeof errors | keyof typeof pageErrors | keyof typeof staffErrors

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** What a call may be refused with: codes by HTTP status. */
export type Refusals = { readonly [Status in RefusalStatus]?: readonly ErrorCode[] }

/** Several lists of refusals as one; a code that comes twice is told once. */
export function allOf(...lists: readonly (Refusals | false | undefined)[]): Refusals {
  const all: { [Status in RefusalStatus]?: ErrorCode[] } = {}
  for (const list of lists.filter((one) => one !== undefined && one !== false))
    for (const [status, codes] of Object.entries(list) as [`${RefusalStatus}`, readonly ErrorCode[]][])
      all[status] = [...new Set([...(all[status] ?? []), ...codes])]
  return all
}

/** Of a call about one trial. */
export const OF_A_TRIAL: Refusals = { 404: ['TRIAL_NOT_FOUND'] }

/** Of a dog that is entered by its number, or by its own data. */
export const OF_A_DOG: Refusals = {
  404: ['DOG_NOT_FOUND'],
  409: ['DOG_IS_REGISTERED'],
  422: ['BREED_NOT_FOUND', 'AWARD_IN_FUTURE', 'BIRTH_IN_FUTURE'],
}

/** Of what is possible only while a trial runs. */
export const OF_ITS_STATE: Refusals = { 422: ['TRIAL_IS_DRAFT', 'TRIAL_IS_ENDED', 'TRIAL_IS_CANCELLED'] }

const ALWAYS: Refusals = {
  400: ['ADDRESS_INVALID', 'TEXT_INVALID'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['UNEXPECTED'],
  503: ['BUSY'],
}
const OF_A_CHANGE: Refusals = { 403: ['CSRF_TOKEN_INVALID'], 409: ['CHANGED_MEANWHILE'] }

/** Whatever a call may be refused with: what it lists itself, and what follows from its access, its body and its other terms. */
export const refusalsOf = (call: Call): Refusals =>
  allOf(
    ALWAYS,
    accessRefusals(call),
    call.changes && OF_A_CHANGE,
    call.query && { 400: ['INPUT_INVALID'] },
    bodyRefusals(call),
    call.captcha !== false && { 422: ['CAPTCHA_INVALID'] },
    call.refusals,
  )

function accessRefusals({ access, withoutFactor, method, changes }: Call): Refusals {
  if (access === 'anyone')
    return {
      401: ['API_KEY_INVALID'],
      ...((method !== 'GET' || changes) && { 403: ['API_KEY_READS_ONLY'] }),
    }
  return {
    401: ['SESSION_EXPIRED', 'API_KEY_INVALID'],
    403: ['FORBIDDEN', 'API_KEY_READS_ONLY', ...(withoutFactor ? [] : ['SECOND_FACTOR_REQUIRED' as const])],
  }
}

/** A body that nobody asked for is refused too. */
function bodyRefusals({ method, bodyKind, file }: Call): Refusals {
  if (method === 'GET') return {}
  if (file) return { 400: [file.wrongType], 413: [file.tooLarge], 429: ['TOO_MANY_FILES'] }
  const whole: Refusals = { 400: ['BODY_INVALID', 'CONTENT_TYPE_INVALID'], 413: ['BODY_TOO_LARGE'] }
  return allOf(
    whole,
    bodyKind !== 'none' && bodyKind !== 'text' && { 400: ['INPUT_INVALID', 'VALUE_INVALID'] },
  )
}
