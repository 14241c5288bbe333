import type { ResultStatus } from '#domain/trials/results.ts'
import type { Act } from '../platform/act.ts'
import { updateStatus } from './resultTables.store.ts'

/** Makes the results of a trial official, or preliminary again. */
export function setResultStatus(
  { db }: Act,
  trial: { readonly id: number },
  status: ResultStatus,
): Promise<void> {
  return updateStatus(db, trial.id, status)
}
