import type { EntrantFacts } from '#domain/entries/ownEntry.ts'
import {
  type ClaimedGround,
  groundByItself,
  refundedUntil,
  refundRuleOn,
} from '#domain/payments/refundRule.ts'
import { dueCents, standingOf } from '#domain/payments/standing.ts'
import { entryPhase } from '#domain/trials/entryPhase.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { readLists, trialIdOf } from '../entries/lists.service.ts'
import { findListed, moneyFacts, stateOf } from '../entries/lists.ts'
import { linkedEntry } from '../entries/ownMails.service.ts'
import { meetingOfEntry } from '../entries/parties/parties.service.ts'
import { statedRightsOf } from '../entries/unregistered/unregistered.service.ts'
import { latestClaim } from '../payments/claims.service.ts'
import { moneyRowsOf } from '../payments/payments.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { readProducts } from '../products/products.service.ts'
import { readRefundRules } from '../products/refundRules.service.ts'
import { trialState } from '../trials/states.ts'
import { findTrial, findTrials, lockTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { methodFacts } from './methods.service.ts'
import { entriesOfAccount } from './ownEntries.store.ts'
import type { OwnedEntry } from './ownEntries.types.ts'

/** @throws AppError 404 ENTRY_NOT_FOUND */
export async function findOwn(reader: Reader, id: number): Promise<OwnedEntry> {
  return ownedIn(reader, await findTrial(reader, await trialIdOf(reader, id)), id)
}

/** The same with its trial locked. @throws AppError 404 ENTRY_NOT_FOUND */
export async function lockOwn(act: Act, id: number): Promise<OwnedEntry> {
  return ownedIn(act, await lockTrial(act, await trialIdOf(act, id)), id)
}

/** An entry of a trial as it is now. */
export async function ownedIn(
  reader: Reader,
  trial: Trial,
  id: number,
  opened?: boolean,
): Promise<OwnedEntry> {
  const lists = await readLists(reader, trial)
  const { visit } = reader
  const entry = findListed(lists, id)
  return { entry, trial, lists, opened: opened ?? reader.opened.entry.opens(visit.opened.entry, entry) }
}

/** The money of an entry, in cents. */
export function moneyOf({ entry, trial }: Pick<OwnedEntry, 'entry' | 'trial'>) {
  const facts = moneyFacts(entry, trial)
  return { dueCents: dueCents(facts), standing: standingOf(facts) }
}

/** What decides what an entrant may do now. */
export function entrantFacts(reader: Reader, owned: OwnedEntry): EntrantFacts {
  const { today } = reader
  const { entry, trial } = owned
  const state = trialState(trial, today)
  return {
    state: stateOf(entry, trial),
    cancelled: state === 'cancelled',
    beforeTrial: state !== 'ready' && trial.heldOn! > today,
    beforeClosing: entryPhase(state, trial.registrationStart, today) !== 'closed',
    unjudged: entry.outcome === null,
    dueCents: moneyOf(owned).dueCents,
    methods: methodFacts(reader, trial, entry),
  }
}

/** The last day on which cancelling brings back by itself what was paid; null: not any more. */
function freeUntil({ trial }: Pick<OwnedEntry, 'trial'>, today: string): string | null {
  const day = refundedUntil(refundedTrial(trial))
  return day !== null && day >= today ? day : null
}

const refundedTrial = ({ heldOn, registrationEnd, movedFrom }: Trial) => ({
  heldOn: heldOn!,
  registrationEnd,
  moved: movedFrom !== null,
})

/** By which rules what becomes of the money is decided when the entry is cancelled now. */
export async function rulesOfCancelling(reader: Reader, { trial }: Pick<OwnedEntry, 'trial'>) {
  const rules = await readRefundRules(reader)
  const ground = groundByItself(refundedTrial(trial), reader.today)
  return {
    byItself: ground !== null,
    ruleOf: (claimed: ClaimedGround) => refundRuleOn(rules, ground ?? claimed, reader.today),
  }
}

/** Everything that an entrant sees of an entry. */
export async function describeOwn(reader: Reader, owned: OwnedEntry) {
  const { entry, trial } = owned
  const products = entry.productId === null ? [] : await readProducts(reader)
  return {
    ...owned,
    dog: (await dogSummaries(reader, [entry.dogId])).get(entry.dogId)!,
    stated: await statedRightsOf(reader, entry.dogId),
    product: products.find(({ id }) => id === entry.productId),
    meeting: trial.startListAt === null ? null : await meetingOfEntry(reader, trial, entry),
    facts: entrantFacts(reader, owned),
    freeUntil: freeUntil(owned, reader.today),
    rules: await rulesOfCancelling(reader, owned),
    claim: await latestClaim(reader, entry.id),
    ...(await moneyRowsOf(reader, entry.id)),
  }
}
export type DescribedOwn = Awaited<ReturnType<typeof describeOwn>>

/** Lets a browser open an entry by the secret of a mail. @throws AppError 404, 422 LINK_INVALID: also when the trial is over */
export async function openByLink(act: Act, owned: OwnedEntry, secret: string): Promise<OwnedEntry> {
  const { entry, trial } = owned
  const isOver = (trial.endDate ?? trial.heldOn!) < act.today
  if (isOver || (await linkedEntry(act, secret)) !== entry.id) throw new AppError('refused', 'LINK_INVALID')
  return { ...owned, opened: true }
}

/** The dogs that the account has entered, coming trials first by day, then past ones, the latest first. */
export async function readOwn(reader: Reader) {
  const found = await entriesOfAccount(reader.db, accountIdOf(reader.viewer))
  const trials = await findTrials(reader, [...new Set(found.map(({ trialId }) => trialId))])
  const dogs = await dogSummaries(
    reader,
    found.map(({ dogId }) => dogId),
  )
  const rows = []
  for (const { id, trialId, dogId } of found) {
    const trial = trials.find((one) => one.id === trialId)!
    rows.push({ ...(await ownedIn(reader, trial, id)), dog: dogs.get(dogId)! })
  }
  const isComing = ({ trial }: { trial: Trial }) => (trial.endDate ?? trial.heldOn!) >= reader.today
  const byDay = (a: { trial: Trial }, b: { trial: Trial }) => a.trial.heldOn!.localeCompare(b.trial.heldOn!)
  return [
    ...rows.filter(isComing).toSorted(byDay),
    ...rows.filter((row) => !isComing(row)).toSorted((a, b) => byDay(b, a)),
  ]
}
