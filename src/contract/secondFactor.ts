import * as z from 'zod'
import { currentUser, passwordProof, signinForm } from './accounts.ts'
import { call } from './call.ts'
import * as at from './endpoints/accounts.ts'
import { boundedText } from './inputs.ts'

/** With whatever stands between its signs. */
const LONGEST_CODE = 100
/** Six digits of the app, or a recovery code of 24 letters and digits; spaces and lines between them count for nothing. */
const secondFactorCode = boundedText(LONGEST_CODE, 'CODE_WRONG').min(1, 'VALUE_REQUIRED')
export const codeForm = z.object({ code: secondFactorCode })
const signinCodeForm = signinForm.extend({ code: secondFactorCode })

/** As `signin`, which has asked for the code. 422 CODE_WRONG, 429 TOO_MANY_CODES too. A code of the app works once. */
export const signinWithCode = call(at.signinWithCode, {
  summary: 'Sign in to an account with a second factor',
  captcha: 'asked',
  body: signinCodeForm,
  cost: 5,
  answer: currentUser,
})
/** 409 SECOND_FACTOR_EXISTS, 422 PASSWORD_WRONG, 429. Asked again, it gives another secret. */
export const prepareSecondFactor = call(at.prepareSecondFactor, {
  summary: 'A secret for an app that shows codes',
  access: 'signedIn',
  withoutFactor: true,
  body: passwordProof,
  cost: 5,
  answer: z.strictObject({
    /** base32, to be typed */
    secret: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code */
    address: z.string(),
  }),
})
/** 409 SECOND_FACTOR_EXISTS, 422 CODE_WRONG, 429 TOO_MANY_CODES. From now on signing in asks for a code; other sessions end; a mail tells. */
export const addSecondFactor = call(at.addSecondFactor, {
  summary: 'Switch the second factor on, with the first code of the app',
  access: 'signedIn',
  withoutFactor: true,
  body: codeForm,
  answer: z.strictObject({
    /** ten, each of which replaces a code of the app once; shown here and never again */
    recoveryCodes: z.array(z.string()),
  }),
})
/** 404 SECOND_FACTOR_NOT_FOUND, 422 PASSWORD_WRONG, 429. A mail tells. */
export const removeSecondFactor = call(at.removeSecondFactor, {
  summary: 'Switch the second factor off',
  access: 'signedIn',
  body: passwordProof,
  cost: 5,
  answer: z.strictObject({ status: z.literal('done') }),
})
