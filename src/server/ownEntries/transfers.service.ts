import type { payByTransfer } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { transferDueOn, transferUntil } from '#domain/entries/holds.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedByFour, groupedReference, referenceOf } from '#domain/payments/reference.ts'
import { dueCents } from '#domain/payments/standing.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import { holdForTransfer, setMethod } from '../entries/holds.service.ts'
import { moneyFacts } from '../entries/lists.ts'
import { mailEntrant, momentText } from '../entries/ownMails.service.ts'
import type { Act } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { type Body, refuseAction, refuseStale } from './changing.service.ts'
import { ownedIn } from './ownEntries.service.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

/**
 * Lets an entrant pay by bank transfer: the place is kept until the money can have come. Once it is, choosing it again gives no more time.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 by the table of an entrant's actions
 */
export async function agreeTransfer(
  act: Act,
  owned: OwnedEntry,
  input: Body<typeof payByTransfer>,
): Promise<OwnedEntry> {
  refuseAction(act, owned, 'transfer')
  refuseStale(owned, input.version)
  const { entry, trial } = owned
  const isShort = entry.hold === 'entering' || entry.hold === 'offer'
  if (!isShort && entry.method === 'transfer') return owned
  if (isShort) await holdForTransfer(act, entry, transferUntil(act.today, trial.heldOn!)!)
  else await setMethod(act, entry, 'transfer')
  const agreed = await ownedIn(act, trial, entry.id, owned.opened)
  await act.log(['entry', entry.id], 'TRANSFER_AGREED', null, {
    until: agreed.entry.heldUntil?.toISOString() ?? null,
  })
  await tellHowToPay(act, trial, agreed.entry)
  return agreed
}

/** Mails what a bank transfer needs: account, reference, sum and day. */
export async function tellHowToPay(act: Act, trial: Trial, entry: ListedEntry): Promise<void> {
  const { name, iban, bic } = trial.club.payee!
  const { heldUntil, language } = entry
  await mailEntrant(act, trial, entry, {
    kind: heldUntil === null ? 'transferAgreed' : 'transferHeld',
    version: entry.version,
    values: {
      amount: formatEuros(dueCents(moneyFacts(entry, trial)), language),
      payee: name,
      iban: groupedByFour(iban),
      bic,
      reference: groupedReference(referenceOf(entry.id)),
      ...(heldUntil && { until: momentText(heldUntil, entry), due: formatDate(transferDueOn(heldUntil)) }),
    },
  })
}
