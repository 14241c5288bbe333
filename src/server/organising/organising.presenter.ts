import type * as z from 'zod'
import type { NeededTrial, TrialRow, trialChoices, trialDetails } from '#contract/organising.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { presentProposals } from '../rulebooks/rulebooks.presenter.ts'
import { factsOf, trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { formChoices } from './choices.service.ts'
import type { ListedJudge } from './choices.store.ts'
import type { describeTrial } from './describe.service.ts'
import { fieldsOf } from './fields.ts'
import type { TrialInNeed } from './list.service.ts'

/** A trial in the list. `done`: its results that are marked done. */
export function presentTrialRow(trial: Trial, done: number, today: string): TrialRow {
  return {
    id: trial.id,
    state: trialState(trial, today),
    type: trial.type,
    date: trial.heldOn,
    endDate: trial.endDate,
    kaerNr: trial.kaerNr,
    place: trial.place,
    club: { id: trial.club.id, name: trial.club.name },
    headJudge: trial.judges.find(({ head }) => head)?.name ?? null,
    registrationEnd: trial.registrationEnd,
    taken: Object.values(trial.taken).reduce((sum, count) => sum + count, 0),
    done,
    capacity: factsOf(trial).capacity,
  }
}

export function presentNeeded(
  { trial, need, done, unseen, objections, moneyCases }: TrialInNeed,
  today: string,
): NeededTrial {
  return { ...presentTrialRow(trial, done, today), need, unseen, objections, moneyCases }
}

const presentJudge = ({ id, name, district, active, qualifications }: ListedJudge) => ({
  id,
  name,
  district,
  active,
  qualifications,
})

/** What the form offers. */
export function presentChoices({
  clubs,
  judges,
  offered,
}: Awaited<ReturnType<typeof formChoices>>): z.input<typeof trialChoices.answer> {
  return {
    clubs: clubs.map(({ id, name, district, email, phone, lastTrial }) => ({
      id,
      name,
      district,
      email,
      phone,
      lastTrial,
    })),
    judges: judges.map(presentJudge),
    proposals: offered.map(({ validFrom, proposals }) => ({
      validFrom,
      proposals: presentProposals(proposals),
    })),
  }
}

/** A trial with everything its page shows. */
export function presentTrialDetails(
  described: Awaited<ReturnType<typeof describeTrial>>,
): z.input<typeof trialDetails> {
  const { trial, facts, judges, report, actions, signature } = described
  const { state, dogs } = facts
  const pending = whyNotRunning(state) ? [] : dogs.pending
  return {
    id: trial.id,
    version: trial.version,
    state,
    kaerNr: trial.kaerNr,
    club: { id: trial.club.id, name: trial.club.name },
    fields: presentFields(trial),
    placeDraw: trial.placeDraw && { ...trial.placeDraw },
    judges: judges.map(presentJudge),
    taken: { NUO: dogs.taken.NUO, AVO: dogs.taken.AVO, VOI: dogs.taken.VOI },
    entered: dogs.entered,
    present: { NUO: dogs.present.NUO, AVO: dogs.present.AVO, VOI: dogs.present.VOI },
    unseen: dogs.unseen,
    done: dogs.done,
    places: factsOf(trial).capacity,
    cancelReason: trial.cancelReason,
    proposed: [...facts.proposed],
    unfitProposals: facts.unfitProposals,
    report: report ? { uploadedAt: report.created_at.toISOString(), bytes: report.bytes } : null,
    signing: {
      ...facts.signing,
      signedAt: signature?.signedAt.toISOString() ?? null,
      signer: signature?.signer ?? null,
    },
    pending: pending.map(({ regnr, name, unregistered, class: trialClass, outcome, missing }) => ({
      regnr,
      name,
      unregistered,
      class: trialClass,
      outcome,
      missing,
    })),
    actions: actions.map(({ action, refusal }) => ({
      action,
      blockedBy: refusal?.code ?? null,
      fields: { ...refusal?.fields },
    })),
  }
}

function presentFields(trial: Trial): z.input<typeof trialDetails>['fields'] {
  const { classes, judgeIds, capacityByClass, proposals, ...fields } = fieldsOf(trial)
  return {
    ...fields,
    classes: [...classes],
    judgeIds: [...judgeIds],
    capacityByClass: { ...capacityByClass },
    proposals: [...proposals],
  }
}
