import type { SavedField, SavedFields } from '#contract/judging.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import type { Act, AuditSubject } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { settledStateOf } from '../trials/trials.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { type AppliedField, applyFields, type FieldChanges, type FieldRules, storedIn } from './fields.ts'
import { subjectOf } from './resultLog.ts'
import { saveSheet } from './results.store.ts'
import type { DoneResult } from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'
import { holdForWriting, type LockedEntry, type LockedTrial, lastWriter } from './writing.store.ts'

/** Why no results can be written in the trial; null: they can. */
export function writingRefusal(trial: TrialHead, kind: SheetKind): ErrorCode | null {
  const settled = settledStateOf(trial)
  if (settled === 'draft') return 'TRIAL_IS_DRAFT'
  if (!sheetKinds(trial.type, trial.divided).includes(kind)) return 'SHEET_NOT_OF_TRIAL'
  return settled ? whyNotRunning(settled) : null
}

/** @throws AppError 422 where the trial's state takes no results, or the trial has no such sheets */
export function requireWritable(trial: TrialHead, kind: SheetKind): void {
  const refusal = writingRefusal(trial, kind)
  if (refusal) throw new AppError('refused', refusal)
}

/** The trial and entries to write on, locked to the end of the transaction. @throws AppError 404 TRIAL_NOT_FOUND */
export const holdFor = ({ db }: Act, trialId: number, { kind, changes }: FieldChanges) =>
  holdForWriting(db, trialId, { kind, entryIds: [...new Set(changes.map(({ entryId }) => entryId))] })

/** @throws AppError 422 RULEBOOK_MISSING where none was in force on the trial's day */
export function rulesOf({ trial, rulebook }: LockedTrial, kind: SheetKind): FieldRules {
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { trial, kind, rulebook }
}

/** Saves each field on its own; a field that cannot be saved has a code and does not stop the others. @throws AppError 422 */
export async function saveFields(
  act: Act,
  written: LockedTrial,
  { kind, changes }: FieldChanges,
): Promise<SavedFields> {
  const { trial, entries } = written
  requireWritable(trial, kind)
  const rules = rulesOf(written, kind)
  const results = entries.some(({ done }) => done) ? await RESULT_TABLES[kind].ofTrial(act.db, trial) : []
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
  const { at } = act
  const { sheet } = entry
  const before = sheet?.values ?? {}
  const subject = subjectOf(rules, entry)
  const { values, applied } = applyFields(rules, before, own)
  const fields: SavedField[] = []
  for (const field of applied) fields.push({ ...field, ...(await writerOf(act, subject, field)) })
  const changed = values !== before
  if (changed) {
    await saveSheet(act.db, entry.id, rules.kind, values, at)
    const named = (of: typeof values) =>
      Object.fromEntries(own.map(({ field }) => [field, storedIn(of, field)]))
    await act.log(subject, 'CHANGED', named(before), named(values))
  }
  const updatedAt = (changed ? at : sheet?.updatedAt)?.toISOString() ?? null
  return { fields, sheet: { entryId: entry.id, values, updatedAt } }
}

/** Who changed a conflicting field, and when; nulls for other fields. */
async function writerOf({ db }: Act, subject: AuditSubject, { status, field }: AppliedField) {
  const writer = status === 'changedMeanwhile' ? await lastWriter(db, subject, field) : undefined
  const name = [writer?.firstName, writer?.lastName].filter(Boolean).join(' ')
  return { changedBy: name || null, changedAt: writer?.at.toISOString() ?? null }
}
