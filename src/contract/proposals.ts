import * as z from 'zod'
import { PROPOSAL_BARS } from '#domain/trials/proposals.ts'
import { OUTCOMES, TRIAL_CLASSES } from '#domain/trials/results.ts'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/proposals.ts'
import { id, idParams, neededLine, reasonInput } from './inputs.ts'
import { allOf, OF_A_TRIAL, type Refusals } from './refusals.ts'

const bar = z.enum(PROPOSAL_BARS)

/** A dog of a class in which dogs may be proposed. */
const proposableDog = z.strictObject({
  dog: dogSummary,
  class: z.enum(TRIAL_CLASSES),
  /** null: its result is not marked done */
  outcome: z.enum(OUTCOMES).nullable(),
  prize: z.number().int(),
  points: z.number().nullable(),
  /** place in its class; null: not judged to the end */
  place: z.number().int().nullable(),
  /** for every code of the trial in this class why the dog cannot be proposed; null: it can */
  bars: z.array(z.strictObject({ code: z.string(), bar: bar.nullable() })),
})
export type ProposableDog = z.infer<typeof proposableDog>

const proposal = z.strictObject({
  id,
  dog: dogSummary,
  code: z.string(),
  proposedAt: z.iso.datetime(),
  /** null: who has been erased */
  proposedBy: namedAccount.nullable(),
  /** why it does not fit any more; null: it does */
  fault: bar.nullable(),
})
export type StaffProposal = z.infer<typeof proposal>

const proposals = z.strictObject({
  /** the codes that the trial has the right to and the rulebook of its day knows, in their order */
  codes: z.array(z.string()),
  /** why the reader can change nothing now; null: can */
  blocked: z.enum(['TRIAL_IS_DRAFT', 'TRIAL_IS_CANCELLED', 'TRIAL_IS_ENDED', 'TRIAL_NOT_BEGUN']).nullable(),
  /** the trial has ended: a change is a correction, with a reason, and is told by mail */
  corrects: z.boolean(),
  /** by code, then as they were made */
  proposals: z.array(proposal),
  /** the winner class first, in each class by rank */
  dogs: z.array(proposableDog),
})
export type TrialProposals = z.infer<typeof proposals>

const OF_PROPOSING: Refusals = {
  422: ['TRIAL_IS_DRAFT', 'TRIAL_IS_CANCELLED', 'TRIAL_IS_ENDED', 'TRIAL_NOT_BEGUN', 'INPUT_INVALID'],
}
const wanted = {
  regnr: regnrInput,
  code: neededLine(20),
  /** why, after the end */
  reason: reasonInput.optional(),
}

/** FORBIDDEN: no agent or head judge of the trial, nor KAER_CHIEF. */
export const trialProposals = call(at.trialProposals, {
  summary: 'Which dogs of a trial are proposed for what, and which may be',
  access: 'trials.read',
  refusals: OF_A_TRIAL,
  params: idParams,
  answer: proposals,
})
/** TRIAL_IS_ENDED: then KAER_CHIEF alone, with a reason (INPUT_INVALID: REASON_MISSING), and entrant and owners are told. */
export const proposeDog = call(at.proposeDog, {
  summary: 'Propose a dog, such as for a CACIT',
  access: 'trials.read',
  refusals: allOf(
    OF_A_TRIAL,
    OF_PROPOSING,
    { 404: ['DOG_NOT_IN_TRIAL'], 409: ['PROPOSAL_EXISTS', 'PROPOSAL_TAKEN'] },
    {
      422: PROPOSAL_BARS.filter((code) => code !== 'PROPOSAL_EXISTS' && code !== 'PROPOSAL_TAKEN'),
    },
  ),
  params: idParams,
  body: z.object(wanted),
  answer: proposals,
})
/** As proposing, also where it does not fit any more. */
export const withdrawProposal = call(at.withdrawProposal, {
  summary: 'Withdraw the proposal of a dog',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, OF_PROPOSING, { 404: ['PROPOSAL_NOT_FOUND'] }),
  params: idParams,
  body: z.object({ id, reason: reasonInput.optional() }),
  answer: proposals,
})
