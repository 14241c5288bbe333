import type { SavedField, SavedFields } from '#contract/results.ts'
import { stateRefusal } from '#domain/trials/refusals.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import type { Db } from '../../platform/database.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { trialState } from '../trials.service.ts'
import type { Trial } from '../trials.types.ts'
import { type AppliedField, applyFields, type FieldChanges, type FieldRules, storedIn } from './fields.ts'
import { lastWriter, logResult } from './history.service.ts'
import { booksOf } from './results.service.ts'
import { doneResults, placedEntries, saveSheet, sheetsOf } from './results.store.ts'
import type { DoneResult, PlacedEntry, Sheet } from './results.types.ts'

/** Who writes, and when. */
export interface Writing {
  readonly at: Date
  readonly by: number
  /** the Finnish day */
  readonly today: string
}

/** Why nothing is written down in the trial; null: it may be. */
export function writingRefusal(trial: Trial, kind: SheetKind, today: string): ErrorCode | null {
  const state = trialState(trial, today)
  if (state === 'draft') return 'TRIAL_IS_DRAFT'
  if (!sheetKinds(trial.type, trial.divided).includes(kind)) return 'SHEET_NOT_OF_TRIAL'
  return stateRefusal('save', state)
}

/** @throws AppError 422 where the trial's state takes no results, or the trial has no such sheets */
export function requireWritable(trial: Trial, kind: SheetKind, today: string): void {
  const refusal = writingRefusal(trial, kind, today)
  if (refusal) throw new AppError('refused', refusal)
}

/** Saves each field on its own; one that cannot be saved says why and keeps none of the others back. @throws AppError 422 */
export async function saveFields(
  tx: Db,
  trial: Trial,
  { kind, changes }: FieldChanges,
  writing: Writing,
): Promise<SavedFields> {
  requireWritable(trial, kind, writing.today)
  const { ofDay: rulebook } = await booksOf(tx, trial)
  const ids = [...new Set(changes.map(({ entryId }) => entryId))]
  const entries = (await placedEntries(tx, trial.id)).filter(({ id }) => ids.includes(id))
  const sheets = await sheetsOf(tx, ids, kind)
  const results = await doneResults(tx, trial, kind)
  const fields: SavedField[] = []
  const saved: SavedFields['sheets'] = []
  for (const id of ids) {
    const own = changes.filter(({ entryId }) => entryId === id)
    const entry = entries.find((one) => one.id === id)
    const result = results.find(({ dogId }) => dogId === entry?.dogId)
    if (!entry || result) {
      fields.push(...refused(own, entry && result ? 'RESULT_IS_DONE' : 'ENTRY_NOT_IN_TRIAL', result))
      continue
    }
    const written = await saveEntry(
      tx,
      { trial, kind, rulebook },
      { entry, sheet: sheets.get(id), own },
      writing,
    )
    fields.push(...written.fields)
    saved.push(written.sheet)
  }
  return { fields, sheets: saved }
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
  readonly entry: PlacedEntry
  readonly sheet: Sheet | undefined
  readonly own: FieldChanges['changes']
}

async function saveEntry(tx: Db, rules: FieldRules, { entry, sheet, own }: OwnChanges, { at, by }: Writing) {
  const before = sheet?.values ?? {}
  const key = { trialId: rules.trial.id, dogId: entry.dogId, kind: rules.kind }
  const { values, applied } = applyFields(rules, before, own)
  const fields: SavedField[] = []
  for (const field of applied) fields.push({ ...field, ...(await writerOf(tx, key, field)) })
  const changed = values !== before
  if (changed) {
    await saveSheet(tx, entry.id, rules.kind, values, at)
    const named = (of: typeof values) =>
      Object.fromEntries(own.map(({ field }) => [field, storedIn(of, field)]))
    await logResult(tx, key, { at, by, code: 'CHANGED', before: named(before), after: named(values) })
  }
  const updatedAt = (changed ? at : sheet?.updatedAt)?.toISOString() ?? null
  return { fields, sheet: { entryId: entry.id, values, updatedAt } }
}

/** Of a field that somebody else has changed: who it was. */
async function writerOf(tx: Db, key: Parameters<typeof lastWriter>[1], { status, field }: AppliedField) {
  const writer = status === 'changedMeanwhile' ? await lastWriter(tx, key, field) : undefined
  const name = [writer?.firstName, writer?.lastName].filter(Boolean).join(' ')
  return { changedBy: name || null, changedAt: writer?.at.toISOString() ?? null }
}
