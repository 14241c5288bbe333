import { undoSource } from '../../history/undo.service.ts'
import { writeAudit } from '../../platform/audit/audit.ts'
import { ImportError } from '../importError.ts'
import {
  beginUndo,
  endUndone,
  keepStayed,
  removeAddedBreeds,
  removeAddedPeople,
  removeAddedTrials,
} from './undo.store.ts'
import type { RunParts, TakenUpdate } from './updates.types.ts'

/**
 * Undoes an update in one transaction; rows changed since stay and are listed. Source: docs/rules/imports.md#updates-in-the-browser.
 * @throws ImportError while another import runs, AppError where a dog would be left without a number
 */
export async function runUndo({ db, now }: RunParts, update: TakenUpdate): Promise<void> {
  const { id, fileName, undoneBy, breeds } = update
  const sourceId = update.sourceId!
  await db.transaction().execute(async (tx) => {
    if (!(await beginUndo(tx)))
      throw new ImportError('Another import is running in this database.', { code: 'IMPORT_RUNNING' })
    const records = await undoSource({ db: tx }, sourceId)
    const stayed = [...records, ...(await removeAddedTrials(tx, sourceId))]
    await removeAddedPeople(tx, sourceId)
    await removeAddedBreeds(tx, breeds)
    await keepStayed(tx, { id, sourceId }, stayed)
    await writeAudit(tx, {
      at: now(),
      by: undoneBy,
      subject: 'dataUpdate',
      subjectId: id,
      code: 'DATA_UPDATE_UNDONE',
      after: { fileName, stayed: stayed.length },
    })
    if (!(await endUndone(tx, update, now()))) throw new ImportError('Stopped: nothing has been changed.')
  })
}
