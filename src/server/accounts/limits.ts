import type { Limit } from '../platform/limits/attempts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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
/** Failed sign-ins on a browser in which the owner has signed in before; beyond them it counts like every other. */
export const SIGNIN_ON: Limit = { name: 'signin-on', most: 10, windowMs: 15 * MINUTE }
/** Failed sign-ins by one name from anywhere; beyond them each needs a proof of work, but on known browsers. */
export const SIGNIN_TOTAL: Limit = { name: 'signin-total', most: 20, windowMs: 24 * HOUR }
/** Wrong passwords of someone signed in, where the password is asked again. */
export const PASSWORD_OF: Limit = { name: 'password-of', most: 5, windowMs: 15 * MINUTE }
/** Wrong codes after the right password, for one account from one network. */
export const CODE_OF: Limit = { name: 'code-of', most: 5, windowMs: 15 * MINUTE, code: 'TOO_MANY_CODES' }
/**
 * Wrong codes of the app after one password of an account, from everywhere: a day's guesses find the code once in 6 000 days (each
 * of 50 is one of three that count among a million). Recovery codes are taken beyond it.
 */
export const CODE_TOTAL: Limit = { name: 'code-total', most: 50, windowMs: DAY, code: 'TOO_MANY_CODES' }
export const REGISTER_FROM: Limit = { name: 'register-from', most: 10, windowMs: HOUR }
export const RESET_FROM: Limit = { name: 'reset-from', most: 10, windowMs: HOUR }
/** Resets asked for in a browser in which the owner has signed in before: strangers cannot use these up. */
export const RESET_ON: Limit = { name: 'reset-on', most: 3, windowMs: HOUR }
/** Mails of one kind to one address that one network, or one account, can cause. */
export const MAIL_TO: Limit = { name: 'mail-to', most: 5, windowMs: HOUR }
/** Mails of one kind to one address, whoever causes them; beyond it all are told the same, and none is sent. */
export const MAIL_TOTAL: Limit = { name: 'mail-total', most: 10, windowMs: HOUR }
/** The same count, as far as networks can use it up that ask again: what is left is for those that have not asked yet. */
export const MAIL_AGAIN: Limit = { ...MAIL_TOTAL, most: 5 }
/** Tokens of mails tried from one network. */
export const TOKEN_FROM: Limit = { name: 'token-from', most: 60, windowMs: HOUR }
/** Wrong passwords for one waiting registration. */
export const CONFIRM_OF: Limit = { name: 'confirm-of', most: 5, windowMs: 15 * MINUTE }
/** Changes of one's own details in a day: each name stays in the log, and is looked for when the person is erased. */
export const PROFILE_OF: Limit = { name: 'profile-of', most: 20, windowMs: DAY }
/** Downloads of all one's data. */
export const DATA_OF: Limit = { name: 'data-of', most: 20, windowMs: HOUR }

/** Milliseconds for which tokens sent by mail are valid. */
export const CONFIRM_LIFETIME = 24 * HOUR
/** Single use, one hour. */
export const RESET_LIFETIME = HOUR
/** Valid reset links at a time: more than others can have mailed while the owner's lives, which crosses two windows. */
export const RESETS_KEPT = 2 * MAIL_TOTAL.most + RESET_ON.most
export const INVITE_LIFETIME = 7 * 24 * HOUR

/** Least milliseconds of answers about e-mail addresses, so that their time does not reveal known ones. */
export const SAME_TIME = 400
