import type { SavedFields } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { applyFields, storedIn } from '../platform/fieldChanges.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import type { Trial } from '../trials/trials.types.ts'
import { describeSheets } from './describe.service.ts'
import { type FieldChanges, problemOf, rulesOf } from './fields.ts'
import { practiceSheetsOf, savePracticeSheet } from './practice.store.ts'
import { practiceRefusal } from './writable.ts'
import type { LockedTrial } from './writing.store.ts'

/** A trial's dogs with what the aspirant has scored of them, by entry. */
export async function describePractice(reader: Reader, trial: Trial, { kind }: { readonly kind: SheetKind }) {
  return {
    ...(await describeSheets(reader, trial, { kind })),
    own: await practiceSheetsOf(reader.db, accountIdOf(reader.viewer), trial.id, kind),
    writable: practiceRefusal(trial, kind) === null,
  }
}

/** Saves an aspirant's own scores, each field on its own. @throws AppError 422 */
export async function savePractice(
  { db, at, viewer }: Act,
  written: LockedTrial,
  { kind, changes }: FieldChanges,
): Promise<SavedFields> {
  const { trial, entries } = written
  const refusal = practiceRefusal(trial, kind)
  if (refusal) throw new AppError('refused', refusal)
  const rules = rulesOf(written, kind)
  const accountId = accountIdOf(viewer)
  const placed = new Set(entries.filter((entry) => entry.placed).map(({ id }) => id))
  const sheets = await practiceSheetsOf(db, accountId, trial.id, kind)
  const saved: SavedFields = { fields: [], sheets: [] }
  for (const entryId of new Set(changes.map((change) => change.entryId))) {
    const own = changes.filter((change) => change.entryId === entryId)
    const sheet = sheets.get(entryId)
    const before = sheet?.values ?? {}
    if (!placed.has(entryId)) {
      saved.fields.push(...own.map(({ field }) => unplaced(entryId, field)))
      continue
    }
    const { values, applied } = applyFields(problemOf(rules), before, own)
    saved.fields.push(...applied.map((field) => ({ ...field, ...NO_WRITER })))
    if (values !== before) await savePracticeSheet(db, { accountId, entryId, kind }, values, at)
    const updatedAt = values === before ? sheet?.updatedAt : at
    saved.sheets.push({ entryId, values, updatedAt: updatedAt?.toISOString() ?? null })
  }
  return saved
}

const NO_WRITER = { changedBy: null, changedAt: null } as const

const unplaced = (entryId: number, field: FieldChanges['changes'][number]['field']) => ({
  entryId,
  field,
  status: 'refused' as const,
  code: 'ENTRY_NOT_IN_TRIAL' satisfies ErrorCode,
  value: storedIn({}, field),
  ...NO_WRITER,
})
