import type { Policy } from '../platform/http/viewer.ts'
import { isAnyPart, partsIn } from '../trials/parts.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { Objection } from './objections.types.ts'

/** An objection and its trial. */
export interface ObjectedTrial {
  readonly trial: TrialHead
  readonly objection: Objection
}

/** Objections name people: for those who run the trial or decide them. Source: docs/rules/trials.md#objections. */
export const readObjections: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'headJudge', 'chief', 'sysadmin'])

/** The list over the trials of a viewer, each held to `readObjections`. */
export const listObjections: Policy<unknown> = ({ permissions }) => permissions.has('objections.read')

/** Writing down what came on paper. */
export const recordObjections: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'headJudge', 'sysadmin'])

/** The head judge decides first, KAER_CHIEF and SYSADMIN in the head judge's stead and anew; nobody an own objection. */
export const decideObjections: Policy<ObjectedTrial> = (viewer, { trial, objection }) => {
  if (objection.accountId !== null && objection.accountId === viewer.account?.id) return false
  const parts = partsIn(trial, viewer)
  return parts.has('chief') || (parts.has('headJudge') && objection.verdict === null)
}

/** Whoever has a dog in the trial. */
export const makeObjections: Policy<{ readonly ownDogs: readonly number[] }> = (_viewer, { ownDogs }) =>
  ownDogs.length > 0
