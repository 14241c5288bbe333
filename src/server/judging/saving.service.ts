import type { SavedField, SavedFields } from '#contract/judging.ts'
import type { Act } from '../platform/act.ts'
import { auditRowOf } from '../platform/audit/audit.ts'
import type { ErrorCode } from '../platform/errors.ts'
import { applyFields, storedIn, writerOf } from '../platform/fieldChanges.ts'
import { type FieldChanges, type FieldRules, problemOf, rulesOf } from './fields.ts'
import { DONE_RESULTS } from './lines.store.ts'
import { subjectOf } from './resultLog.ts'
import type { DoneResult } from './results.types.ts'
import { saveLoggedSheet, saveTimeAfter } from './sheets.store.ts'
import { requireWritable } from './writable.ts'
import { holdForWriting, type LockedEntry, type LockedTrial } from './writing.store.ts'

/** The trial and entries to write on, locked to the end of the transaction. @throws AppError 404 TRIAL_NOT_FOUND */
export const holdFor = ({ db }: Act, trialId: number, { kind, changes }: FieldChanges) =>
  holdForWriting(db, trialId, { kind, entryIds: [...new Set(changes.map(({ entryId }) => entryId))] })

/** Saves each field on its own; a field that cannot be saved has a code and does not stop the others. @throws AppError 422 */
export async function saveFields(
  act: Act,
  written: LockedTrial,
  { kind, changes }: FieldChanges,
): Promise<SavedFields> {
  const { trial, entries } = written
  requireWritable(trial, kind)
  const rules = rulesOf(written, kind)
  const results = entries.some(({ done }) => done) ? await DONE_RESULTS[kind](act.db, trial) : []
  const saved: SavedFields = { fields: [], sheets: [] }
  for (const id of new Set(changes.map(({ entryId }) => entryId))) {
    const own = changes.filter(({ entryId }) => entryId === id)
    const entry = entries.find((one) => one.id === id && one.placed)
    const result = results.find(({ dogId }) => dogId === entry?.dogId)
    if (!entry || result) {
      saved.fields.push(...refused(own, entry ? 'RESULT_IS_DONE' : 'ENTRY_NOT_IN_TRIAL', result))
      continue
    }
    const { fields, sheet } = await saveEntry(act, rules, { entry, own })
    saved.fields.push(...fields)
    saved.sheets.push(sheet)
  }
  return saved
}

function refused(
  changes: FieldChanges['changes'],
  code: ErrorCode,
  result: DoneResult | undefined,
): SavedField[] {
  return changes.map(({ entryId, field }) => ({
    entryId,
    field,
    status: 'refused',
    code,
    value: storedIn(result?.values ?? {}, field),
    changedBy: null,
    changedAt: null,
  }))
}

interface OwnChanges {
  readonly entry: LockedEntry
  readonly own: FieldChanges['changes']
}

async function saveEntry(act: Act, rules: FieldRules, { entry, own }: OwnChanges) {
  const { sheet } = entry
  const at = saveTimeAfter(sheet?.updatedAt, act.at)
  const before = sheet?.values ?? {}
  const [subject, subjectId] = subjectOf(rules, entry)
  const { values, applied } = applyFields(problemOf(rules), before, own)
  const fields: SavedField[] = []
  for (const field of applied)
    fields.push({ ...field, ...(await writerOf(act.db, [subject, subjectId], field)) })
  const changed = values !== before
  if (changed) {
    const named = (of: typeof values) =>
      Object.fromEntries(own.map(({ field }) => [field, storedIn(of, field)]))
    const change = { before: named(before), after: named(values) }
    const log = auditRowOf({ at: act.at, by: act.by, subject, subjectId, code: 'CHANGED', ...change })
    await saveLoggedSheet(act.db, { entryId: entry.id, kind: rules.kind }, { values, at }, log)
  }
  const updatedAt = (changed ? at : sheet?.updatedAt)?.toISOString() ?? null
  return { fields, sheet: { entryId: entry.id, values, updatedAt } }
}
