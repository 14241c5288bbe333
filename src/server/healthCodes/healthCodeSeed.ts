import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import type { Db } from '../platform/database.ts'
import { insertFirstCodes } from './healthCodes.store.ts'

/** Seeds the first health codes where there is none yet; the club confirms and edits them from then on. */
export function seedHealthCodes(db: Db): Promise<void> {
  return insertFirstCodes(db, FIRST_HEALTH_CODES.all)
}
