import type { Policy } from '../platform/http/viewer.ts'
import { saveResults } from '../trials/trials.policy.ts'
import type { TrialLineage } from './resultInfo.types.ts'

/** Whoever writes or corrects results of every trial. Source: docs/rules/history.md#results. */
export const readAllResultInfo: Policy<unknown> = (viewer) => viewer.permissions.has('results.saveAll')

/** Whoever writes or corrects results of the trial; where that is gone, of any trial. Source: docs/rules/history.md#results. */
export const readResultInfo: Policy<TrialLineage> = (viewer, { trial }) =>
  trial ? saveResults(viewer, trial) : readAllResultInfo(viewer, trial)
