import * as z from 'zod'

/** Body of every answer that is a refusal or a failure; `code` and the values of `fields` are keys of the `errors` texts. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** what stands in the places of the sentence, or beside it, as the call's contract says of the code */
    details: z.unknown().optional(),
  }),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
