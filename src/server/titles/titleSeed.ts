import { FIRST_TITLES } from '#domain/shows/titles.ts'
import type { Db } from '../platform/database.ts'
import { insertFirstTitles } from './titles.store.ts'

/** Seeds the first champion titles where there is none yet; the club edits them from then on. */
export function seedTitles(db: Db): Promise<void> {
  return insertFirstTitles(db, FIRST_TITLES)
}
