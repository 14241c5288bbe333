import type { Act, OperatorAct, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import { deleteSessions } from '../platform/sessions/sessions.store.ts'
import { nameValues, SIGNIN_PAGE } from './accountMails.ts'
import { accountByName } from './accounts.store.ts'
import type { AccountRow } from './accounts.types.ts'
import { CODE_OF } from './limits.ts'
import { newRecoveryCodes, plainCode, recoveryHash } from './recoveryCodes.ts'
import {
  beginFactor,
  confirmFactor,
  deleteFactor,
  factorOf,
  insertRecoveryCodes,
} from './secondFactor.store.ts'
import { appAddress, newSecret, secretText, stepOf } from './totp.ts'

const WRONG = new AppError('refused', 'CODE_WRONG', { code: 'CODE_WRONG' })

/** Begins to set up a second factor: a secret for the owner's app. @throws AppError 409 SECOND_FACTOR_EXISTS */
export async function beginSecondFactor(act: Act, account: AccountRow) {
  const { db, at, config } = act
  const secret = newSecret()
  if (!(await beginFactor(db, account.id, secret, at))) throw new AppError('conflict', 'SECOND_FACTOR_EXISTS')
  const { title } = config.club
  return { secret: secretText(secret), address: appAddress(secret, title, account.username) }
}

/** The work before `confirmSecondFactor`: looks at the code, slowly. @returns its time step @throws AppError 422 CODE_WRONG, 429 */
export async function checkNewFactor(reader: Reader, code: string): Promise<number> {
  const { attempts, at, db, viewer } = reader
  const who = `${accountIdOf(viewer)}\nsetup`
  await attempts.takeSlowly(CODE_OF, who)
  const factor = await factorOf(db, accountIdOf(viewer))
  const step = factor && stepOf(factor.secret, plainCode(code), at)
  if (step === undefined) throw WRONG
  await attempts.forgive(CODE_OF, who)
  return step
}

/**
 * Makes the second factor count, once a code has shown that the owner's app has its secret. Other sessions end.
 * @returns the recovery codes, which are never shown again @throws AppError 409 SECOND_FACTOR_EXISTS
 */
export async function confirmSecondFactor(act: Act, account: AccountRow, step: number): Promise<string[]> {
  const { db, at, viewer } = act
  if (!(await confirmFactor(db, account.id, step, at))) throw new AppError('conflict', 'SECOND_FACTOR_EXISTS')
  const codes = newRecoveryCodes()
  await insertRecoveryCodes(db, account.id, codes.map(recoveryHash))
  await deleteSessions(db, account.id, viewer.account?.sessionId)
  const changeId = await act.log(['account', account.id], 'SECOND_FACTOR_ADDED')
  await act.mail(factorMail('secondFactorAdded', changeId, account))
  return codes
}

/** Removes the own second factor. @throws AppError 404 SECOND_FACTOR_NOT_FOUND */
export async function removeSecondFactor(act: Act, account: AccountRow): Promise<void> {
  await act.mail(factorMail('secondFactorRemoved', await removeFactor(act, account), account))
}

/**
 * Removes the second factor of someone who has lost it, for the operator.
 * @returns what the owner is to be told by mail @throws AppError 404 USER_NOT_FOUND or SECOND_FACTOR_NOT_FOUND
 */
export async function removeLostFactor(act: OperatorAct, username: string): Promise<QueuedMail> {
  const account = await accountByName(act.db, username)
  if (!account) throw new AppError('notFound', 'USER_NOT_FOUND')
  return factorMail('secondFactorRemoved', await removeFactor(act, account), account)
}

async function removeFactor(act: OperatorAct, account: AccountRow): Promise<number> {
  if (!(await deleteFactor(act.db, account.id))) throw new AppError('notFound', 'SECOND_FACTOR_NOT_FOUND')
  return act.log(['account', account.id], 'SECOND_FACTOR_REMOVED')
}

function factorMail(
  kind: 'secondFactorAdded' | 'secondFactorRemoved',
  changeId: number,
  account: AccountRow,
): QueuedMail {
  return {
    thing: `audit:${changeId}`,
    kind,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: nameValues(account),
    path: SIGNIN_PAGE,
  }
}
