import type { ReviewFieldChange, SavedReviewField, SavedReviewFields } from '#contract/reviewDays.ts'
import { type ReviewField, type ReviewValues, reviewFieldProblem } from '#domain/breeding/reviews.ts'
import type { Act } from '../platform/act.ts'
import { auditRowOf } from '../platform/audit/audit.ts'
import { applyFields, storedIn, writerOf } from '../platform/fieldChanges.ts'
import { findClasses, offeredCodes } from './classes.service.ts'
import { requireDraft } from './days.service.ts'
import { lockEntries, saveLoggedEntry } from './days.store.ts'
import type { DayRow, EntryRow } from './days.types.ts'

/** Saves each field on its own; a field that cannot be saved has a code and does not stop the others. @throws AppError 422 */
export async function saveFields(
  act: Act,
  day: DayRow,
  changes: readonly ReviewFieldChange[],
): Promise<SavedReviewFields> {
  requireDraft(day)
  const classes = offeredCodes(await findClasses(act))
  const ids = [...new Set(changes.map(({ entryId }) => entryId))]
  const entries = await lockEntries(act.db, day.id, ids)
  const saved: SavedReviewFields = { fields: [], sheets: [] }
  for (const id of ids) {
    const own = changes.filter(({ entryId }) => entryId === id)
    const entry = entries.find((one) => one.id === id)
    if (!entry) {
      saved.fields.push(...own.map(refusedOf))
      continue
    }
    const { fields, sheet } = await saveEntry(act, entry, own, classes)
    saved.fields.push(...fields)
    saved.sheets.push(sheet)
  }
  return saved
}

/** Of a dog that has been taken off the day. */
const refusedOf = ({ entryId, field }: ReviewFieldChange): SavedReviewField => ({
  entryId,
  field,
  status: 'refused',
  code: 'REVIEW_ENTRY_NOT_FOUND',
  value: null,
  changedBy: null,
  changedAt: null,
})

async function saveEntry(
  act: Act,
  entry: EntryRow,
  own: readonly ReviewFieldChange[],
  classes: readonly string[],
) {
  const before = entry.values
  const { values, applied } = applyFields(
    ({ field, value }) => reviewFieldProblem(field, value, classes),
    before,
    own,
  )
  const subject = ['reviewEntry', entry.id] as const
  const fields: SavedReviewField[] = []
  for (const field of applied) fields.push({ ...field, ...(await writerOf(act.db, subject, field)) })
  const changed = values !== before
  if (changed) {
    const change = { before: named(before, own), after: named(values, own) }
    const log = auditRowOf({
      at: act.at,
      by: act.by,
      subject: 'reviewEntry',
      subjectId: entry.id,
      code: 'CHANGED',
      ...change,
    })
    await saveLoggedEntry(act.db, entry.id, values, log)
  }
  return { fields, sheet: { entryId: entry.id, version: entry.version + (changed ? 1 : 0), values } }
}

const named = (values: ReviewValues, own: readonly { readonly field: ReviewField }[]) =>
  Object.fromEntries(own.map(({ field }) => [field, storedIn(values, field)]))
