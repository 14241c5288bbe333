import type { OfferedAction } from '#contract/organising.ts'
import type { Refusal, TransitionFacts } from '#domain/trials/conditions.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { mayTake, refusalOf, TRIAL_ACTIONS } from '#domain/trials/transitions.ts'
import { dogFacts, type TrialDog } from '#domain/trials/trialDogs.ts'
import type { Reader } from '../platform/act.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { findHead, partsIn, trialState } from '../trials/trials.service.ts'
import type { Trial, TrialHead } from '../trials/trials.types.ts'
import { trialDogs } from './dogs.store.ts'
import { fieldsOf } from './fields.ts'
import { bringReport, copyTrial } from './organising.policy.ts'
import { fileFacts, judgesById, type ListedJudge } from './organising.store.ts'

/** A trial with all facts that its transitions depend on, read once for a request. */
export interface TrialSnapshot {
  readonly trial: Trial
  readonly facts: TransitionFacts
  readonly dogs: readonly TrialDog[]
  /** those of the trial, and those that are being chosen */
  readonly judges: readonly ListedJudge[]
}

/** @param judgeIds judges that are being chosen */
export async function readSnapshot(
  { db, today }: Reader,
  head: TrialHead,
  judgeIds: readonly number[] = [],
): Promise<TrialSnapshot> {
  const ids = new Set([...head.judges.map(({ id }) => id), ...judgeIds])
  return snapshotOf(head, today, {
    dogs: await trialDogs(db, head.id),
    judges: await judgesById(db, [...ids]),
  })
}

/** The snapshot after a command, with the dogs read before: no action of organising changes them. */
export const afterChange = ({ today }: Reader, before: TrialSnapshot, head: TrialHead): TrialSnapshot =>
  snapshotOf(head, today, before)

function snapshotOf(
  head: TrialHead,
  today: string,
  { dogs, judges }: Pick<TrialSnapshot, 'dogs' | 'judges'>,
): TrialSnapshot {
  const counted = dogFacts(dogs, head.type, head.divided)
  const trial = { ...head, taken: counted.taken, entries: counted.entered }
  const facts: TransitionFacts = {
    state: trialState(trial, today),
    version: head.version,
    today,
    fields: fieldsOf(head),
    judges: new Map(judges.map((judge) => [judge.id, judge])),
    dogs: counted,
  }
  return { trial, facts, dogs, judges }
}

/** An action that the viewer may take, or may take at another time. */
export interface Offered {
  readonly action: OfferedAction
  readonly refusal: Refusal | null
}

/** A trial with all that its page shows to a viewer. */
export async function describeTrial({ db, viewer }: Reader, { trial, facts, judges }: TrialSnapshot) {
  const { headJudgeReportId } = trial
  return {
    trial,
    facts,
    judges: judges.filter(({ id }) => facts.fields.judgeIds.includes(id)),
    report: headJudgeReportId === null ? undefined : await fileFacts(db, headJudgeReportId),
    actions: offeredActions(trial, facts, viewer),
  }
}

/** The same of a trial of which nothing has been read yet. @throws AppError 404 TRIAL_NOT_FOUND */
export const describeById = async (reader: Reader, id: number) =>
  describeTrial(reader, await readSnapshot(reader, await findHead(reader, id)))

/** The viewer's actions, each with the reason where it is not possible now. */
function offeredActions(trial: Trial, facts: TransitionFacts, viewer: Viewer): Offered[] {
  const parts = partsIn(trial, viewer)
  const offered: Offered[] = TRIAL_ACTIONS.filter((action) => mayTake(action, parts)).map((action) => ({
    action,
    refusal: refusalOf(action, facts),
  }))
  if (copyTrial(viewer, trial)) offered.push({ action: 'copy', refusal: null })
  if (bringReport(viewer, trial)) {
    const code = whyNotRunning(facts.state)
    offered.push({ action: 'report', refusal: code && { code } })
  }
  return offered
}
