import type { Act, Reader } from '../platform/act.ts'
import { type Entrant, entriesAbout, eraseEntrant } from './personalEntries.store.ts'

/** A person's data in entries, for the download of own data. */
export function personalEntries({ db }: Reader, entrant: Entrant) {
  return entriesAbout(db, entrant)
}

/** Erases a person from the entries, before account and person are deleted; the dogs stay in the lists. */
export function erasePersonalEntries({ db }: Act, entrant: Entrant): Promise<void> {
  return eraseEntrant(db, entrant)
}
