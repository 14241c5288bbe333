import type { OfferedAction } from '#contract/organising.ts'
import { stateRefusal } from '#domain/trials/refusals.ts'
import { isInRegistration, type TrialState } from '#domain/trials/states.ts'
import { mayTake, TRIAL_ACTIONS, type TrialAction } from '#domain/trials/transitions.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { ErrorCode } from '../platform/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { factsOf, partsIn, trialState } from '../trials/trials.service.ts'
import { findTrial } from '../trials/trials.store.ts'
import type { Trial } from '../trials/trials.types.ts'
import { faultsOf } from './checks.service.ts'
import { endRefusal } from './closing.service.ts'
import { fieldsOf } from './fields.ts'
import { bringReport, copyTrial } from './organising.policy.ts'
import { fileFacts, hasEntries, judgesById } from './organising.store.ts'
import { reportRefusal } from './report.service.ts'
import { countResults, hasResults, type PendingDog, pendingDogs } from './results.store.ts'

/** An action that the viewer may take, or may take at another time. */
export interface Offered {
  readonly action: OfferedAction
  readonly blockedBy: ErrorCode | null
}

/** A trial with all that its page shows to a viewer. */
export async function describeTrial(db: Db, id: number, viewer: Viewer, now: Date) {
  const trial = await findTrial(db, id)
  const today = finnishDay(now)
  const state = trialState(trial, today)
  const running = state === 'ongoing' || state === 'open' || state === 'full'
  const pending = running ? await pendingDogs(db, trial) : []
  const done = await countResults(db, trial)
  return {
    trial,
    state,
    pending,
    done,
    places: factsOf(trial).capacity,
    judges: await judgesById(
      db,
      trial.judges.map((judge) => judge.id),
    ),
    report: trial.headJudgeReportId === null ? undefined : await fileFacts(db, trial.headJudgeReportId),
    actions: await offeredActions(db, { trial, state, pending, done, today }, viewer),
  }
}

interface Standing {
  readonly trial: Trial
  readonly state: TrialState
  readonly pending: readonly PendingDog[]
  readonly done: number
  readonly today: string
}

/** What the viewer may ever do with the trial, with the reason where it may not be done now. */
async function offeredActions(db: Db, standing: Standing, viewer: Viewer): Promise<Offered[]> {
  const { trial, state, today } = standing
  const parts = partsIn(trial, viewer)
  const offered: Offered[] = []
  for (const action of TRIAL_ACTIONS.filter((name) => mayTake(name, parts))) {
    offered.push({
      action,
      blockedBy: stateRefusal(action, state) ?? (await conditionRefusal(db, action, standing)),
    })
  }
  if (copyTrial(viewer, trial)) offered.push({ action: 'copy', blockedBy: null })
  if (bringReport(viewer, trial)) offered.push({ action: 'report', blockedBy: reportRefusal(trial, today) })
  return offered
}

/** What besides the state keeps an action from being taken. */
async function conditionRefusal(
  db: Db,
  action: TrialAction,
  { trial, pending, done, today }: Standing,
): Promise<ErrorCode | null> {
  switch (action) {
    case 'delete':
      return (await hasEntries(db, trial.id)) ? 'TRIAL_HAS_ENTRIES' : null
    case 'publish': {
      const faults = await faultsOf(db, trial, fieldsOf(trial), true)
      return Object.keys(faults).length > 0 ? 'TRIAL_INCOMPLETE' : null
    }
    case 'open':
      return isInRegistration(factsOf(trial), today) ? null : 'OUTSIDE_REGISTRATION_PERIOD'
    case 'cancel':
      return (await hasResults(db, trial.id)) ? 'TRIAL_HAS_RESULTS' : null
    case 'end':
      return endRefusal(pending, done)
    default:
      return null
  }
}
