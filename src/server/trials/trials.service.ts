import {
  defaultCapacity,
  settledState,
  stateOn,
  type TrialFacts,
  type TrialState,
} from '#domain/trials/states.ts'
import type { TrialPart } from '#domain/trials/transitions.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { headById, lockRow, trialsById } from './trials.store.ts'
import type { Trial, TrialHead } from './trials.types.ts'

const settledFacts = ({ publishedAt, endedAt, cancelledAt }: TrialHead) => ({
  published: publishedAt !== null,
  ended: endedAt !== null,
  cancelled: cancelledAt !== null,
})

/** What the trial's state follows from. */
export function factsOf(trial: Trial): TrialFacts {
  const { closedByHand, registrationStart, registrationEnd, capacityByClass, taken } = trial
  return {
    ...settledFacts(trial),
    closedByHand,
    registrationStart,
    registrationEnd,
    capacity: trial.capacity ?? defaultCapacity(trial.type, trial.judges.length),
    capacityByClass,
    taken,
  }
}

/** The trial's state on a Finnish day. */
export function trialState(trial: Trial, today: string): TrialState {
  return stateOn(factsOf(trial), today)
}

/** The trial's state as far as a person has set it; undefined: it runs. */
export const settledStateOf = (trial: TrialHead) => settledState(settledFacts(trial))

/** What someone is to a trial. Source: docs/rules/trials.md#transitions. */
export function partsIn(trial: TrialHead, viewer: Viewer): ReadonlySet<TrialPart> {
  const parts = new Set<TrialPart>()
  const id = viewer.account?.id
  if (id === undefined) return parts
  const own = trial.judges.find(({ accountId }) => accountId === id)
  const { permissions } = viewer
  if (permissions.has('trials.manage') && trial.agents.includes(id)) parts.add('agent')
  if (permissions.has('results.judge') && own) parts.add('judge')
  if (permissions.has('results.judge') && own?.head) parts.add('headJudge')
  if (permissions.has('results.correct')) parts.add('chief')
  if (permissions.has('trials.manageAll')) parts.add('sysadmin')
  return parts
}

/** @throws AppError 404 TRIAL_NOT_FOUND */
export async function findTrial({ db }: Pick<Reader, 'db'>, id: number): Promise<Trial> {
  const [trial] = await trialsById(db, [id])
  if (!trial) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return trial
}

/** Trials by their ids, in no order; ids of no trial are left out. */
export const findTrials = ({ db }: Pick<Reader, 'db'>, ids: readonly number[]): Promise<Trial[]> =>
  trialsById(db, ids)

/** A trial without its dogs. @throws AppError 404 TRIAL_NOT_FOUND */
export async function findHead({ db }: Pick<Reader, 'db'>, id: number): Promise<TrialHead> {
  const head = await headById(db, id)
  if (!head) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  return head
}

/**
 * The trial, locked to the end of the transaction: whoever changes a trial, its list of dogs or what may be
 * done with it takes this lock first, so that conditions hold until the change is made.
 * @throws AppError 404 TRIAL_NOT_FOUND
 */
export async function lockTrial(act: Pick<Act, 'db'>, id: number): Promise<Trial> {
  await lockRow(act.db, id)
  return findTrial(act, id)
}

/** The same of the trial without its dogs. @throws AppError 404 TRIAL_NOT_FOUND */
export async function lockHead(act: Pick<Act, 'db'>, id: number): Promise<TrialHead> {
  await lockRow(act.db, id)
  return findHead(act, id)
}
