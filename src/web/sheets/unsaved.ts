import type { SheetValue } from '#domain/trials/sheet.ts'

/** What the service says of a field that was sent. */
export interface FieldAnswer<Field extends string = string> {
  readonly entryId: number
  readonly field: Field
  readonly status: 'saved' | 'changedMeanwhile' | 'refused'
  /** key of the `errors` texts; null where it was saved */
  readonly code: string | null
  /** what is stored now; null: empty */
  readonly value: SheetValue
  /** of what somebody else has written meanwhile */
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** What was written on this device and the service has not confirmed yet. */
export interface Unsaved<Field extends string = string> {
  readonly entryId: number
  readonly field: Field
  readonly value: SheetValue
  /** the value that its writer saw before */
  readonly was: SheetValue
  /** values that were sent and never answered, and may stand at the service by now */
  readonly sent: readonly SheetValue[]
  /**
   * `conflict`: somebody else has written meanwhile; `refused`: the service does not take it; `invalid`: what was typed is no value of the
   * field, and is kept as text until it is mended
   */
  readonly state: 'waiting' | 'conflict' | 'refused' | 'invalid'
  /** of a conflict: what stands there, by whom and when; of a refusal: why */
  readonly answer: FieldAnswer | null
}

/** Unsaved fields by `keyOf`, in the order they were written. */
export type UnsavedFields<Field extends string = string> = ReadonlyMap<string, Unsaved<Field>>

export const keyOf = ({ entryId, field }: { readonly entryId: number; readonly field: string }) =>
  `${entryId}.${field}`

/** Adds the change of a field; `stored`: the service's value as far as this device knows. */
export function withChange<Field extends string>(
  all: UnsavedFields<Field>,
  { entryId, field, value }: Pick<Unsaved<Field>, 'entryId' | 'field' | 'value'>,
  stored: SheetValue,
): UnsavedFields<Field> {
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

/** Keeps what was typed and is no value of the field; nothing of it is sent. */
export function withTyped<Field extends string>(
  all: UnsavedFields<Field>,
  { entryId, field, value }: Pick<Unsaved<Field>, 'entryId' | 'field'> & { readonly value: string },
  stored: SheetValue,
): UnsavedFields<Field> {
  const key = keyOf({ entryId, field })
  const earlier = all.get(key)
  // Which of two values stands is decided first.
  if (earlier?.state === 'conflict' || (earlier?.state === 'invalid' && earlier.value === value)) return all
  const { was = stored, sent = [] } = earlier ?? {}
  return new Map(all).set(key, { entryId, field, value, was, sent, state: 'invalid', answer: null })
}

/** Those that may be sent now, at most so many fields and roughly so many characters. */
export function sendable<Field extends string>(
  all: UnsavedFields<Field>,
  most: number,
  characters: number,
): Unsaved<Field>[] {
  let left = characters
  return [...all.values()]
    .filter(({ state }) => state === 'waiting')
    .filter(({ value, was }, index) => {
      left -= String(value).length + String(was).length + 100
      return index < most && (left > 0 || index === 0)
    })
}

/** Notes that values were sent. */
export function withSent<Field extends string>(
  all: UnsavedFields<Field>,
  sent: readonly Unsaved<Field>[],
): UnsavedFields<Field> {
  const next = new Map(all)
  for (const item of sent) {
    const now = next.get(keyOf(item))
    if (now) next.set(keyOf(item), { ...now, sent: [...new Set([...now.sent, item.value])] })
  }
  return next
}

/** Applies the service's answers to the fields that were sent. */
export function withAnswers<Field extends string>(
  all: UnsavedFields<Field>,
  sent: readonly Unsaved<Field>[],
  answers: readonly FieldAnswer[],
): UnsavedFields<Field> {
  return answers.reduce((fields, answer) => {
    const key = keyOf(answer)
    const now = fields.get(key)
    const item = sent.find((one) => keyOf(one) === key)
    return now && item ? withAnswer(fields, key, now, item, answer) : fields
  }, all)
}

function withAnswer<Field extends string>(
  all: UnsavedFields<Field>,
  key: string,
  now: Unsaved<Field>,
  item: Unsaved<Field>,
  answer: FieldAnswer,
): UnsavedFields<Field> {
  const rewritten = now.value !== item.value
  if (answer.status === 'saved')
    return rewritten
      ? new Map(all).set(key, { ...now, was: item.value, sent: [], state: now.state })
      : withoutField(all, key)
  // The conflicting value is an own one, whose answer was lost.
  if (
    answer.status === 'changedMeanwhile' &&
    now.sent.some((value) => value === answer.value && value !== item.value)
  )
    return new Map(all).set(key, { ...now, was: answer.value, sent: [], state: now.state })
  // What is no value is mended first; the service then says the same of what it is mended to.
  if (now.state === 'invalid') return new Map(all).set(key, { ...now, sent: [] })
  const state = answer.status === 'refused' ? 'refused' : 'conflict'
  return new Map(all).set(key, { ...now, sent: [], state, answer })
}

/** Resolves a conflict with the own value. */
export function withOwnValue<Field extends string>(
  all: UnsavedFields<Field>,
  key: string,
): UnsavedFields<Field> {
  const now = all.get(key)
  if (!now?.answer) return all
  return new Map(all).set(key, { ...now, was: now.answer.value, state: 'waiting', answer: null })
}

/** Drops the change of a field. */
export function withoutField<Field extends string>(
  all: UnsavedFields<Field>,
  key: string,
): UnsavedFields<Field> {
  if (!all.has(key)) return all
  const next = new Map(all)
  next.delete(key)
  return next
}

/** How many fields, of one dog or of all, wait for a person and not for the network. */
export const waitingForPerson = (all: UnsavedFields, entryId?: number): number =>
  [...all.values()].filter(
    (item) => item.state !== 'waiting' && (entryId === undefined || item.entryId === entryId),
  ).length
