import type { EntryRow, Participants } from '#contract/entries.ts'
import { isOverdue } from '#domain/entries/holds.ts'
import { casesOf } from '#domain/payments/cases.ts'
import { dueCents, standingOf } from '#domain/payments/standing.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { placesLeft } from '#domain/trials/states.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import { presentMarks } from './checkIn/checkIn.presenter.ts'
import type { ListedEntry } from './entries.types.ts'
import { moneyFacts, placeFacts } from './lists.ts'
import { presentAward } from './paperAwards.presenter.ts'
import type { DescribedTrial } from './participants.service.ts'
import { untoldOf } from './parties/meetings.ts'
import { presentParty } from './parties/parties.presenter.ts'
import { presentUnregistered } from './unregistered/unregistered.presenter.ts'

export function presentParticipants(
  described: DescribedTrial,
  { today }: Pick<Reader, 'today'>,
): Participants {
  const { trial, lists, parties, messages } = described
  const facts = placeFacts(trial, lists)
  const state = trialState(trial, today)
  const rows = (entries: readonly ListedEntry[]) =>
    entries.map((entry) => presentEntry(entry, described, today))
  return {
    trial: presentTrial(trial, state),
    blocked: whyNotRunning(state),
    capacity: facts.capacity,
    left: placesLeft(facts),
    classes: Object.fromEntries(
      TRIAL_CLASSES.flatMap((name) => {
        const capacity = facts.capacityByClass[name]
        return capacity === undefined ? [] : [[name, { capacity, left: placesLeft(facts, name) ?? 0 }]]
      }),
    ),
    parties: parties.map(presentParty),
    partyVersion: trial.partyVersion,
    untold: untoldOf(trial, described).length,
    places: rows(lists.places),
    reserve: rows(lists.reserve),
    withdrawn: rows(lists.withdrawn),
    messages: messages.map(({ id, subject, body, recipients, sentAt }) => ({
      id,
      subject,
      body,
      recipients,
      sentAt: sentAt.toISOString(),
    })),
  }
}

function presentTrial(trial: Trial, state: Participants['trial']['state']): Participants['trial'] {
  const {
    id,
    type,
    heldOn,
    endDate,
    kaerNr,
    place,
    club,
    classes,
    filling,
    placeDraw,
    registrationEnd,
    startSeed,
    partySeed,
  } = trial
  return {
    id,
    type,
    heldOn,
    endDate,
    kaerNr,
    place,
    club: club.name,
    state,
    classes: [...classes],
    filling,
    placeDraw: placeDraw && { ...placeDraw },
    registrationEnd,
    startSeed,
    judges: trial.judges.map(({ id: judgeId, name, head }) => ({ id: judgeId, name, head })),
    partySeed,
    startListAt: trial.startListAt && new Date(trial.startListAt).toISOString(),
  }
}

export function presentEntry(entry: ListedEntry, described: DescribedTrial, today: string): EntryRow {
  const { dogs, unregistered, rights, awards, seen, trial } = described
  const told = entry.enteredAs === null ? undefined : unregistered.get(entry.enteredAs)
  return {
    id: entry.id,
    dog: presentSummary(dogs.get(entry.dogId)!),
    unregistered: told ? presentUnregistered(told, entry.dogId) : null,
    class: entry.class,
    list: entry.list,
    startNumber: entry.startNumber,
    party: entry.party,
    handler: entry.handler,
    contactName: entry.contactName,
    contactEmail: entry.contactEmail,
    contactPhone: entry.contactPhone,
    language: entry.language,
    enteredAt: entry.enteredAt.toISOString(),
    reasons: [...(rights.get(entry.dogId)?.[entry.class].reasons ?? [])],
    paperAwards: awards.filter(({ dogId }) => dogId === entry.dogId).map(presentAward),
    outcome: entry.outcome,
    checkIn: presentMarks(entry, seen),
    withdrawnAt: entry.withdrawnAt?.toISOString() ?? null,
    withdrawnReason: entry.withdrawnReason,
    leftBy: entry.leftBy,
    hold: entry.hold,
    heldUntil: entry.heldUntil?.toISOString() ?? null,
    money: presentMoney(entry, trial),
    contested: entry.contested,
    cases: presentCases(entry, described, today),
    version: entry.version,
  }
}

function presentMoney(entry: ListedEntry, trial: Trial): EntryRow['money'] {
  const { feeCents, paidCents, refundedCents, unknownRefunds } = entry
  if (feeCents === null && paidCents === 0) return null
  const facts = moneyFacts(entry, trial)
  return {
    feeCents,
    paidCents,
    refundedCents,
    dueCents: dueCents(facts),
    standing: standingOf(facts),
    unknownRefunds,
    claims: entry.claims,
  }
}

function presentCases(entry: ListedEntry, { trial, paid }: DescribedTrial, today: string): EntryRow['cases'] {
  const isOver = trial.cancelledAt !== null || trial.endedAt !== null
  const overdue = entry.withdrawnAt === null && !isOver && isOverdue(entry, today)
  return casesOf({
    money: moneyFacts(entry, trial),
    leftAt: entry.withdrawnAt,
    contested: entry.contested,
    claims: entry.claims,
    unknownRefunds: entry.unknownRefunds,
    overdue,
    payments: paid.get(entry.id) ?? [],
  }).map(({ kind, owedCents, acts }) => ({ kind, owedCents, acts: [...acts] }))
}
