import * as z from 'zod'
import { CONTEST_STATES } from '#domain/entries/contests.ts'
import { id } from './inputs.ts'

/** What an owner has against an entry of the dog, and how it was decided. */
export const contestRow = z.strictObject({
  id,
  reason: z.string(),
  madeAt: z.iso.datetime(),
  state: z.enum(CONTEST_STATES),
  verdictReason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ContestRow = z.infer<typeof contestRow>
