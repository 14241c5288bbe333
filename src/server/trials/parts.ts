import type { TrialPart } from '#domain/trials/transitions.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { TrialHead } from './trials.types.ts'

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

/** Someone is one of the required parts to a trial. */
export function isAnyPart(viewer: Viewer, trial: TrialHead, required: readonly TrialPart[]): boolean {
  const parts = partsIn(trial, viewer)
  return required.some((part) => parts.has(part))
}
