import { TRANSITIONS } from '#domain/trials/transitions.ts'
import type { Policy } from '../platform/http/viewer.ts'
import { isAnyPart } from '../trials/parts.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { OrganiserClub } from './choices.store.ts'

/** The list shows each reader what is his or hers; whoever reads trials at all may ask for it. */
export const readLists: Policy<unknown> = (viewer) => viewer.permissions.has('trials.read')

/** A trial is made for a club by its agent. Source: docs/rules/trials.md#transitions. */
export const organiseFor: Policy<OrganiserClub> = (viewer, club) =>
  viewer.permissions.has('trials.manageAll') ||
  (viewer.permissions.has('trials.manage') &&
    viewer.account !== undefined &&
    club.agents.includes(viewer.account.id))

/** A copy is made by whoever may organise for the club. */
export const copyTrial: Policy<TrialHead> = (viewer, trial) => isAnyPart(viewer, trial, TRANSITIONS.save.who)

/** The head judge's report is brought by whoever may end the trial. */
export const bringReport: Policy<TrialHead> = (viewer, trial) => isAnyPart(viewer, trial, TRANSITIONS.end.who)
