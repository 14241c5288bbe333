import type { Party } from '#domain/entries/parties.ts'
import type { PaidPart } from '#domain/payments/cases.ts'
import type { Eligibility } from '#domain/trials/eligibility.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { trialState } from '../trials/states.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { type CheckIns, readCheckIns } from './checkIn/checkIn.service.ts'
import type { EntryLists } from './entries.types.ts'
import { readLists } from './lists.service.ts'
import { messagesOf } from './messages.store.ts'
import { paidPartsOfWaiting } from './moneyCases.store.ts'
import { awardsOfDogs, type PaperAward } from './paperAwards.store.ts'
import { readParties } from './parties/parties.service.ts'
import { startRights } from './startRights.service.ts'
import { describeUnregistered } from './unregistered/unregistered.service.ts'
import type { DescribedDog } from './unregistered/unregistered.types.ts'

/** A trial with its dogs as its organiser sees them. */
export interface DescribedTrial {
  readonly trial: Trial
  readonly lists: EntryLists
  readonly parties: readonly Party[]
  readonly seen: CheckIns
  readonly dogs: ReadonlyMap<number, SummaryRow>
  /** by what is known today; empty while the trial has no day */
  readonly rights: ReadonlyMap<number, Eligibility>
  readonly awards: readonly PaperAward[]
  /** as their entries told them, by their ids */
  readonly unregistered: ReadonlyMap<number, DescribedDog>
  readonly messages: Awaited<ReturnType<typeof messagesOf>>
  /** what was paid for the entries that wait for somebody, by entry */
  readonly paid: ReadonlyMap<number, readonly PaidPart[]>
}

/** The dogs of a trial; `trial` itself may be older than the last change. */
export async function describeParticipants(reader: Reader, trial: Trial): Promise<DescribedTrial> {
  const lists = await readLists(reader, trial)
  const entries = [...lists.places, ...lists.reserve, ...lists.withdrawn]
  const dogIds = entries.map(({ dogId }) => dogId)
  const { heldOn, classes } = trial
  return {
    trial,
    lists,
    parties: await readParties(reader, trial),
    seen: await readCheckIns(reader, trial),
    dogs: await dogSummaries(reader, dogIds),
    rights:
      heldOn === null ? new Map() : await startRights(reader, dogIds, { day: heldOn, offered: classes }),
    awards: await awardsOfDogs(reader.db, dogIds),
    unregistered: await describeUnregistered(
      reader,
      entries.map(({ enteredAs }) => enteredAs),
    ),
    messages: await messagesOf(reader.db, trial.id),
    paid: await paidPartsOfWaiting(reader.db, trial.id),
  }
}

/**
 * Changes the dogs of a locked trial that is under way. @returns the new list
 * @throws AppError 422 TRIAL_IS_DRAFT, TRIAL_IS_ENDED or TRIAL_IS_CANCELLED
 */
export async function changeList(
  act: Act,
  trial: Trial,
  change: () => Promise<void>,
): Promise<DescribedTrial> {
  const refusal = whyNotRunning(trialState(trial, act.today))
  if (refusal) throw new AppError('refused', refusal)
  await change()
  return describeParticipants(act, await findTrial(act, trial.id))
}
