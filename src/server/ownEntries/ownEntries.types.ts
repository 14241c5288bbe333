import type { EntryLists, ListedEntry } from '../entries/entries.types.ts'
import type { Trial } from '../trials/trials.types.ts'

/** An entry, as its entrant comes to it. */
export interface OwnedEntry {
  readonly entry: ListedEntry
  readonly trial: Trial
  readonly lists: EntryLists
  /** the browser made it, or has exchanged the link of a mail for it */
  readonly opened: boolean
}
