import type { TransitionFacts } from '#domain/trials/conditions.ts'
import { dogFacts, type TrialDog } from '#domain/trials/trialDogs.ts'
import type { ProposalState } from '../proposals/proposals.service.ts'
import { headJudgeOf, stateOf } from '../signing/signatures.service.ts'
import type { SignedTrial } from '../signing/signing.types.ts'
import { trialState } from '../trials/states.ts'
import type { Trial, TrialHead } from '../trials/trials.types.ts'
import type { ListedJudge } from './choices.store.ts'
import { fieldsOf } from './fields.ts'

/** A trial with all facts that its transitions depend on, read once for a request. */
export interface TrialSnapshot {
  readonly trial: Trial
  readonly facts: TransitionFacts
  readonly dogs: readonly TrialDog[]
  /** those of the trial, and those that are being chosen */
  readonly judges: readonly ListedJudge[]
  /** objections that nobody has decided */
  readonly undecided: number
  readonly proposals: ProposalState
  readonly signed: SignedTrial
}

/** What follows on a Finnish day from a trial, its dogs and its judges. A command that leaves the dogs as they were gives them again. */
export function snapshotOf(
  head: TrialHead,
  today: string,
  read: Pick<TrialSnapshot, 'dogs' | 'judges' | 'undecided' | 'proposals' | 'signed'>,
): TrialSnapshot {
  const { dogs, judges, undecided, proposals, signed } = read
  const counted = dogFacts(dogs, head.type, head.divided)
  const trial = { ...head, taken: counted.taken, entries: counted.entered }
  const facts: TransitionFacts = {
    state: trialState(trial, today),
    version: head.version,
    today,
    fields: fieldsOf(head),
    judges: new Map(judges.map((judge) => [judge.id, judge])),
    dogs: counted,
    reported: head.headJudgeReportId !== null,
    drawn: head.placeDraw?.drawnAt != null,
    undecidedObjections: undecided,
    offered: proposals.offered,
    proposed: proposals.proposed,
    unfitProposals: proposals.unfit,
    signing: { state: stateOf(signed, head), expected: headJudgeOf(head)?.accountId != null },
  }
  return { trial, facts, dogs, judges, undecided, proposals, signed }
}
