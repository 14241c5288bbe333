import type { TrialProposals } from '#contract/proposals.ts'
import { codesOf, proposalBar, proposalFault } from '#domain/trials/proposals.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { type describeProposals, isCorrection, proposalRefusal } from './proposals.service.ts'

type Described = Awaited<ReturnType<typeof describeProposals>>

/** For the staff of the trial: the proposals with what is wrong with them, and for every dog why it cannot be proposed. */
export function presentProposals(described: Described, reader: Reader): TrialProposals {
  const { trial, facts, given, dogs, summaries } = described
  const codes = codesOf(facts.rules)
  const placeOf = (code: string) => (codes.includes(code) ? codes.indexOf(code) : codes.length)
  return {
    codes,
    blocked: proposalRefusal(reader, trial),
    corrects: isCorrection(trial),
    proposals: given
      .toSorted((a, b) => placeOf(a.code) - placeOf(b.code))
      .map((made) => ({
        id: made.id,
        dog: presentSummary(summaries.get(made.dogId)!),
        code: made.code,
        proposedAt: made.proposedAt.toISOString(),
        proposedBy: presentAccount(made.proposedBy, made.proposer),
        fault: proposalFault(facts, made),
      })),
    dogs: dogs.map((dog) => ({
      dog: presentSummary(summaries.get(dog.dogId)!),
      class: dog.class,
      outcome: dog.result?.outcome ?? null,
      prize: dog.result?.prize ?? 0,
      points: dog.result?.points ?? null,
      place: dog.place,
      bars: codesOf(facts.rules.filter((rule) => rule.class === dog.class)).map((code) => ({
        code,
        bar: proposalBar(facts, { dogId: dog.dogId, code }),
      })),
    })),
  }
}
