import * as z from 'zod'
import { currentUser, passwordProof, SIGNIN, signinForm } from './accounts.ts'
import { call } from './call.ts'
import * as at from './endpoints/accounts.ts'
import { boundedText } from './inputs.ts'
import { allOf } from './refusals.ts'

/** With whatever stands between its signs. */
const LONGEST_CODE = 100
/** Six digits of the app, or a recovery code of 24 letters and digits; spaces and lines between them count for nothing. */
const secondFactorCode = boundedText(LONGEST_CODE, 'CODE_WRONG').min(1, 'VALUE_REQUIRED')
export const codeForm = z.object({ code: secondFactorCode })
const signinCodeForm = signinForm.extend({ code: secondFactorCode })

/** As `signin`, which has asked for the code. A code of the app works once. */
export const signinWithCode = call(at.signinWithCode, {
  summary: 'Sign in to an account with a second factor',
  captcha: 'asked',
  body: signinCodeForm,
  cost: 5,
  refusals: allOf(SIGNIN, { 422: ['CODE_WRONG'], 429: ['TOO_MANY_CODES'] }),
  answer: currentUser,
})
/** Asked again, it gives another secret. */
export const prepareSecondFactor = call(at.prepareSecondFactor, {
  summary: 'A secret for an app that shows codes',
  access: 'signedIn',
  withoutFactor: true,
  body: passwordProof,
  cost: 5,
  refusals: { 409: ['SECOND_FACTOR_EXISTS'], 422: ['PASSWORD_WRONG'] },
  answer: z.strictObject({
    /** base32, to be typed */
    secret: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code */
    address: z.string(),
  }),
})
/** From now on signing in asks for a code; other sessions end; a mail tells. */
export const addSecondFactor = call(at.addSecondFactor, {
  summary: 'Switch the second factor on, with the first code of the app',
  access: 'signedIn',
  withoutFactor: true,
  body: codeForm,
  refusals: { 409: ['SECOND_FACTOR_EXISTS'], 422: ['CODE_WRONG'], 429: ['TOO_MANY_CODES'] },
  answer: z.strictObject({
    /** ten, each of which replaces a code of the app once; shown here and never again */
    recoveryCodes: z.array(z.string()),
  }),
})
/** A mail tells. */
export const removeSecondFactor = call(at.removeSecondFactor, {
  summary: 'Switch the second factor off',
  access: 'signedIn',
  body: passwordProof,
  cost: 5,
  refusals: { 404: ['SECOND_FACTOR_NOT_FOUND'], 422: ['PASSWORD_WRONG'] },
  answer: z.strictObject({ status: z.literal('done') }),
})
