import { inTransaction, type Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { AccountRow } from './accounts.types.ts'
import { CODE_OF, CODE_TOTAL } from './limits.ts'
import { plainCode, recoveryHash } from './recoveryCodes.ts'
import { factorOf, takeRecoveryCode, takeStep } from './secondFactor.store.ts'
import { stepOf } from './totp.ts'

const WRONG = new AppError('refused', 'CODE_WRONG', { code: 'CODE_WRONG' })
const APP_CODE = /^\d{6}$/

/**
 * The second step of signing in, after the right password: a code of the owner's app, each once, or a recovery code. Whoever
 * guesses waits by account and network; beyond a total the account takes recovery codes alone, until its owner sets another
 * password, which the guesser does not know. Source: docs/rules/accounts.md#second-factor.
 * @param code undefined: none was asked for yet
 * @throws AppError 422 SECOND_FACTOR_NEEDED or CODE_WRONG, 429 TOO_MANY_CODES
 */
export async function checkSecondStep(reader: Reader, account: AccountRow, code?: string): Promise<void> {
  const { attempts, db, security, visit } = reader
  const factor = await factorOf(db, account.id)
  if (!factor?.confirmedAt) return
  if (code === undefined) throw new AppError('refused', 'SECOND_FACTOR_NEEDED')
  const who = `${account.id}\n${visit.network}`
  await attempts.takeSlowly(CODE_OF, who)
  const typed = plainCode(code)
  const fits = APP_CODE.test(typed)
    ? await takeAppCode(reader, account, factor.secret, typed)
    : await consumeRecoveryCode(reader, account, typed)
  if (!fits) {
    security.count('signinFailed', account.id)
    throw WRONG
  }
  await attempts.forgive(CODE_OF, who)
}

async function takeAppCode(
  { attempts, at, db }: Reader,
  account: AccountRow,
  secret: Buffer,
  code: string,
): Promise<boolean> {
  const who = totalOf(account)
  await attempts.take(CODE_TOTAL, who)
  const step = stepOf(secret, code, at)
  if (step === undefined || !(await takeStep(db, account.id, step))) return false
  await attempts.giveBack(CODE_TOTAL, who)
  return true
}

function consumeRecoveryCode(reader: Reader, account: AccountRow, code: string): Promise<boolean> {
  return inTransaction(reader, async (act) => {
    const taken = await takeRecoveryCode(act.db, account.id, recoveryHash(code))
    if (taken) await act.as(account.id).log(['account', account.id], 'RECOVERY_CODE_USED')
    return taken
  })
}

/** With another password the count begins anew. */
const totalOf = ({ id, password_hash }: AccountRow): string => `${id}\n${password_hash}`
