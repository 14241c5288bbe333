import type { AuditSubject } from './act.ts'
import { lastWriter } from './audit/lastWriter.store.ts'
import type { Db } from './database.ts'
import type { ErrorCode } from './errors.ts'

/** The change of one field; `was`: the value that its writer saw before. */
interface FieldChange<Field extends string, Value> {
  readonly entryId: number
  readonly field: Field
  readonly value: Value
  readonly was: Value
}

type Values<Field extends string, Value> = Readonly<Partial<Record<Field, Value | null>>>

/** The outcome of saving one field; of a conflict, who else wrote is read afterwards. */
export interface AppliedField<Field extends string, Value> {
  readonly entryId: number
  readonly field: Field
  readonly status: 'saved' | 'changedMeanwhile' | 'refused'
  readonly code: ErrorCode | null
  /** what is stored now */
  readonly value: Value | null
}

/** A value as it is now; null: empty. */
export const storedIn = <Field extends string, Value>(
  values: Values<Field, Value>,
  field: Field,
): Value | null => values[field] ?? null

type ProblemOf<Field extends string, Value> = (change: FieldChange<Field, Value | null>) => ErrorCode | null

/** Sets one field if it still has the value that its writer saw; the same value counts as saved. */
function applyField<Field extends string, Value>(
  problemOf: ProblemOf<Field, Value>,
  values: Values<Field, Value>,
  change: FieldChange<Field, Value | null>,
): { readonly values: Values<Field, Value>; readonly applied: AppliedField<Field, Value> } {
  const { entryId, field } = change
  const present = storedIn(values, field)
  const left = (status: AppliedField<Field, Value>['status'], code: ErrorCode | null) => ({
    values,
    applied: { entryId, field, status, code, value: present },
  })
  const problem = problemOf(change)
  if (problem) return left('refused', problem)
  if (present === change.value) return left('saved', null)
  if (present !== change.was) return left('changedMeanwhile', 'FIELD_CHANGED_MEANWHILE')
  const { [field]: _gone, ...others } = values
  return {
    values: (change.value === null ? others : { ...others, [field]: change.value }) as Values<Field, Value>,
    applied: { entryId, field, status: 'saved', code: null, value: change.value },
  }
}

/** Sets the fields one after the other. @returns the same object where nothing has changed */
export function applyFields<Field extends string, Value>(
  problemOf: ProblemOf<Field, Value>,
  before: Values<Field, Value>,
  changes: readonly FieldChange<Field, Value | null>[],
) {
  const applied: AppliedField<Field, Value>[] = []
  let values = before
  for (const change of changes) {
    const step = applyField(problemOf, values, change)
    values = step.values
    applied.push(step.applied)
  }
  return { values, applied }
}

/** Who changed a conflicting field, and when; nulls for other fields. */
export async function writerOf(
  db: Db,
  subject: AuditSubject,
  { status, field }: Pick<AppliedField<string, unknown>, 'status' | 'field'>,
) {
  const writer = status === 'changedMeanwhile' ? await lastWriter(db, subject, field) : undefined
  const name = [writer?.firstName, writer?.lastName].filter(Boolean).join(' ')
  return { changedBy: name || null, changedAt: writer?.at.toISOString() ?? null }
}
