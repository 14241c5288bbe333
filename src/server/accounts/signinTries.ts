import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { AccountRow } from './accounts.types.ts'
import { SIGNIN_FROM, SIGNIN_OF, SIGNIN_ON, SIGNIN_TOTAL } from './limits.ts'

/** Takes back what a try was counted by; called once its password was right. */
type Forgive = () => Promise<unknown>

/**
 * Counts a try to sign in before its password is looked at. On a browser in which the owner has signed in before, only what
 * fails there counts. Everyone else is slowed down for this name from this network, and has to prove work once the name has seen too many
 * failures from anywhere: nobody is locked out by strangers. Source: docs/rules/accounts.md#signing-in.
 * @param name in canonical form, as it was typed; by the account itself a wait would tell that a user name and an address belong together
 * @param account whose name it is, if anybody's
 * @throws AppError 429 TOO_MANY_SIGNINS, 422 SIGNIN_NEEDS_PROOF or CAPTCHA_INVALID
 */
export async function countTry(
  reader: Reader,
  name: string,
  account: AccountRow | undefined,
): Promise<Forgive> {
  return (account && (await countOnDevice(reader, account))) ?? countElsewhere(reader, name)
}

/** undefined: the device is not known to be the owner's, or has failed too often itself. */
async function countOnDevice(
  { attempts, devices, visit }: Reader,
  account: AccountRow,
): Promise<Forgive | undefined> {
  const device = devices.find(visit.device, account)
  if (device === undefined) return undefined
  const who = `${account.id}\n${device}`
  return (await attempts.isWithin(SIGNIN_ON, who)) ? () => attempts.forgive(SIGNIN_ON, who) : undefined
}

async function countElsewhere({ attempts, captcha, visit }: Reader, name: string): Promise<Forgive> {
  const guessing = `${name}\n${visit.network}`
  const isFree = await attempts.isWithin(SIGNIN_TOTAL, name)
  const uncount = () => (isFree ? attempts.giveBack(SIGNIN_TOTAL, name) : undefined)
  if (!isFree && visit.solution === undefined) throw new AppError('refused', 'SIGNIN_NEEDS_PROOF')
  try {
    await attempts.take(SIGNIN_FROM, visit.network)
    await attempts.takeSlowly(SIGNIN_OF, guessing)
  } catch (refusal) {
    // Its password is not looked at: one network alone does not use the total up.
    await uncount()
    throw refusal
  }
  if (!isFree) await captcha.take(visit.solution)
  return async () => {
    await attempts.forgive(SIGNIN_OF, guessing)
    await attempts.giveBack(SIGNIN_FROM, visit.network)
    await uncount()
  }
}
