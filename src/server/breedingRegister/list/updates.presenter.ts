import type { ListUpdate, ListUpdatePreview, ListUpdateRow, PreviewRow } from '#contract/breedingList.ts'
import { faultsIn } from '#domain/breeding/registerCheck.ts'
import { REGISTER_STEPS } from '#domain/breeding/registerStates.ts'
import { readPerson } from '../../dogs/dogs.policy.ts'
import { presentRecord } from '../../dogs/records.presenter.ts'
import type { Reader } from '../../platform/act.ts'
import type { Preview, PreviewedEntry } from './preview.service.ts'
import type { UpdateRow, WholeUpdate } from './updates.types.ts'

export function presentPreview({ action, rows }: Preview, reader: Reader): ListUpdatePreview {
  const shown = rows.map((row) => presentRow(row, action, reader))
  return {
    rows: shown,
    decided: shown.filter(({ to }) => to !== null).length,
    mails: shown.reduce((sum, { mails }) => sum + mails, 0),
    needsReason: shown.some(({ needsReason }) => needsReason),
  }
}

function presentRow(
  { entry, record, conditions, possible, needsReason, owners }: PreviewedEntry,
  action: Preview['action'],
  { viewer, live }: Reader,
): PreviewRow {
  const seesOwners = readPerson(viewer, { publicConsent: false })
  return {
    id: entry.id,
    version: entry.version,
    dog: presentRecord(record, live.snapshot),
    state: entry.state,
    to: possible ? REGISTER_STEPS[action].to : null,
    refused: possible ? null : 'REGISTER_STEP_IMPOSSIBLE',
    needsReason,
    against: faultsIn(conditions),
    owners: seesOwners ? owners.map(({ name }) => name) : [],
    mails: owners.length,
  }
}

export const presentUpdate = (row: UpdateRow): ListUpdateRow => ({
  id: row.id,
  breed: row.breed,
  action: row.action,
  reason: row.reason,
  at: row.at.toISOString(),
  by: row.by && { id: row.by.id, username: row.by.username },
  dogs: row.dogs,
  mails: row.mails,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoneBy: row.undoneBy && { id: row.undoneBy.id, username: row.undoneBy.username },
  restored: row.undoneAt && row.restored,
})

export const presentWholeUpdate = ({ update, entries }: WholeUpdate, { live }: Reader): ListUpdate => ({
  ...presentUpdate(update),
  entries: entries.map(({ entryId, record, before, now, changedSince, restored }) => ({
    id: entryId,
    dog: presentRecord(record, live.snapshot),
    before,
    after: REGISTER_STEPS[update.action].to,
    now,
    changedSince,
    restored,
  })),
})
