import type { SheetValue } from '#domain/trials/sheet.ts'
import { type FieldMark, markOfUnsaved, worstOf } from './marks.ts'
import type { Saver, SaverState } from './saver.ts'
import type { Unsaved, UnsavedFields } from './unsaved.ts'

type Values<Field extends string> = Readonly<Partial<Record<Field, SheetValue>>>

/** The fields of one dog with what this device has written on them. */
export interface OpenFields<Field extends string> {
  readonly values: Values<Field>
  readonly unsaved: ReadonlyMap<Field, Unsaved<Field>>
  /** the state of saving a field; null: it is empty */
  readonly markOf: (field: Field) => FieldMark | null
  /** the state of saving the dog as a whole */
  readonly mark: FieldMark | null
  readonly write: (field: Field, value: SheetValue, typing?: boolean) => void
  /** what was typed and is no value of the field; undefined: nothing is */
  readonly typedIn: (field: Field) => string | undefined
  readonly hold: (field: Field, typed: string) => void
}

/** What is stored of an entry, under what this device has written; `entryId` null: nothing can be written. */
export function openFields<Field extends string>(
  { entryId, stored }: { readonly entryId: number | null; readonly stored: Values<Field> },
  fields: UnsavedFields<Field>,
  state: SaverState,
  saver: Saver<Field>,
): OpenFields<Field> {
  const own = [...fields.values()].filter((item) => item.entryId === entryId)
  const unsaved = new Map(own.map((item) => [item.field, item]))
  const valid = own.filter((item) => item.state !== 'invalid')
  const written = Object.fromEntries(valid.map(({ field, value }) => [field, value])) as Values<Field>
  const values = { ...stored, ...written }
  return {
    values,
    unsaved,
    markOf(field) {
      const item = unsaved.get(field)
      if (item) return markOfUnsaved(item, state)
      return (values[field] ?? null) === null ? null : 'saved'
    },
    mark: worstOf(
      own.map((item) => markOfUnsaved(item, state)),
      Object.keys(stored).length > 0,
    ),
    write(field, value, typing) {
      if (entryId !== null) saver.write(entryId, field, value, stored[field] ?? null, typing)
    },
    typedIn(field) {
      const item = unsaved.get(field)
      return item?.state === 'invalid' ? String(item.value) : undefined
    },
    hold(field, typed) {
      if (entryId !== null) saver.hold(entryId, field, typed, stored[field] ?? null)
    },
  }
}
