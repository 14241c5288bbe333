import { type ProposalFacts, unfitOf } from '#domain/trials/proposals.ts'
import { rank } from '#domain/trials/ranking.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { type OfferedProposals, proposalRulesFor } from '#domain/trials/trialForm.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import { settledStateOf } from '../trials/states.ts'
import { correctResults } from '../trials/trials.policy.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { dogsOfTrial, proposalsOf } from './proposals.store.ts'
import type { PlacedDog, Proposal, ReadProposals, TrialDogRow } from './proposals.types.ts'

/** What of proposals decides about a trial's form and its end. */
export interface ProposalState {
  readonly offered: readonly OfferedProposals[]
  /** codes for which dogs are proposed */
  readonly proposed: readonly string[]
  /** proposals that do not fit any more */
  readonly unfit: number
}

/** What the rulebooks in force say of proposals. */
export async function offeredProposals(reader: Reader): Promise<OfferedProposals[]> {
  const rulebooks = await rulebooksInForce(reader)
  return rulebooks.map(({ validFrom, proposals }) => ({ validFrom, proposals }))
}

export async function proposalState(reader: Reader, trial: TrialHead): Promise<ProposalState> {
  const offered = await offeredProposals(reader)
  const given = await proposalsOf(reader.db, trial.id)
  // Of most trials there are none: then nothing has to be ranked.
  const facts = given.length > 0 ? (await readDogs(reader, trial, { offered, given })).facts : null
  return {
    offered,
    proposed: [...new Set(given.map(({ code }) => code))],
    unfit: facts ? unfitOf(facts).length : 0,
  }
}

/** A trial's proposals with all that they depend on. */
export async function readProposals(reader: Reader, trial: TrialHead): Promise<ReadProposals> {
  const offered = await offeredProposals(reader)
  return readDogs(reader, trial, { offered, given: await proposalsOf(reader.db, trial.id) })
}

async function readDogs(
  { db }: Reader,
  trial: TrialHead,
  { offered, given }: { readonly offered: readonly OfferedProposals[]; readonly given: readonly Proposal[] },
): Promise<ReadProposals> {
  const rules = proposalRulesFor(offered, { type: trial.type, date: trial.heldOn })
  const rows = await dogsOfTrial(db, trial.id)
  const dogs = placed(rows)
  const facts: ProposalFacts = {
    rules: rules.filter(({ code }) => trial.proposals.includes(code)),
    dogs: dogs.flatMap(({ dogId, class: ofClass, result, place }) =>
      result ? [{ dogId, class: ofClass, outcome: result.outcome, prize: result.prize, place }] : [],
    ),
    given,
    open: TRIAL_CLASSES.filter((name) => rows.some((row) => row.class === name && row.result === null)),
  }
  return { facts, given, dogs }
}

function placed(rows: readonly TrialDogRow[]): PlacedDog[] {
  return TRIAL_CLASSES.toReversed().flatMap((name) => {
    const own = rows.filter((row) => row.class === name)
    const judged = own.flatMap((row) => (row.result ? [{ ...row.result, row }] : []))
    return [
      ...rank(judged).map(({ result, place }) => ({ ...result.row, place })),
      ...own.filter(({ result }) => result === null).map((row) => ({ ...row, place: null })),
    ]
  })
}

/** Why nobody, or not this viewer, may propose now; null: may. */
export function proposalRefusal({ viewer, today }: Reader, trial: TrialHead) {
  const state = settledStateOf(trial)
  if (state === 'draft') return 'TRIAL_IS_DRAFT'
  if (state === 'cancelled') return 'TRIAL_IS_CANCELLED'
  if (state === 'ready' && !correctResults(viewer, trial)) return 'TRIAL_IS_ENDED'
  return trial.heldOn === null || trial.heldOn > today ? 'TRIAL_NOT_BEGUN' : null
}

/** A change is a correction: the trial has ended. */
export const isCorrection = (trial: TrialHead): boolean => settledStateOf(trial) === 'ready'

/** Everything that staff see of a trial's proposals. */
export async function describeProposals(reader: Reader, trial: TrialHead) {
  const read = await readProposals(reader, trial)
  const offered = new Set(read.facts.rules.map((rule) => rule.class))
  const dogs = read.dogs.filter((dog) => offered.has(dog.class))
  const summaries = await dogSummaries(
    reader,
    [...dogs, ...read.given].map(({ dogId }) => dogId),
  )
  return { ...read, trial, dogs, summaries }
}
