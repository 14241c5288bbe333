import * as z from 'zod'

/** Of a change that has nothing to tell but that it was made. */
export const done = z.strictObject({ status: z.literal('done') })
