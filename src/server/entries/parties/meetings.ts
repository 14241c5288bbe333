import { createHash } from 'node:crypto'
import { formatDate } from '#domain/dates.ts'
import { type Party, partyDay } from '#domain/entries/parties.ts'
import type { Trial } from '../../trials/trials.types.ts'
import type { EntryLists, ListedEntry } from '../entries.types.ts'

/** When and where a dog meets, with whom; `party` null: the trial has none, and all meet together. */
export interface Meeting {
  readonly party: number | null
  readonly judges: string
  /** `12.09.2026 08:00, Kota` */
  readonly text: string
}

interface Dogs {
  readonly lists: EntryLists
  readonly parties: readonly Party[]
}

/** A dog's meeting; null: not known yet. */
export function meetingOf(trial: Trial, parties: readonly Party[], entry: ListedEntry): Meeting | null {
  if (parties.length === 0)
    return { party: null, judges: '', text: meetingText(trial.heldOn, trial.startTime, trial.place) }
  const party = parties.find(({ number }) => number === entry.party)
  const day = party && partyDay(party, trial)
  if (!day || party.meetsAt === null) return null
  return {
    party: party.number,
    judges: party.judges.map(({ name }) => name).join(', ') || '–',
    text: meetingText(day, party.meetsAt, party.place ?? trial.place),
  }
}

/** When and where, as far as it is known. */
export function meetingText(day: string | null, time: string | null, place: string | null): string {
  return [[day && formatDate(day), time].filter(Boolean).join(' '), place].filter(Boolean).join(', ')
}

/** What is kept of what an entrant was told: enough to see that it has changed. The number of a party is only its name. */
export const digestOf = ({ judges, text }: Meeting): string =>
  createHash('sha256').update(`${judges}\n${text}`).digest('base64url')

/** An entrant who has not been told of the meeting as it is now. */
export interface Untold {
  readonly entry: ListedEntry
  readonly meeting: Meeting
}

/** The entrants with a place and an address who are to be told; a dog that did not come needs no meeting. */
export function untoldOf(trial: Trial, { lists, parties }: Dogs): Untold[] {
  return lists.places.flatMap((entry) => {
    const meeting = meetingOf(trial, parties, entry)
    const isNews = meeting !== null && digestOf(meeting) !== entry.toldMeeting
    return isNews && entry.contactEmail !== null && entry.outcome === null ? [{ entry, meeting }] : []
  })
}
