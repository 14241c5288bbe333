import type { ObjectionList, OwnObjections, StaffObjections } from '#contract/objections.ts'
import { isLate } from '#domain/trials/objections.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { settledStateOf } from '../trials/states.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { decideObjections, recordObjections } from './objections.policy.ts'
import {
  type describeObjections,
  type describeOwn,
  type objectionPage,
  objectionRefusal,
} from './objections.service.ts'
import type { Objection } from './objections.types.ts'

type Dogs = ReadonlyMap<number, SummaryRow>

type NamedTrial = Pick<TrialHead, 'id' | 'type' | 'heldOn' | 'kaerNr' | 'place'>

const presentTrial = ({ id, type, heldOn, kaerNr, place }: NamedTrial): OwnObjections['trial'] => ({
  id,
  type,
  date: heldOn!,
  kaerNr: kaerNr!,
  place: place ?? '',
})

const presentDogs = (ids: readonly number[], dogs: Dogs) => ids.map((id) => presentSummary(dogs.get(id)!))

function presentFacts(objection: Objection, dogs: Dogs): OwnObjections['objections'][number] {
  const { id, dogId, body, receivedOn, dueOn, verdict, verdictReason, decidedAt } = objection
  return {
    id,
    dog: dogId === null ? null : presentSummary(dogs.get(dogId)!),
    body,
    receivedOn,
    dueOn,
    late: isLate(objection),
    verdict,
    verdictReason,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** For the staff of the trial: who objected, and what may be done. */
export function presentObjections(
  { trial, dueOn, dogIds, objections, dogs, results }: Awaited<ReturnType<typeof describeObjections>>,
  { viewer, today }: Reader,
): StaffObjections {
  return {
    trial: presentTrial(trial),
    dueOn,
    blocked: objectionRefusal(trial, today),
    ended: settledStateOf(trial) === 'ready',
    mayRecord: recordObjections(viewer, trial),
    dogs: presentDogs(dogIds, dogs),
    objections: objections.map((objection) => ({
      ...presentFacts(objection, dogs),
      objector: { name: objection.objectorName, email: objection.objectorEmail },
      recordedAt: objection.recordedAt.toISOString(),
      recordedBy: presentAccount(objection.recordedBy, objection.recorder),
      decidedBy: presentAccount(objection.decidedBy, objection.decider),
      mayDecide: decideObjections(viewer, { trial, objection }),
      results: results.filter(({ dogId }) => dogId === objection.dogId).map(({ id, kind }) => ({ id, kind })),
    })),
  }
}

/** For a party: own objections only, and of the decision not who made it. */
export function presentOwn(
  { trial, dueOn, dogIds, objections, dogs }: Awaited<ReturnType<typeof describeOwn>>,
  { today }: Reader,
): OwnObjections {
  return {
    trial: presentTrial(trial),
    dueOn,
    blocked: objectionRefusal(trial, today),
    dogs: presentDogs(dogIds, dogs),
    objections: objections.map((objection) => presentFacts(objection, dogs)),
  }
}

/** Over all trials: what each is about and how it stands. */
export const presentPage = ({
  objections,
  dogs,
  next,
}: Awaited<ReturnType<typeof objectionPage>>): ObjectionList => ({
  objections: objections.map((objection) => ({
    ...presentFacts(objection, dogs),
    trial: presentTrial({ ...objection, id: objection.trialId }),
  })),
  next,
})
