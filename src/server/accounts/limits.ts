import type { Limit } from '../platform/limits/attempts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Wrong passwords for one account from one network: slows down whoever guesses, and nobody else. */
export const SIGNIN_OF: Limit = {
  name: 'signin-of',
  most: 5,
  windowMs: 15 * MINUTE,
  code: 'TOO_MANY_SIGNINS',
}
/** Failed sign-ins from one network, whatever the account. */
export const SIGNIN_FROM: Limit = {
  name: 'signin-from',
  most: 50,
  windowMs: 15 * MINUTE,
  code: 'TOO_MANY_SIGNINS',
}
/** Wrong passwords of someone signed in, where the password is asked again. */
export const PASSWORD_OF: Limit = { name: 'password-of', most: 5, windowMs: 15 * MINUTE }
export const REGISTER_FROM: Limit = { name: 'register-from', most: 10, windowMs: HOUR }
export const RESET_FROM: Limit = { name: 'reset-from', most: 10, windowMs: HOUR }
/** Mails to one address that one network, or one account, can cause. */
export const MAIL_TO: Limit = { name: 'mail-to', most: 5, windowMs: HOUR }
/** Mails to one address that all others together can cause; beyond it they are told the same, and none is sent. */
export const MAIL_TOTAL: Limit = { name: 'mail-total', most: 20, windowMs: HOUR }
/** Tokens of mails tried from one network. */
export const TOKEN_FROM: Limit = { name: 'token-from', most: 60, windowMs: HOUR }
/** Wrong passwords for one waiting registration. */
export const CONFIRM_OF: Limit = { name: 'confirm-of', most: 5, windowMs: 15 * MINUTE }
/** Downloads of all one's data. */
export const DATA_OF: Limit = { name: 'data-of', most: 20, windowMs: HOUR }

/** Milliseconds for which tokens sent by mail are valid. */
export const CONFIRM_LIFETIME = 24 * HOUR
/** Single use, one hour. */
export const RESET_LIFETIME = HOUR
/** Valid reset links at a time: more than one, so that others who request one do not invalidate the owner's. */
export const RESETS_KEPT = 5
export const INVITE_LIFETIME = 7 * 24 * HOUR

/** Least milliseconds of answers about e-mail addresses, so that their time does not reveal known ones. */
export const SAME_TIME = 400
