import type { OfferedAction } from '#contract/organising.ts'
import type { Refusal } from '#domain/trials/conditions.ts'
import { mayTake, refusalOf, TRIAL_ACTIONS } from '#domain/trials/transitions.ts'
import type { Reader } from '../platform/act.ts'
import { fileFacts } from '../platform/files/files.store.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { partsIn } from '../trials/parts.ts'
import { findHead } from '../trials/trials.service.ts'
import { bringReport, copyTrial } from './organising.policy.ts'
import { reportRefusal } from './report.service.ts'
import { readSnapshot } from './snapshot.service.ts'
import type { TrialSnapshot } from './snapshot.ts'

/** An action that the viewer may take, or may take at another time. */
export interface Offered {
  readonly action: OfferedAction
  readonly refusal: Refusal | null
}

/** A trial with all that its page shows to a viewer. */
export async function describeTrial({ db, viewer }: Reader, { trial, facts, judges, signed }: TrialSnapshot) {
  const { headJudgeReportId } = trial
  return {
    trial,
    facts,
    judges: judges.filter(({ id }) => facts.fields.judgeIds.includes(id)),
    report: headJudgeReportId === null ? undefined : await fileFacts(db, headJudgeReportId),
    signature: signed.signature,
    actions: offeredActions({ trial, facts }, viewer),
  }
}

/** The same of a trial of which nothing has been read yet. @throws AppError 404 TRIAL_NOT_FOUND */
export const describeById = async (reader: Reader, id: number) =>
  describeTrial(reader, await readSnapshot(reader, await findHead(reader, id)))

/** The viewer's actions, each with the reason where it is not possible now. */
function offeredActions({ trial, facts }: Pick<TrialSnapshot, 'trial' | 'facts'>, viewer: Viewer): Offered[] {
  const parts = partsIn(trial, viewer)
  const offered: Offered[] = TRIAL_ACTIONS.filter((action) => mayTake(action, parts)).map((action) => ({
    action,
    refusal: refusalOf(action, facts),
  }))
  if (copyTrial(viewer, trial)) offered.push({ action: 'copy', refusal: null })
  if (bringReport(viewer, trial)) {
    const code = reportRefusal(facts.state)
    offered.push({ action: 'report', refusal: code && { code } })
  }
  return offered
}
