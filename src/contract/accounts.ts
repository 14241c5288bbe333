import * as z from 'zod'
import { canonicalEmail } from '#domain/accounts/canonical.ts'
import { PASSWORD_MAX_LENGTH, passwordFaults } from '#domain/accounts/password.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { done } from './answers.ts'
import { hourlyCount } from './audit.ts'
import { call, fileContent } from './call.ts'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './constants.ts'
import * as at from './endpoints/accounts.ts'
import { boundedText, emptyOr, lineInput, uuidInput } from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import type { Refusals } from './refusals.ts'

const EMAIL_MAX_LENGTH = 254
/** Of a text that is trimmed or composed before it is held to its own form: what may be around it, or come in several signs. */
const LOOSE = 100

/** The letters that Finnish and Swedish are written with. Others, such as ɑ or ı, only pose as one of them. */
const USERNAME = /^[a-zA-ZåäöÅÄÖæøÆØéüšžÉÜŠŽ0-9._-]+$/
/**
 * No space and no @ in it, so that nobody's user name is another's e-mail address; letters of one alphabet and one form only, so
 * that none looks like another's. A name is held to it when it is chosen, not when somebody signs in by it.
 */
export const usernameInput = boundedText(LOOSE, 'USERNAME_INVALID')
  .trim()
  .normalize('NFKC')
  .min(USERNAME_MIN_LENGTH, 'USERNAME_INVALID')
  .max(USERNAME_MAX_LENGTH, 'USERNAME_INVALID')
  .regex(USERNAME, 'USERNAME_INVALID')
/** Comes out in the one form in which addresses are stored and compared. */
export const emailInput = boundedText(EMAIL_MAX_LENGTH, 'EMAIL_INVALID')
  .trim()
  .check(z.email('EMAIL_INVALID'))
  .overwrite(canonicalEmail)
/** Empty: none. */
export const emailOrNone = emptyOr(EMAIL_MAX_LENGTH, emailInput, 'EMAIL_INVALID')
/** What mail programs make links of, such as an address of the web without its beginning. */
const LINKLIKE = /[/:@<>]|[\p{L}\p{N}-]{2}\.\p{L}{2}/u
const NAME_MAX_LENGTH = 100
/** A name also goes into mails to an address that somebody only says is his: nobody's message travels in it. */
const nameInput = lineInput(NAME_MAX_LENGTH, 'NAME_INVALID')
  .min(1, 'VALUE_REQUIRED')
  .refine((name) => !LINKLIKE.test(name), 'NAME_INVALID')
/** Empty: not known. */
export const nameOrNone = emptyOr(NAME_MAX_LENGTH, nameInput, 'NAME_INVALID')
/** Empty: none. */
export const phoneInput = emptyOr(
  LOOSE,
  z.string().regex(/^\+?[\d ()-]{5,24}$/, 'PHONE_INVALID'),
  'PHONE_INVALID',
)
/** UTF-16 units: no code point takes more than two. */
const chosenPassword = boundedText(2 * PASSWORD_MAX_LENGTH, 'PASSWORD_TOO_LONG')
/** A password that is being chosen; refused with the first thing it lacks. */
export const newPasswordInput = chosenPassword.superRefine((password, context) => {
  const [fault] = passwordFaults(password)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
/** A password that is being checked: only its length is bounded. */
const passwordInput = boundedText(1000).min(1, 'VALUE_REQUIRED')
const languageInput = z.enum(LANGUAGES)
/** A one-time secret out of a mail, the part of its link after `#token=`. */
const mailToken = boundedText(LOOSE, 'TOKEN_INVALID')
  .trim()
  .regex(/^[\w-]{43}$/, 'TOKEN_INVALID')
/**
 * The token of the mail alone (a changed address, or in the browser that registered), or the token, a line break and the password
 * that was given with the registration: whoever reads the mail must be who registered.
 */
const emailConfirmation = boundedText(1100, 'TOKEN_INVALID').regex(
  /^[\w-]{43}(\r?\n[\s\S]*)?$/,
  'TOKEN_INVALID',
)

/** What names and reaches a person; the same in registration, profile and the users' administration. */
export const personFields = {
  firstName: nameInput,
  lastName: nameInput,
  /** empty: none */
  phone: phoneInput,
  /** empty: none */
  membershipNumber: lineInput(30),
  language: languageInput,
}

const repeated = (value: { password: string; passwordAgain: string }): boolean =>
  value.password === value.passwordAgain
const DIFFERENT = { path: ['passwordAgain'], message: 'PASSWORDS_DIFFER' }

export const roleNames = z.array(z.strictObject({ name: z.enum(ROLES) }))

/** Who is signed in; `permissions` are what the roles carry at all (domain/accounts/permissions.ts). */
export const currentUser = z.strictObject({
  username: z.string(),
  email: z.string(),
  /** a changed address that still waits for its confirmation */
  pendingEmail: z.string().nullable(),
  /** since when mails to the address do not arrive, so that only what is necessary is sent; null: they do, as far as is known */
  emailSilentSince: z.iso.datetime().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  membershipNumber: z.string(),
  /** the club has checked the membership number */
  membershipConfirmed: z.boolean(),
  language: z.enum(LANGUAGES),
  userRoles: roleNames,
  permissions: z.array(z.string()),
  /** there is a person of the dogs' data who is this user */
  linkedPerson: z.boolean(),
  secondFactor: z.strictObject({
    /** signing in asks for a code */
    on: z.boolean(),
    /** without it the user may do nothing but set it up */
    required: z.boolean(),
    /** recovery codes that are left */
    recoveryCodes: z.number().int(),
  }),
  /** sent back with a change; a change of an older version is refused with 409 */
  version: z.number().int(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const registration = z
  .object({
    username: usernameInput,
    email: emailInput,
    ...personFields,
    password: newPasswordInput,
    passwordAgain: chosenPassword,
    terms: z.literal(true, 'TERMS_NOT_ACCEPTED'),
  })
  .refine(repeated, DIFFERENT)

export const signinForm = z.object({
  /** user name or e-mail address */
  username: boundedText(EMAIL_MAX_LENGTH)
    .trim()
    .normalize('NFKC')
    .min(1, 'VALUE_REQUIRED')
    .max(EMAIL_MAX_LENGTH, 'VALUE_TOO_LONG'),
  password: passwordInput,
})

/** Either the old password of who is signed in, or the token of a mail. */
export const passwordChange = z
  .object({
    oldPassword: passwordInput.optional(),
    token: mailToken.optional(),
    password: newPasswordInput,
    passwordAgain: chosenPassword,
  })
  .refine(repeated, DIFFERENT)
  .refine((value) => (value.oldPassword === undefined) !== (value.token === undefined), {
    path: ['oldPassword'],
    message: 'VALUE_REQUIRED',
  })

/** The own password, asked again. */
export const passwordProof = z.object({ password: passwordInput })

export const profileChange = z.object({
  ...personFields,
  email: emailInput,
  version: z.number().int(),
})

const ownSession = z.strictObject({
  id: z.uuid(),
  /** browser and system as far as they could be read from what the browser says of itself, such as `Firefox · Linux` */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** An ALTCHA challenge (SHA-256): find the number below `maxnumber` for which SHA-256(salt + number) is `challenge`. */
const captchaChallenge = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof captchaChallenge>

const sent = z.strictObject({ status: z.literal('sent') })

/** Never 401; also sets the cookie `csrf-token` where it is missing or of an ended session. */
export const alive = call(at.alive, {
  summary: 'Whether there is a session',
  noStore: true,
  cost: 0.1,
  answer: z.strictObject({ authenticated: z.boolean() }),
})
export const getUser = call(at.getUser, {
  summary: 'Who is signed in',
  access: 'signedIn',
  cost: 0.1,
  withoutFactor: true,
  answer: currentUser,
})
/** SIGNIN_NEEDS_PROOF: the name has seen many failures, from unknown browsers again with a solved challenge; those after it: the password is right. */
export const SIGNIN: Refusals = {
  401: ['SIGNIN_FAILED'],
  422: ['SIGNIN_NEEDS_PROOF', 'ACCOUNT_LOCKED', 'RESET_REQUIRED', 'SECOND_FACTOR_NEEDED'],
  429: ['TOO_MANY_SIGNINS'],
}
export const signin = call(at.signin, {
  summary: 'Sign in by user name or e-mail',
  captcha: 'asked',
  body: signinForm,
  cost: 5,
  refusals: SIGNIN,
  answer: currentUser,
})
/** Succeeds without a session too. */
export const signout = call(at.signout, { summary: 'Sign out', answer: done })
/** The same answer whether or not the e-mail is known. */
export const register = call(at.register, {
  summary: 'Register; a mail with a link confirms it',
  captcha: true,
  body: registration,
  cost: 5,
  refusals: { 403: ['FORBIDDEN'], 409: ['USERNAME_TAKEN'] },
  answer: sent,
})
/**
 * Of a registration, which signs in, a changed address, or the address that an account has. TOKEN_INVALID: unknown, used or too old; CONFIRM_PASSWORD_NEEDED: a
 * registration's token without its password in another browser; this and CONFIRM_PASSWORD_WRONG leave the token as it is.
 */
export const confirmEmail = call(at.confirmEmail, {
  summary: 'Confirm an e-mail address by the token of its mail',
  body: emailConfirmation,
  cost: 5,
  refusals: {
    400: ['TOKEN_INVALID'],
    422: ['TOKEN_INVALID', 'CONFIRM_PASSWORD_NEEDED', 'CONFIRM_PASSWORD_WRONG'],
  },
  answer: z.strictObject({
    /** `checked`: mails to the address that the account has arrive */
    status: z.enum(['registered', 'changed', 'checked']),
    /** who is signed in by it; null: somebody was before, or it is a changed address */
    user: currentUser.nullable(),
  }),
})
/**
 * What `confirmEmail` would confirm, told only to who has the token: the mail's reader sees whether it is his own registration.
 * Leaves the token as it is.
 */
export const checkConfirmation = call(at.checkConfirmation, {
  summary: 'What the token of a confirmation mail is for',
  noStore: true,
  body: mailToken,
  refusals: { 400: ['TOKEN_INVALID'], 422: ['TOKEN_INVALID'] },
  answer: z.strictObject({
    username: z.string(),
    /** when the registration was made; null: it is of a changed address */
    registeredAt: z.iso.datetime().nullable(),
    /** the confirmation needs the password of the registration: it was made in another browser */
    passwordNeeded: z.boolean(),
  }),
})
/** Body: the e-mail address. The same answer whether or not it is known. */
export const resetPassword = call(at.resetPassword, {
  summary: 'Send a link that sets a new password',
  captcha: true,
  body: emailInput,
  cost: 5,
  refusals: { 400: ['EMAIL_INVALID'] },
  answer: sent,
})
/** Leaves the token as it is. */
export const checkToken = call(at.checkToken, {
  summary: 'Whether the token of a password mail still works',
  noStore: true,
  body: mailToken,
  refusals: { 400: ['TOKEN_INVALID'], 422: ['TOKEN_INVALID'] },
  answer: z.strictObject({ status: z.literal('valid'), username: z.string() }),
})
/** With `oldPassword` of who is signed in: the session stays, the others end. With the `token` of a mail: all sessions end, sign in after it. */
export const changePassword = call(at.changePassword, {
  summary: 'Set a new password',
  body: passwordChange,
  cost: 5,
  refusals: {
    401: ['SESSION_EXPIRED'],
    403: ['SECOND_FACTOR_REQUIRED'],
    422: ['PASSWORD_WRONG', 'TOKEN_INVALID'],
  },
  answer: done,
})
/** Another e-mail needs the password again (PASSWORD_NEEDED), and waits under `pendingEmail`. */
export const updateUser = call(at.updateUser, {
  summary: 'Change own details',
  access: 'signedIn',
  body: profileChange,
  refusals: { 422: ['PASSWORD_NEEDED'] },
  answer: z.strictObject({ user: currentUser }),
})
/** By its link the address counts as receiving again (`emailSilentSince`). */
export const checkOwnEmail = call(at.checkOwnEmail, {
  summary: 'Send a link to the own address, to see that mails arrive',
  access: 'signedIn',
  cost: 5,
  answer: sent,
})
export const ownSessions = call(at.ownSessions, {
  summary: 'Own sessions, newest use first',
  access: 'signedIn',
  answer: z.array(ownSession),
})
/** Another's is not found. Ending the present one signs out. Answers with those that are left. */
export const endSession = call(at.endSession, {
  summary: 'End one of the own sessions',
  access: 'signedIn',
  body: z.object({ id: uuidInput }),
  refusals: { 404: ['SESSION_NOT_FOUND'] },
  answer: z.array(ownSession),
})
export const ownSecurityEvents = call(at.ownSecurityEvents, {
  summary: 'What tells of attacks on the own account, newest first',
  access: 'signedIn',
  answer: z.strictObject({
    /** since the visit before, when this session began */
    failedSignins: z.number().int(),
    /** at most 50 */
    rows: z.array(hourlyCount),
  }),
})
/**
 * For a quarter of an hour this session may do what is refused with PASSWORD_NEEDED: changing the own e-mail, another's roles or e-mail, erasing others.
 */
export const provePassword = call(at.provePassword, {
  summary: 'Give the own password again',
  access: 'signedIn',
  body: passwordProof,
  cost: 5,
  refusals: { 422: ['PASSWORD_WRONG'] },
  answer: done,
})
export const ownData = call(at.ownData, {
  summary: 'Everything the service knows about me',
  access: 'signedIn',
  cost: 5,
  answer: fileContent,
  produces: 'application/json',
})
/** In the language of `lang`. */
export const ownDataText = call(at.ownDataText, {
  summary: 'The same as readable text',
  access: 'signedIn',
  cost: 5,
  answer: fileContent,
  produces: 'text/plain; charset=utf-8',
})
/** The dogs stay, the person goes; signs out. */
export const eraseAccount = call(at.eraseAccount, {
  summary: 'Erase the own account',
  access: 'signedIn',
  body: passwordProof,
  cost: 5,
  refusals: { 422: ['PASSWORD_WRONG', 'LAST_SYSADMIN'] },
  answer: done,
})
/** Solved and sent in the header `x-captcha`, once, within 20 minutes. */
export const captcha = call(at.captcha, {
  summary: 'A challenge for the calls that need one',
  noStore: true,
  answer: captchaChallenge,
})
