import { TRANSITIONS } from '#domain/trials/transitions.ts'
import type { Policy } from '../platform/http/viewer.ts'
import { isAnyPart } from '../trials/parts.ts'
import { correctResults } from '../trials/trials.policy.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** Whoever may end the trial, and KAER_CHIEF. Source: docs/rules/trials.md#proposals. */
export const proposeDogs: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, TRANSITIONS.end.who) || correctResults(viewer, trial)
