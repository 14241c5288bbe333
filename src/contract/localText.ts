import * as z from 'zod'

/** What a person writes in the product's languages; empty where it is not translated. */
export const localText = z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() })
