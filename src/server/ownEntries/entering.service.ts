import type * as z from 'zod'
import type { enterOwnDog } from '#contract/ownEntries.ts'
import { transferUntil } from '#domain/entries/holds.ts'
import { ENTERING_HOLD } from '#domain/entries/holdTimes.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { productsFor } from '#domain/payments/products.ts'
import { entryPhase } from '#domain/trials/entryPhase.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { findOwnAccount } from '../accounts/profile.service.ts'
import { tellOwners } from '../entries/contests/contests.service.ts'
import { type PlacedDog, placeNewDog } from '../entries/entries.service.ts'
import { holdForTransfer, holdNewPlace } from '../entries/holds.service.ts'
import { mailOrganiser } from '../entries/organiserMails.service.ts'
import { mailEntrant, mailUndrawn, momentText } from '../entries/ownMails.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { readProducts } from '../products/products.service.ts'
import { trialState } from '../trials/states.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { describeMethods } from './methods.service.ts'
import { ownedIn } from './ownEntries.service.ts'
import { countHolds, countWaiting, entryOfKey } from './ownEntries.store.ts'
import type { OwnedEntry } from './ownEntries.types.ts'
import { tellHowToPay } from './transfers.service.ts'

type Input = z.output<NonNullable<typeof enterOwnDog.body>>

/** Unpaid places of a trial that are kept for one address at a time. */
const MOST_HOLDS = 3
/** Dogs of one address that wait in a queue or for a draw, which costs nothing: a kennel has fewer, and whoever would fill it has more. */
const MOST_WAITING = 10

/**
 * Enters a dog in a locked trial: a place that is kept until it is paid, or the end of the queue. The same key again gives the same entry.
 * @throws AppError 404 DOG_NOT_FOUND, 409 ENTRY_EXISTS, 422
 */
export async function enterOneself(act: Act, trial: Trial, input: Input): Promise<OwnedEntry> {
  const before = await entryOfKey(act.db, trial.id, input.key)
  if (before !== undefined) return ownedIn(act, trial, before, true)
  refuseClosed(act, trial)
  refuseMethod(act, trial, input.method)
  const product = await chosenProduct(act, trial, input)
  await refuseTooMany(act, trial, input.contactEmail)
  const placed = await placeNewDog(act, trial, { ...input, accountId: act.by, feeCents: product.amountCents })
  if (placed.reserveNumber === null) await hold(act, trial, placed, input.method)
  const owned = await ownedIn(act, await findTrial(act, trial.id), placed.id, true)
  await tell(act, owned, placed)
  return owned
}

/** @throws AppError 422 by the trial's state and the phase of its registration */
function refuseClosed({ today }: Act, trial: Trial): void {
  const state = trialState(trial, today)
  const refusal = whyNotRunning(state)
  if (refusal) throw new AppError('refused', refusal)
  const phase = entryPhase(state, trial.registrationStart, today)
  if (phase === 'coming') throw new AppError('refused', 'REGISTRATION_NOT_OPEN')
  if (phase !== 'open' && phase !== 'full') throw new AppError('refused', 'ENTRY_ENDED')
}

/** @throws AppError 422 TOO_MANY_HOLDS, TOO_MANY_WAITING */
async function refuseTooMany({ db }: Act, trial: Trial, contactEmail: string): Promise<void> {
  const refuse = (code: 'TOO_MANY_HOLDS' | 'TOO_MANY_WAITING') => {
    throw new AppError('refused', code, { contactEmail: code })
  }
  if ((await countHolds(db, trial.id, contactEmail)) >= MOST_HOLDS) refuse('TOO_MANY_HOLDS')
  if ((await countWaiting(db, trial.id, contactEmail)) >= MOST_WAITING) refuse('TOO_MANY_WAITING')
}

/** @throws AppError 422 PAYING_NOT_POSSIBLE where no method is possible, else why the chosen one is not */
function refuseMethod(act: Act, trial: Trial, method: PaymentMethod): void {
  const methods = describeMethods(act, trial)
  if (methods.every(({ refused }) => refused)) throw new AppError('refused', 'PAYING_NOT_POSSIBLE')
  const refused = methods.find(({ name }) => name === method)!.refused
  if (refused) throw new AppError('refused', refused, { method: refused })
}

function hold(act: Act, trial: Trial, entry: PlacedDog, method: PaymentMethod): Promise<void> {
  return method === 'transfer'
    ? holdForTransfer(act, entry, transferUntil(act.today, trial.heldOn!)!)
    : holdNewPlace(act, entry, new Date(act.at.getTime() + ENTERING_HOLD))
}

/** The products by which whoever asks may enter a trial. */
export async function productsOf(reader: Reader, trial: Trial, isMember: boolean) {
  const { type, classes } = trial
  return productsFor(await readProducts(reader), { type: type!, classes, today: reader.today, isMember })
}

/** The product of a class by which whoever acts may enter now. @throws AppError 409 FEE_CHANGED, 422 PRODUCT_NOT_OFFERED, MEMBERS_ONLY */
export async function chosenProduct(
  act: Act,
  trial: Trial,
  input: Pick<Input, 'class' | 'feeCents'> & { readonly productId: number | null },
) {
  const offered = await productsOf(act, trial, await isMember(act))
  const product = offered.find(({ id, classes }) => id === input.productId && classes.includes(input.class))
  if (!product) throw new AppError('refused', 'PRODUCT_NOT_OFFERED', { productId: 'PRODUCT_NOT_OFFERED' })
  if (product.refused) throw new AppError('refused', product.refused, { productId: product.refused })
  if ((input.feeCents ?? product.amountCents) !== product.amountCents)
    throw new AppError('conflict', 'FEE_CHANGED', { productId: 'FEE_CHANGED' })
  return product
}

/** Whether whoever asks is a member whose number the club has confirmed. */
async function isMember(reader: Reader): Promise<boolean> {
  return (
    reader.viewer.account !== undefined && (await findOwnAccount(reader)).membership_confirmed_at !== null
  )
}

/** Tells entrant and organiser. */
async function tell(act: Act, { entry, trial }: OwnedEntry, { reserveNumber }: PlacedDog): Promise<void> {
  await mailOrganiser(act, trial, entry, { kind: 'organiserEntry' })
  await tellOwners(act, trial, entry)
  if (isUndrawn(trial)) return mailUndrawn(act, trial, entry)
  if (reserveNumber !== null) {
    await mailEntrant(act, trial, entry, {
      kind: 'ownEntryQueued',
      values: { number: String(reserveNumber) },
    })
    return
  }
  if (entry.method === 'transfer') return tellHowToPay(act, trial, entry)
  const amount = formatEuros(entry.feeCents!, entry.language)
  const until = momentText(entry.heldUntil!, entry)
  await mailEntrant(act, trial, entry, { kind: 'ownEntryHeld', values: { until, amount } })
}
