import type * as z from 'zod'
import type { cancelOwnEntry, changeOwnEntry } from '#contract/ownEntries.ts'
import { type EntrantAction, whyNot } from '#domain/entries/ownEntry.ts'
import { splitAtCancelling } from '#domain/payments/givingBack.ts'
import { changeEntrant } from '../entries/entries.service.ts'
import { setMethod } from '../entries/holds.service.ts'
import { mailOrganiser } from '../entries/organiserMails.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import { leave } from '../entries/places.service.ts'
import { attachToClaim, makeClaim } from '../payments/claims.service.ts'
import { type BegunPayment, beginPayment } from '../payments/paying.service.ts'
import { intendRefund } from '../payments/refunding.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Paper } from '../platform/files/paper.ts'
import { entrantFacts, moneyOf, ownedIn, rulesOfCancelling } from './ownEntries.service.ts'
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
 * Takes a dog out of a trial. What becomes of the money says the rule of the day: it comes back by itself, or the entrant's ground waits for the
 * organiser. Source: docs/rules/entries.md#what-comes-back.
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
  const { byItself, ruleOf } = await rulesOfCancelling(act, owned)
  const rule = ruleOf(input.ground)
  const { keptCents, backCents, claimedCents } = splitAtCancelling(entry, rule, byItself)
  await leave(act, entry, { leftBy: 'entrant', reason: input.reason, keptCents, ruleId: rule?.id ?? null })
  await act.log(['entry', entry.id], 'ENTRY_CANCELLED', null, { reason: input.reason, keptCents })
  if (rule && claimedCents > 0)
    await makeClaim(act, entry.id, { ruleId: rule.id, ground: rule.ground, amountCents: claimedCents })
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

/** Attaches a certificate to what the entrant asks back. @throws AppError 422 CLAIM_IS_DECIDED */
export async function attachOwn(act: Act, owned: OwnedEntry, paper: Paper): Promise<OwnedEntry> {
  await attachToClaim(act, owned.entry.id, paper)
  return owned
}
