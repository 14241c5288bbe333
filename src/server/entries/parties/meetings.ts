import { createHash } from 'node:crypto'
import { formatDate } from '#domain/dates.ts'
import { type Party, partyDay } from '#domain/entries/parties.ts'
import { formatTime } from '#domain/moments.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Trial } from '../../trials/trials.types.ts'
import type { EntryLists, ListedEntry } from '../entries.types.ts'

/** When and where a dog meets, with whom; `party` null: the trial has none, and all meet together. */
export interface Meeting {
  readonly party: number | null
  readonly judges: string
  readonly day: string | null
  /** `08:00` */
  readonly time: string | null
  readonly place: string | null
}

interface Dogs {
  readonly lists: EntryLists
  readonly parties: readonly Party[]
}

/** A dog's meeting; null: not known yet. */
export function meetingOf(trial: Trial, parties: readonly Party[], entry: ListedEntry): Meeting | null {
  if (parties.length === 0)
    return { party: null, judges: '', day: trial.heldOn, time: trial.startTime, place: trial.place }
  const party = parties.find(({ number }) => number === entry.party)
  const day = party && partyDay(party, trial)
  if (!day || party.meetsAt === null) return null
  return {
    party: party.number,
    judges: party.judges.map(({ name }) => name).join(', ') || '–',
    day,
    time: party.meetsAt,
    place: party.place ?? trial.place,
  }
}

/** When and where, as far as it is known, in a language: `12.09.2026 8.00, Kota`. */
export const meetingText = (meeting: Meeting, language: Language): string =>
  joined({ ...meeting, time: meeting.time && formatTime(meeting.time, language) })

function joined({ day, time, place }: Pick<Meeting, 'day' | 'time' | 'place'>): string {
  return [[day && formatDate(day), time].filter(Boolean).join(' '), place].filter(Boolean).join(', ')
}

/** What is kept of what an entrant was told, in whatever language: enough to see that it has changed. The number of a party is only its name. */
export const digestOf = (meeting: Meeting): string =>
  createHash('sha256')
    .update(`${meeting.judges}\n${joined(meeting)}`)
    .digest('base64url')

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
