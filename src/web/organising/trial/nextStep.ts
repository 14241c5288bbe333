import type { TrialDetails } from '#contract/organising.ts'
import type { LifeStage } from '#domain/trials/lifeCycle.ts'
import type { ButtonAction } from './actions/trialActions.ts'
import { dogsOf, offered, organises, waitsForDraw } from './trialParts.ts'

/** Where the next thing is done, when it is not done by a button. */
export type NextPlace = 'fields' | 'participants' | 'checkIn' | 'sheets' | 'signing' | 'record' | 'publicPage'

/** The one thing that is next for a reader: why (a text of `trialAdmin.next`), and what leads to it. */
export interface NextStep {
  readonly why: NextReason
  readonly action?: ButtonAction
  readonly place?: NextPlace
}
type NextReason =
  | 'incomplete'
  | 'publish'
  | 'beforeRegistration'
  | 'registration'
  | 'closed'
  | 'waitsForDraw'
  | 'noDogs'
  | 'checkIn'
  | 'results'
  | 'sign'
  | 'end'
  | 'blockedEnd'
  | 'waitsForEnd'
  | 'ended'
  | 'cancelled'
  | 'running'

/** What comes next at a stage for whoever may do it; those who only look are led to the public page. `maySave`: may write results down. */
export function nextStepOf(trial: TrialDetails, stage: LifeStage | null, maySave: boolean): NextStep | null {
  if (stage === null) return offered(trial, 'copy') ? { why: 'cancelled', action: 'copy' } : null
  if (stage === 'ended')
    return maySave ? { why: 'ended', place: 'record' } : { why: 'ended', place: 'publicPage' }
  if (stage === 'draft') return draftStep(trial)
  const organiser = organises(trial)
  if (stage === 'day' || stage === 'results') return heldStep(trial, stage, maySave)
  if (!organiser) return { why: 'running', place: 'publicPage' }
  if (stage === 'published') return { why: 'beforeRegistration', place: 'participants' }
  if (trial.state !== 'ongoing') return { why: 'registration', place: 'participants' }
  return { why: waitsForDraw(trial) ? 'waitsForDraw' : 'closed', place: 'participants' }
}

function draftStep(trial: TrialDetails): NextStep | null {
  const publish = offered(trial, 'publish')
  if (!publish) return null
  return publish.blockedBy === null
    ? { why: 'publish', action: 'publish' }
    : { why: 'incomplete', place: 'fields' }
}

function heldStep(trial: TrialDetails, stage: 'day' | 'results', maySave: boolean): NextStep | null {
  const end = offered(trial, 'end')
  if (dogsOf(trial) === 0 && end) return { why: 'noDogs', ...(end.blockedBy === null && { action: 'end' }) }
  if (end?.blockedBy === null)
    return waitsForReader(trial) ? { why: 'sign', place: 'signing' } : { why: 'end', action: 'end' }
  if (!maySave) return { why: 'running', place: 'publicPage' }
  if (trial.pending.length === 0 && trial.done > 0)
    return end ? { why: 'blockedEnd' } : { why: 'waitsForEnd', place: 'record' }
  return stage === 'day' && trial.done === 0 && trial.unseen > 0
    ? { why: 'checkIn', place: 'checkIn' }
    : { why: 'results', place: 'sheets' }
}

/** The head judge, who ends a trial without organising it, signs first. */
const waitsForReader = (trial: TrialDetails): boolean =>
  !organises(trial) && trial.signing.expected && trial.signing.state !== 'signed'
