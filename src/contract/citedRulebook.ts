import * as z from 'zod'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS, WATER_VALIDITIES } from '#domain/trials/rulebook.ts'

const count = z.number().int()

const scales = z.array(
  z.strictObject({
    code: z.string(),
    values: z.array(z.number()),
    /** what a zero does to the whole performance */
    zero: z.enum(['rejected', 'closed']).nullable(),
  }),
)
/** What a reader needs of a rulebook to understand the results judged by it. */
export const citedRulebook = z.strictObject({
  id: count,
  validFrom: z.iso.date(),
  revision: count,
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  coefficients: z.record(z.enum(TRIAL_CLASSES), z.record(z.enum(PARTS), z.number().nullable())),
  prizeLimits: z.tuple([z.number(), z.number(), z.number()]),
  huntFeatures: scales,
  waterFeatures: scales,
  waterValidity: z.enum(WATER_VALIDITIES),
})
export type CitedRulebook = z.infer<typeof citedRulebook>
