import type { OperatorAct, Reader } from '../platform/act.ts'
import { scrubAudit } from '../platform/audit/audit.store.ts'
import { clearEntrants, clearHandlers } from './entries.store.ts'
import { type Entrant, entriesAbout, entryIdsAbout } from './personalEntries.store.ts'

/** A person's data in entries, for the download of own data. */
export function personalEntries({ db }: Reader, entrant: Entrant) {
  return entriesAbout(db, entrant)
}

/** Takes a person out of the entries, before account and person themselves go: the dogs stay, and of what was changed only that it was. */
export async function erasePersonalEntries({ db }: OperatorAct, entrant: Entrant): Promise<void> {
  const { managed, handled } = await entryIdsAbout(db, entrant)
  await clearHandlers(db, handled)
  await clearEntrants(db, managed)
  await scrubAudit(db, 'entry', [...new Set([...managed, ...handled])])
}
