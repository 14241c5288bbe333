import { STAFF_TRIAL_PAGE_SIZE, TRIAL_NEEDS } from '#contract/organising.ts'
import { addDays } from '#domain/dates.ts'
import { overdueUntil } from '#domain/entries/holds.ts'
import type { TrialState } from '#domain/trials/states.ts'
import { mayTake } from '#domain/trials/transitions.ts'
import type { Reader } from '../platform/act.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { partsIn } from '../trials/parts.ts'
import { trialState } from '../trials/states.ts'
import { findTrials } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import {
  type FoundTrial,
  findNeededIds,
  findObjected,
  findUnsettled,
  type TrialQuery,
  trialsSeenBy,
} from './list.store.ts'
import { doneByTrial, unseenByTrial } from './results.store.ts'

/** One page of the trials that a viewer sees, with the count of all that match. */
export async function findStaffTrials(reader: Reader, query: TrialQuery & { readonly page: number }) {
  const { page } = query
  const ids = await findIds(reader, query)
  const shown = ids.slice((page - 1) * STAFF_TRIAL_PAGE_SIZE, page * STAFF_TRIAL_PAGE_SIZE)
  const done = await doneByTrial(reader.db, shown)
  return { trials: inOrder(shown, await findTrials(reader, shown)), done, total: ids.length, page }
}

/** The states in order, the cancelled last. */
const STATE_ORDER: readonly TrialState[] = ['draft', 'open', 'full', 'ongoing', 'ready', 'cancelled']

/** Ids of all that match, in their order. */
async function findIds(reader: Reader, query: TrialQuery): Promise<number[]> {
  const { db, viewer, today } = reader
  const { state, sort, direction } = query
  let found = await trialsSeenBy(db, viewer, query, today)
  if (state === 'open' || state === 'full' || sort === 'state') found = await withFull(reader, found)
  if (state === 'open' || state === 'full') found = found.filter((trial) => trial.state === state)
  if (sort === 'state') {
    const sign = direction === 'asc' ? 1 : -1
    const place = (trial: FoundTrial) => sign * STATE_ORDER.indexOf(trial.state)
    found = found.toSorted((a, b) => place(a) - place(b))
  }
  return found.map(({ id }) => id)
}

/** The same trials, with full ones distinguished from open ones. */
async function withFull(reader: Reader, found: readonly FoundTrial[]): Promise<FoundTrial[]> {
  const open = found.filter(({ state }) => state === 'open').map(({ id }) => id)
  const states = new Map(
    (await findTrials(reader, open)).map((trial) => [trial.id, trialState(trial, reader.today)]),
  )
  return found.map(({ id, state }) => ({ id, state: states.get(id) ?? state }))
}

function inOrder(ids: readonly number[], trials: readonly Trial[]): Trial[] {
  const byId = new Map(trials.map((trial) => [trial.id, trial]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type TrialNeed = (typeof TRIAL_NEEDS)[number]

export interface TrialInNeed {
  readonly trial: Trial
  readonly need: TrialNeed
  readonly done: number
  /** dogs of today's trial of which the check-in knows nothing yet */
  readonly unseen: number
  /** that wait for the viewer's decision */
  readonly objections: number
  /** entries whose money does */
  readonly moneyCases: number
}

/** Days before its end from which a registration counts as closing. */
const CLOSING_DAYS = 7

/** Trials that need the viewer, by the order of TRIAL_NEEDS, each by day; one with objections or money to decide about may stand there again. */
export async function findNeeded(reader: Reader): Promise<TrialInNeed[]> {
  const { db, viewer, today } = reader
  const ids = await findNeededIds(db, viewer, today, addDays(today, CLOSING_DAYS))
  const asked = [
    ...[...(await findObjected(db, viewer))].map(([id, objections]) => ({
      id,
      need: 'objection' as const,
      objections,
      moneyCases: 0,
    })),
    ...[...(await findUnsettled(db, viewer, overdueUntil(today)))].map(([id, moneyCases]) => ({
      id,
      need: 'money' as const,
      objections: 0,
      moneyCases,
    })),
    ...ids.map((id) => ({ id, need: null, objections: 0, moneyCases: 0 })),
  ]
  const all = [...new Set(asked.map(({ id }) => id))]
  const trials = new Map((await findTrials(reader, all)).map((trial) => [trial.id, trial]))
  const done = await doneByTrial(db, all)
  const unseen = await unseenByTrial(
    db,
    all.filter((id) => isToday(trials.get(id), today)),
  )
  return asked
    .flatMap(({ id, ...found }) => {
      const trial = trials.get(id)
      const counts = { done: done.get(id) ?? 0, unseen: unseen.get(id) ?? 0 }
      const need = found.need ?? (trial ? needOf(trial, counts, viewer, today) : null)
      return trial && need ? [{ ...found, trial, ...counts, need }] : []
    })
    .sort((a, b) => TRIAL_NEEDS.indexOf(a.need) - TRIAL_NEEDS.indexOf(b.need))
}

const isToday = (trial: Trial | undefined, today: string): boolean =>
  Boolean(trial?.heldOn && trial.heldOn <= today && today <= (trial.endDate ?? trial.heldOn))

function needOf(
  trial: Trial,
  { done, unseen }: Pick<TrialInNeed, 'done' | 'unseen'>,
  viewer: Viewer,
  today: string,
): TrialNeed | null {
  if (trial.publishedAt === null) return 'draft'
  if (trial.heldOn !== null && trial.heldOn > today)
    return trialState(trial, today) === 'ongoing' ? null : 'registrationClosing'
  const placed = Object.values(trial.taken).reduce((sum, count) => sum + count, 0)
  if (done === 0 && unseen > 0) return 'checkIn'
  if (done === 0 || done < placed) return 'resultsMissing'
  return mayTake('end', partsIn(trial, viewer)) ? 'notEnded' : null
}
