import { TRANSITIONS, type TrialPart } from '#domain/trials/transitions.ts'
import type { Policy, Viewer } from '../platform/http/viewer.ts'
import { partsIn } from '../trials/trials.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { OrganiserClub } from './organising.store.ts'

const isAny = (viewer: Viewer, trial: TrialHead, required: readonly TrialPart[]): boolean => {
  const parts = partsIn(trial, viewer)
  return required.some((part) => parts.has(part))
}

/** The list shows each reader what is his or hers; whoever reads trials at all may ask for it. */
export const readLists: Policy<unknown> = (viewer) => viewer.permissions.has('trials.read')

/** A trial is made for a club by its agent. Source: docs/rules/trials.md#transitions. */
export const organiseFor: Policy<OrganiserClub> = (viewer, club) =>
  viewer.permissions.has('trials.manageAll') ||
  (viewer.permissions.has('trials.manage') &&
    viewer.account !== undefined &&
    club.agents.includes(viewer.account.id))

/** A copy is made by whoever may organise for the club. */
export const copyTrial: Policy<TrialHead> = (viewer, trial) => isAny(viewer, trial, TRANSITIONS.save.who)

/** The head judge's report is brought by whoever may end the trial. */
export const bringReport: Policy<TrialHead> = (viewer, trial) => isAny(viewer, trial, TRANSITIONS.end.who)
