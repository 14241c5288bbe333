import type { ResultStatus } from '#domain/trials/results.ts'
import type { Act } from '../platform/act.ts'
import { updateStatus } from './resultTables.store.ts'

/** The results of a trial become official, or preliminary again. */
export function setResultStatus(
  { db }: Act,
  trial: { readonly id: number },
  status: ResultStatus,
): Promise<void> {
  return updateStatus(db, trial.id, status)
}
