import { FIRST_RULES } from '#domain/breeding/rules/firstRules.ts'
import type { Db } from '../platform/database.ts'
import { insertFirstRules } from './breedingRules.store.ts'

/** Seeds the first rules where there is none yet; the club edits them from then on. */
export function seedBreedingRules(db: Db): Promise<void> {
  return insertFirstRules(db, FIRST_RULES)
}
