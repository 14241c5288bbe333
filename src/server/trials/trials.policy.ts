import { mayTake, TRIAL_ACTIONS, type TrialAction } from '#domain/trials/transitions.ts'
import type { Policy } from '../platform/http/viewer.ts'
import { isAnyPart, partsIn } from './parts.ts'
import type { TrialHead } from './trials.types.ts'

/** One of the trial's actions. Source: docs/rules/trials.md#transitions. */
export const takeAction =
  (action: TrialAction): Policy<TrialHead> =>
  (viewer, trial) =>
    mayTake(action, partsIn(trial, viewer))

/** Whoever may change the trial in some way. */
export const takeAnyAction: Policy<TrialHead> = (viewer, trial) =>
  TRIAL_ACTIONS.some((action) => takeAction(action)(viewer, trial))

/** Participants, start list and messages: the organiser's. */
export const manageEntries: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'sysadmin'])

/** What is seen of the dogs on the morning: the organiser's and the head judge's to mark. Source: docs/rules/trial-day.md#check-in. */
export const checkDogsIn: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'headJudge', 'sysadmin'])

/** Writing results down and marking them done. Source: docs/rules/accounts.md#permissions. */
export const saveResults: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'judge']) || viewer.permissions.has('results.saveAll')

/** Changing what is official already. */
export const correctResults: Policy<unknown> = (viewer) => viewer.permissions.has('results.correct')

/** Scoring beside the judge: an aspirant's, of any published trial. */
export const practise: Policy<TrialHead> = (viewer, trial) =>
  viewer.permissions.has('practice.save') && trial.publishedAt !== null

/**
 * A trial as staff see it, its list of dogs too: those who run, judge or write down its results; of an aspirant, from publishing on.
 */
export const readAsStaff: Policy<TrialHead> = (viewer, trial) =>
  saveResults(viewer, trial) || practise(viewer, trial)

/** What everyone sees: a trial from its publishing on. */
export const readTrial: Policy<TrialHead> = (viewer, trial) =>
  trial.publishedAt !== null || readAsStaff(viewer, trial)
