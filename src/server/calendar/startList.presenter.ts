import type { PublicStartList } from '#contract/calendar.ts'
import { partyDay } from '#domain/entries/parties.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findStartList } from './startList.service.ts'
import { presentAnnounced } from './trials.presenter.ts'

/** What everyone sees of a start list: dogs, and who judges them when and where. No owner, handler or entrant. */
export function presentStartList({
  shown,
  parties,
  starters,
}: Awaited<ReturnType<typeof findStartList>>): PublicStartList {
  const { trial } = shown
  return {
    ...presentAnnounced(shown),
    time: trial.startTime,
    judges: [...shown.judges],
    startSeed: trial.startSeed,
    partySeed: trial.partySeed,
    parties: parties.map((party) => ({
      number: party.number,
      day: partyDay(party, trial),
      meetsAt: party.meetsAt,
      place: party.place,
      judges: party.judges.map(({ name }) => name),
    })),
    dogs: starters.map(({ entry, dog }) => ({
      dog: presentSummary(dog),
      class: entry.class,
      startNumber: entry.startNumber,
      party: entry.party,
    })),
  }
}
