import * as z from 'zod'
import { id } from './inputs.ts'

/** Most fields that one call saves. */
const MAX_FIELD_CHANGES = 200

/** `was`: the value that the writer saw before; what has become of it meanwhile is not overwritten. */
export const fieldChangeOf = <Field extends z.ZodType<string>, Value extends z.ZodType>(
  field: Field,
  value: Value,
) => z.object({ entryId: id, field, value, was: value })

/** Changes of fields, each saved on its own. */
export const fieldChangesOf = <Change extends z.ZodType>(change: Change) =>
  z.array(change).max(MAX_FIELD_CHANGES).min(1)

/** What has become of a change. */
export const savedFieldOf = <Field extends z.ZodType<string>, Value extends z.ZodType>(
  field: Field,
  value: Value,
) =>
  z.strictObject({
    entryId: id,
    field,
    status: z.enum(['saved', 'changedMeanwhile', 'refused']),
    /** key of the `errors` texts; null where it was saved */
    code: z.string().nullable(),
    /** what is stored now; null: empty */
    value,
    /** of what somebody else has written meanwhile */
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
  })
