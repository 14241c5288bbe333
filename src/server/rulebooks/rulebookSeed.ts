import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import type { Db } from '../platform/database.ts'
import { insertFirstRulebooks } from './rulebooks.store.ts'

/** Seeds the first rulebooks where there is none yet; the club confirms and edits them from then on. */
export function seedRulebooks(db: Db): Promise<void> {
  return insertFirstRulebooks(db, FIRST_RULEBOOKS)
}
