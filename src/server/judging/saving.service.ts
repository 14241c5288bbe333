import type { SavedField, SavedFields } from '#contract/judging.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import type { Act } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { settledStateOf } from '../trials/trials.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { type AppliedField, applyFields, type FieldChanges, type FieldRules, storedIn } from './fields.ts'
import { lastWriter, logResult } from './history.service.ts'
import { doneResults, saveSheet } from './results.store.ts'
import type { DoneResult } from './results.types.ts'
import { holdForWriting, type Written, type WrittenEntry } from './writing.store.ts'

/** Who writes, and when. */
export interface Writing {
  readonly at: Date
  readonly by: number
  /** the Finnish day */
  readonly today: string
}

/** The account that acts writes. */
export const writingOf = ({ at, today, viewer }: Act): Writing => ({ at, today, by: accountIdOf(viewer) })

/** Why nothing is written down in the trial; null: it may be. */
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

/** What the fields are to be written on, held to the end of the transaction. @throws AppError 404 TRIAL_NOT_FOUND */
export const holdFor = (tx: Db, trialId: number, { kind, changes }: FieldChanges) =>
  holdForWriting(tx, trialId, { kind, entryIds: [...new Set(changes.map(({ entryId }) => entryId))] })

/** @throws AppError 422 RULEBOOK_MISSING where none was in force on the trial's day */
export function rulesOf({ trial, rulebook }: Written, kind: SheetKind): FieldRules {
  if (!rulebook) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { trial, kind, rulebook }
}

/** Saves each field on its own; one that cannot be saved says why and keeps none of the others back. @throws AppError 422 */
export async function saveFields(
  tx: Db,
  written: Written,
  { kind, changes }: FieldChanges,
  writing: Writing,
): Promise<SavedFields> {
  const { trial, entries } = written
  requireWritable(trial, kind)
  const rules = rulesOf(written, kind)
  const results = entries.some(({ done }) => done) ? await doneResults(tx, trial, kind) : []
  const saved: SavedFields = { fields: [], sheets: [] }
  for (const id of new Set(changes.map(({ entryId }) => entryId))) {
    const own = changes.filter(({ entryId }) => entryId === id)
    const entry = entries.find((one) => one.id === id && one.placed)
    const result = results.find(({ dogId }) => dogId === entry?.dogId)
    if (!entry || result) {
      saved.fields.push(...refused(own, entry ? 'RESULT_IS_DONE' : 'ENTRY_NOT_IN_TRIAL', result))
      continue
    }
    const { fields, sheet } = await saveEntry(tx, rules, { entry, own }, writing)
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
  readonly entry: WrittenEntry
  readonly own: FieldChanges['changes']
}

async function saveEntry(tx: Db, rules: FieldRules, { entry, own }: OwnChanges, { at, by }: Writing) {
  const { sheet } = entry
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
