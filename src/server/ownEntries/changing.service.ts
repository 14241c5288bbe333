import type * as z from 'zod'
import type { cancelOwnEntry, changeOwnEntry } from '#contract/ownEntries.ts'
import { type EntrantAction, whyNot } from '#domain/entries/ownEntry.ts'
import { splitAtCancelling } from '#domain/payments/givingBack.ts'
import { changeEntrant } from '../entries/entries.service.ts'
import { setMethod } from '../entries/holds.service.ts'
import { mailOrganiser } from '../entries/organiserMails.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import { leave } from '../entries/places.service.ts'
import { type BegunPayment, beginPayment } from '../payments/paying.service.ts'
import { intendRefund } from '../payments/refunding.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { entrantFacts, freeUntil, moneyOf, ownedIn } from './ownEntries.service.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

export type Body<C extends { readonly body?: z.ZodType }> = z.output<NonNullable<C['body']>>

/** @throws AppError 422 by the table of an entrant's actions */
export function refuseAction(act: Act, owned: OwnedEntry, action: EntrantAction): void {
  const refusal = whyNot(action, entrantFacts(act, owned))
  if (refusal) throw new AppError('refused', refusal)
}

/** @throws AppError 409 CHANGED_MEANWHILE */
export function refuseStale({ entry }: OwnedEntry, version: number): void {
  if (entry.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
}

/** Changes handler and contact of an entry. @throws AppError 409, 422 */
export async function changeOwn(
  act: Act,
  owned: OwnedEntry,
  input: Body<typeof changeOwnEntry>,
): Promise<OwnedEntry> {
  refuseAction(act, owned, 'change')
  refuseStale(owned, input.version)
  const { entry, trial } = owned
  // The address is the entry's key and stays.
  await changeEntrant(act, entry, { ...input, contactEmail: entry.contactEmail ?? '' })
  return ownedIn(act, trial, entry.id, owned.opened)
}

/**
 * Takes a dog out of a trial. As long as it costs nothing what was paid goes back; after that it stays with the organiser, who may give it back.
 * @throws AppError 409, 422
 */
export async function cancelOwn(
  act: Act,
  owned: OwnedEntry,
  input: Body<typeof cancelOwnEntry>,
): Promise<OwnedEntry> {
  refuseAction(act, owned, 'cancel')
  refuseStale(owned, input.version)
  const { entry, trial } = owned
  const { keptCents, backCents } = splitAtCancelling(entry, freeUntil(owned, act.today) !== null)
  await leave(act, entry, { leftBy: 'entrant', reason: input.reason, keptCents })
  await act.log(['entry', entry.id], 'ENTRY_CANCELLED', null, { reason: input.reason, keptCents })
  if (backCents > 0) await intendRefund(act, entry.id, { amountCents: backCents, reason: 'ENTRY_CANCELLED' })
  await mailEntrant(act, trial, entry, { kind: 'ownEntryCancelled', version: entry.version })
  await mailOrganiser(act, trial, entry, {
    kind: 'organiserCancelled',
    version: entry.version,
    values: { reason: input.reason },
  })
  return ownedIn(act, trial, entry.id, owned.opened)
}

/** Begins to pay what is due. @throws AppError 422, 429 */
export async function beginOwnPayment(act: Act, owned: OwnedEntry): Promise<BegunPayment> {
  refuseAction(act, owned, 'pay')
  const { entry, trial } = owned
  if (entry.method !== 'card') await setMethod(act, entry, 'card')
  return beginPayment(act, {
    entryId: entry.id,
    amountCents: moneyOf(owned).dueCents,
    reference: `KAER ${trial.heldOn}/${trial.kaerNr} ${entry.regnr}`,
    email: entry.contactEmail!,
    language: entry.language,
    provider: act.paymentProviders.ofTrial(trial)!.name,
  })
}
