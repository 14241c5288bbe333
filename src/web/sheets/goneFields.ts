import type { Unsaved, UnsavedFields } from './unsaved.ts'

/** What is wrong of dogs that are not on the sheets any more; `here`: those that are. */
export const goneFields = <Field extends string>(
  unsaved: UnsavedFields<Field>,
  here: ReadonlySet<number | null>,
): readonly Unsaved<Field>[] =>
  [...unsaved.values()].filter(
    ({ entryId, state }) => (state === 'refused' || state === 'invalid') && !here.has(entryId),
  )
