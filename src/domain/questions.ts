/**
 * What is asked before something that is possible and that hardly anybody means; codes of the `errors` texts. A request that has not
 * answered one is refused with its code and, repeated with it in `confirmed`, done. Source: docs/rules/trials.md#questions,
 * docs/rules/accounts.md#member-list, docs/rules/dog-basics.md#adding-a-dog, docs/rules/entries.md#changing-the-class, docs/rules/entries.md#statements.
 */
export const QUESTIONS = [
  'CERTIFICATE_MISSING',
  'CLASS_CHANGE_QUEUES',
  'DOG_MAY_EXIST',
  'ENTRY_HAS_SHEET',
  'ENTRY_MARKED_PAID',
  'HEAD_REPORT_MISSING',
  'MEMBERS_LAPSE_MANY',
  'OBJECTION_UNDECIDED',
  'PROPOSAL_UNFIT',
  'RESULTS_CHANGED_SINCE_SIGNING',
  'RESULTS_NOT_SIGNED',
  'TRIAL_MOVE_TO_PAST',
  'TRIAL_MOVE_TO_OTHER_SEASON',
  'TRIAL_LASTS_LONG',
] as const
export type Question = (typeof QUESTIONS)[number]

/** The questions that whoever asks for something has answered with yes. */
export interface Confirmed {
  readonly confirmed?: readonly Question[] | undefined
}
