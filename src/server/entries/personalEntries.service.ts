import type { Db } from '../platform/database.ts'
import { type Entrant, entriesAbout, eraseEntrant } from './personalEntries.store.ts'

/** What is kept of a person in the entries of trials, for whoever asks for the own data. */
export function personalEntries(db: Db, entrant: Entrant) {
  return entriesAbout(db, entrant)
}

/** Takes a person out of the entries, before account and person themselves go: the dogs stay in the lists. */
export function erasePersonalEntries(tx: Db, entrant: Entrant): Promise<void> {
  return eraseEntrant(tx, entrant)
}
