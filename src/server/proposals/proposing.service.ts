import type * as z from 'zod'
import type { proposeDog, withdrawProposal } from '#contract/proposals.ts'
import { proposalBar } from '#domain/trials/proposals.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { dogOfNumber } from '../entries/unregistered/unregistered.service.ts'
import { mailCorrection } from '../judging/correctionMails.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { isCorrection, proposalRefusal, readProposals } from './proposals.service.ts'
import { deleteProposal, insertProposal } from './proposals.store.ts'
import type { Proposal } from './proposals.types.ts'

const NOT_IN_TRIAL = new AppError('notFound', 'DOG_NOT_IN_TRIAL', { regnr: 'DOG_NOT_IN_TRIAL' })

/** Proposes a dog of a locked trial. @throws AppError as the call says */
export async function propose(
  act: Act,
  trial: TrialHead,
  { regnr, code, reason }: z.output<typeof proposeDog.body>,
): Promise<void> {
  requireOpen(act, trial, reason)
  const dogId = await dogOfNumber(act, trial, regnr)
  const { facts, given, dogs } = await readProposals(act, trial)
  if (dogId === undefined || !dogs.some((dog) => dog.dogId === dogId)) throw NOT_IN_TRIAL
  const bar = proposalBar(facts, { dogId, code })
  if (bar)
    throw new AppError(bar === 'PROPOSAL_EXISTS' || bar === 'PROPOSAL_TAKEN' ? 'conflict' : 'refused', bar)
  const id = await insertProposal(act.db, { trialId: trial.id, dogId, code, at: act.at, by: act.by })
  await act.log(['trial', trial.id], 'PROPOSAL_MADE', null, { dog: regnr, proposal: code, ...said(reason) })
  await tellCorrection(act, trial, { id, dogId, code, given, made: true, reason })
}

/** Withdraws a proposal of a locked trial. @throws AppError as the call says */
export async function withdraw(
  act: Act,
  trial: TrialHead,
  { id, reason }: z.output<typeof withdrawProposal.body>,
): Promise<void> {
  requireOpen(act, trial, reason)
  const { given } = await readProposals(act, trial)
  const withdrawn = given.find((one) => one.id === id)
  if (!withdrawn) throw new AppError('notFound', 'PROPOSAL_NOT_FOUND')
  const { dogId, code } = withdrawn
  await deleteProposal(act.db, id)
  const dog = (await dogSummaries(act, [dogId])).get(dogId)?.regnr
  await act.log(['trial', trial.id], 'PROPOSAL_WITHDRAWN', { dog, proposal: code }, said(reason))
  await tellCorrection(act, trial, { id, dogId, code, given, made: false, reason })
}

/** @throws AppError 422 where nothing can be changed now, or is without a reason */
function requireOpen(act: Act, trial: TrialHead, reason: string | undefined): void {
  const refusal = proposalRefusal(act, trial)
  if (refusal) throw new AppError('refused', refusal)
  if (isCorrection(trial) && reason === undefined)
    throw new AppError('refused', 'INPUT_INVALID', { reason: 'REASON_MISSING' })
}

const said = (reason: string | undefined) => (reason === undefined ? {} : { reason })

interface Changed {
  readonly id: number
  readonly dogId: number
  readonly code: string
  /** those of the trial before it */
  readonly given: readonly Proposal[]
  readonly made: boolean
  readonly reason: string | undefined
}

/** Tells entrant and owners, who know the result by its mail, of a change after the end. */
async function tellCorrection(
  act: Act,
  trial: TrialHead,
  { id, dogId, code, given, made, reason = '' }: Changed,
): Promise<void> {
  if (!isCorrection(trial)) return
  const before = given.filter((one) => one.dogId === dogId).map((one) => one.code)
  const after = made ? [...before, code] : before.filter((one) => one !== code)
  const list = (codes: readonly string[]) => ({ proposals: codes.toSorted().join(', ') })
  await mailCorrection(act, trial, {
    thing: `proposal-${id}`,
    version: made ? 1 : 2,
    dogId,
    before: list(before),
    after: list(after),
    reason,
  })
}
