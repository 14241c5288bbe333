import type * as z from 'zod'
import type { changeOwnClass } from '#contract/ownEntries.ts'
import { type ClassChange, putIntoClass, whatFollows } from '../entries/classChange.service.ts'
import { refuseIneligible } from '../entries/entries.service.ts'
import { mailOrganiser } from '../entries/organiserMails.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import { intendRefund } from '../payments/refunding.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError, askFirst } from '../platform/errors.ts'
import { refuseAction, refuseStale } from './changing.service.ts'
import { chosenProduct } from './entering.service.ts'
import { ownedIn } from './ownEntries.service.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

type Input = z.output<NonNullable<typeof changeOwnClass.body>>

/**
 * Puts an entry into another class, for the fee that is in force there today. A place is kept, also where more is due now, as long as the class has
 * room; else, once that was asked, the dog goes to the end of the queue, and everything that was paid comes back.
 * Source: docs/rules/entries.md#changing-the-class.
 * @throws AppError 409 CHANGED_MEANWHILE, CLASS_CHANGE_QUEUES, 422
 */
export async function changeClass(act: Act, owned: OwnedEntry, input: Input): Promise<OwnedEntry> {
  refuseAction(act, owned, 'changeClass')
  refuseStale(owned, input.version)
  const { entry, trial } = owned
  if (input.class === entry.class)
    throw new AppError('refused', 'CLASS_UNCHANGED', { class: 'CLASS_UNCHANGED' })
  await refuseIneligible(act, trial, entry.dogId, input.class)
  const fee = entry.feeCents === null ? null : await chosenProduct(act, trial, input)
  const change: ClassChange = { to: input.class, fee, follows: whatFollows(owned, input.class) }
  if (change.follows !== 'stays') askFirst('CLASS_CHANGE_QUEUES', input)
  await putIntoClass(act, owned, change)
  await giveBackRest(act, owned, change)
  const mail = { version: entry.version, values: { was: entry.class } }
  const inClass = { ...entry, class: change.to }
  await mailEntrant(act, trial, inClass, { ...mail, kind: 'classChanged' })
  await mailOrganiser(act, trial, inClass, { ...mail, kind: 'organiserClassChanged' })
  return ownedIn(act, trial, entry.id, owned.opened)
}

/** Whoever loses a place pays for none; else what was paid stays up to the new fee. */
async function giveBackRest(act: Act, { entry }: OwnedEntry, { fee, follows }: ClassChange): Promise<void> {
  const stays = follows === 'losesPlace' ? 0 : (fee?.amountCents ?? 0)
  const amountCents = entry.paidCents - entry.refundedCents - stays
  if (amountCents > 0) await intendRefund(act, entry.id, { amountCents, reason: 'CLASS_CHANGED' })
}
