import type { CheckInList, CheckInRow } from '#contract/checkIn.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { presentMarks } from '../entries/checkIn/checkIn.presenter.ts'
import { presentParty } from '../entries/parties/parties.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { checkDogsIn, manageEntries } from '../trials/trials.policy.ts'
import { type describeCheckIn, type mark, whyNotChecked } from './checkIn.service.ts'

type Described = Awaited<ReturnType<typeof describeCheckIn>>

/** The morning's list, for staff. */
export function presentCheckIn(described: Described, { today, viewer }: Reader): CheckInList {
  const { trial, entries, parties } = described
  const { id, type, heldOn, place, club } = trial
  return {
    trial: { id, type, heldOn, place, club: club.name },
    blocked: whyNotChecked(trial, today),
    marks: checkDogsIn(viewer, trial),
    manages: manageEntries(viewer, trial),
    parties: parties.map(presentParty),
    dogs: entries.map((entry) => presentChecked({ ...described, entry })),
  }
}

/** One dog of it. */
export function presentChecked({ entry, dogs, seen }: Awaited<ReturnType<typeof mark>>): CheckInRow {
  return {
    entryId: entry.id,
    dog: presentSummary(dogs.get(entry.dogId)!),
    class: entry.class,
    startNumber: entry.startNumber,
    party: entry.party,
    handler: entry.handler,
    contactPhone: entry.contactPhone,
    marks: presentMarks(entry, seen),
  }
}
