import type { Act, Reader } from '../platform/act.ts'
import { type Entrant, entriesAbout, eraseEntrant } from './personalEntries.store.ts'

/** What is kept of a person in the entries of trials, for whoever asks for the own data. */
export function personalEntries({ db }: Reader, entrant: Entrant) {
  return entriesAbout(db, entrant)
}

/** Takes a person out of the entries, before account and person themselves go: the dogs stay in the lists. */
export function erasePersonalEntries({ db }: Act, entrant: Entrant): Promise<void> {
  return eraseEntrant(db, entrant)
}
