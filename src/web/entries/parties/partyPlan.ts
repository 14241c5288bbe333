import { setParties } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import type { PartyPlan } from '#contract/parties.ts'
import type { ListChange } from '../listContext.ts'

/** The parties as they are, as the call takes them. */
export const planOf = ({ parties, places }: Participants): PartyPlan =>
  parties.map(({ number, day, meetsAt, place, judges }) => ({
    number,
    day,
    meetsAt,
    place: place ?? '',
    judgeIds: judges.map(({ id }) => id),
    entryIds: places.filter(({ party }) => party === number).map(({ id }) => id),
  }))

/** Sets the parties; `after`: of so many changes that this one takes back. */
const setTo = ({ partyVersion }: Participants, parties: PartyPlan, after = 0): ListChange => ({
  call: setParties,
  body: { version: partyVersion + after, parties },
})

/** Brings the parties back to what they are now, after one change. */
export const partiesBack = (participants: Participants): ListChange =>
  setTo(participants, planOf(participants), 1)

/** Puts a dog into a party; null: into none. */
export function putInto(
  participants: Participants,
  { id }: Pick<EntryRow, 'id'>,
  number: number | null,
): ListChange {
  const parties = planOf(participants).map((party) => {
    const others = party.entryIds.filter((other) => other !== id)
    return { ...party, entryIds: party.number === number ? [...others, id] : others }
  })
  return setTo(participants, parties)
}

/** Stores a party with its dogs, in place of the one of its number. */
export function withParty(
  participants: Participants,
  party: Omit<PartyPlan[number], 'entryIds'>,
): ListChange {
  const plan = planOf(participants)
  const before = plan.find(({ number }) => number === party.number)
  const others = plan.filter((other) => other !== before)
  const stored = { ...party, entryIds: before?.entryIds ?? [] }
  return setTo(participants, [...others, stored])
}

export const withoutParty = (participants: Participants, number: number): ListChange =>
  setTo(
    participants,
    planOf(participants).filter((party) => party.number !== number),
  )

/** A number that no party has. */
export const nextPartyNumber = ({ parties }: Pick<Participants, 'parties'>): number =>
  Math.max(0, ...parties.map(({ number }) => number)) + 1
