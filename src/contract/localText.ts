import * as z from 'zod'

/** A text in the product's languages. As staff wrote it: empty where it is not translated; as everyone reads it: Finnish there. */
export const localText = z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() })
