import type { Act } from '../platform/act.ts'
import { keepToldResults } from './entries.store.ts'

/** Keeps that the entrants of some entries have been told of the results as they are now. */
export const keepTold = ({ db }: Act, entryIds: readonly number[]): Promise<void> =>
  keepToldResults(db, entryIds)
