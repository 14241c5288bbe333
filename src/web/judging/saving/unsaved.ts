import type { FieldChange, SavedField } from '#contract/judging.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'

/** What was written on this device and the service has not confirmed yet. */
export interface Unsaved extends FieldChange {
  /** values that were sent and never answered, and may stand at the service by now */
  readonly sent: readonly SheetValue[]
  /** `conflict`: somebody else has written meanwhile; `refused`: the service does not take it */
  readonly state: 'waiting' | 'conflict' | 'refused'
  /** of a conflict: what stands there, by whom and when; of a refusal: why */
  readonly answer: SavedField | null
}

/** Unsaved fields by `keyOf`, in the order they were written. */
export type UnsavedFields = ReadonlyMap<string, Unsaved>

export const keyOf = ({ entryId, field }: { readonly entryId: number; readonly field: string }) =>
  `${entryId}.${field}`

/** Adds the change of a field; `stored`: the service's value as far as this device knows. */
export function withChange(
  all: UnsavedFields,
  {
    entryId,
    field,
    value,
  }: { readonly entryId: number; readonly field: SheetField; readonly value: SheetValue },
  stored: SheetValue,
): UnsavedFields {
  const key = keyOf({ entryId, field })
  const earlier = all.get(key)
  if (value === stored && !earlier?.sent.length && earlier?.state !== 'conflict')
    return withoutField(all, key)
  const was = earlier ? earlier.was : stored
  const next = {
    entryId,
    field,
    value,
    was,
    sent: earlier?.sent ?? [],
    state: 'waiting',
    answer: null,
  } as const
  return new Map(all).set(
    key,
    earlier?.state === 'conflict' ? { ...next, was: earlier.answer?.value ?? null } : next,
  )
}

/** Those that may be sent now, at most so many fields and roughly so many characters. */
export function sendable(all: UnsavedFields, most: number, characters: number): Unsaved[] {
  let left = characters
  return [...all.values()]
    .filter(({ state }) => state === 'waiting')
    .filter(({ value, was }, index) => {
      left -= String(value).length + String(was).length + 100
      return index < most && (left > 0 || index === 0)
    })
}

/** Notes that values were sent. */
export function withSent(all: UnsavedFields, sent: readonly Unsaved[]): UnsavedFields {
  const next = new Map(all)
  for (const item of sent) {
    const now = next.get(keyOf(item))
    if (now) next.set(keyOf(item), { ...now, sent: [...new Set([...now.sent, item.value])] })
  }
  return next
}

/** Applies the service's answers to the fields that were sent. */
export function withAnswers(
  all: UnsavedFields,
  sent: readonly Unsaved[],
  answers: readonly SavedField[],
): UnsavedFields {
  return answers.reduce((fields, answer) => {
    const key = keyOf(answer)
    const now = fields.get(key)
    const item = sent.find((one) => keyOf(one) === key)
    return now && item ? withAnswer(fields, key, now, item, answer) : fields
  }, all)
}

function withAnswer(
  all: UnsavedFields,
  key: string,
  now: Unsaved,
  item: Unsaved,
  answer: SavedField,
): UnsavedFields {
  const rewritten = now.value !== item.value
  if (answer.status === 'saved')
    return rewritten
      ? new Map(all).set(key, { ...now, was: item.value, sent: [], state: 'waiting' })
      : withoutField(all, key)
  // The conflicting value is an own one, whose answer was lost.
  if (
    answer.status === 'changedMeanwhile' &&
    now.sent.some((value) => value === answer.value && value !== item.value)
  )
    return new Map(all).set(key, { ...now, was: answer.value, sent: [], state: 'waiting' })
  const state = answer.status === 'refused' ? 'refused' : 'conflict'
  return new Map(all).set(key, { ...now, sent: [], state, answer })
}

/** Resolves a conflict with the own value. */
export function withOwnValue(all: UnsavedFields, key: string): UnsavedFields {
  const now = all.get(key)
  if (!now?.answer) return all
  return new Map(all).set(key, { ...now, was: now.answer.value, state: 'waiting', answer: null })
}

/** Drops the change of a field. */
export function withoutField(all: UnsavedFields, key: string): UnsavedFields {
  if (!all.has(key)) return all
  const next = new Map(all)
  next.delete(key)
  return next
}
