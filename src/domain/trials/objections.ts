import { addDays } from '../dates.ts'
import type { Rulebook } from './rulebook.ts'

/** What an objection came to; `dismissed`: it was late and is not looked into. */
export const OBJECTION_VERDICTS = ['upheld', 'rejected', 'dismissed'] as const
export type ObjectionVerdict = (typeof OBJECTION_VERDICTS)[number]

/** `open`: waits to be decided. */
export const OBJECTION_STATES = ['open', 'decided'] as const
export type ObjectionState = (typeof OBJECTION_STATES)[number]

/** The last day on which an objection to a trial is in time, by the rulebook of the trial's day; `lastDay`: of the trial. Source: docs/rules/trials.md#objections. */
export const objectionsDueOn = (
  { objectionDays }: Pick<Rulebook, 'objectionDays'>,
  lastDay: string,
): string => addDays(lastDay, objectionDays)

interface ReceivedObjection {
  readonly receivedOn: string
  readonly dueOn: string
}

/** True of one that came after its last day: whoever decides it says whether it is looked into. */
export const isLate = ({ receivedOn, dueOn }: ReceivedObjection): boolean => receivedOn > dueOn
